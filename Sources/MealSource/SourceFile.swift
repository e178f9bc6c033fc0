/// The text of one `.meal` file: its bytes as they were read, never re-encoded.
///
/// Bytes are the source of truth; strings are made only for messages. Copying shares the storage.
public struct SourceFile: Sendable {
  /// The path that people see, relative to where the program was started.
  public let name: String
  /// The contents.
  public let bytes: [UInt8]
  /// The offsets at which lines start.
  public let lines: LineTable

  /// Keeps `bytes` under `name` and finds its lines.
  ///
  /// Time linear in the size.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.lines = LineTable(bytes)
  }

  /// Keeps a string's UTF-8 under `name`.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text of `range`, with bytes that are not UTF-8 replaced by U+FFFD.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }

  /// Where `offset` stands, as people count.
  public func position(_ offset: Int) -> SourcePosition {
    lines.position(of: offset, in: bytes)
  }
}
