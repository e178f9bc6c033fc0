public import MealSource

/// Words of a line that belong together, as byte ranges: one, or several where something was cut out between them.
///
/// `heavy (whipping) cream` gives the two pieces `heavy` and `cream`; `chicken or vegetable broth` gives `chicken` and
/// `broth`. No text is copied until it is asked for.
public struct PhraseText: Hashable, Sendable {
  /// The first piece; empty where there is no text.
  public var first: ByteRange
  /// The further pieces, in the order in which they are read.
  public var rest: [ByteRange]

  /// Joins pieces.
  public init(_ first: ByteRange = ByteRange(UInt32(0), UInt32(0)), rest: [ByteRange] = []) {
    self.first = first
    self.rest = rest
  }

  /// True where there is no text.
  public var isEmpty: Bool { first.isEmpty && rest.isEmpty }

  /// The pieces in order.
  public var pieces: [ByteRange] { first.isEmpty ? rest : [first] + rest }

  /// The smallest range that holds every piece: what a diagnostic underlines.
  public var range: ByteRange { rest.reduce(first) { $1.isEmpty ? $0 : $0.union($1) } }

  /// The words as a string, one blank between two pieces.
  public func string(in bytes: Span<UInt8>) -> String {
    String(decoding: self.bytes(in: bytes), as: UTF8.self)
  }

  /// The words as bytes, one blank between two pieces.
  public func bytes(in bytes: Span<UInt8>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      var result: [UInt8] = []
      result.reserveCapacity(range.count)
      append(first, of: buffer, to: &result)
      for piece in rest { append(piece, of: buffer, to: &result) }
      return result
    }
  }

  private func append(_ piece: ByteRange, of bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    guard !piece.isEmpty, Int(piece.end) <= bytes.count else { return }
    if !result.isEmpty { result.append(0x20) }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[piece.indices]))
  }
}
