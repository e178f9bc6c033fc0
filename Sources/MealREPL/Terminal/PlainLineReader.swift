/// Reads lines from a descriptor that is no terminal, or from one that can only print.
struct PlainLineReader {
  private let descriptor: Int32
  private var bytes: ArraySlice<UInt8> = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end (LF or CR LF), nil after the last, which needs no end.
  mutating func next() -> String? {
    var searched = 0
    while true {
      if let end = bytes.dropFirst(searched).firstIndex(of: 0x0A) { return take(upTo: end) }
      searched = bytes.count
      guard let more = SystemCall.read(descriptor), !more.isEmpty else { break }
      bytes += more
    }
    return bytes.isEmpty ? nil : take(upTo: bytes.endIndex)
  }

  private mutating func take(upTo end: Int) -> String {
    var line = bytes[..<end]
    if line.last == 0x0D { line.removeLast() }
    bytes = bytes[end...].dropFirst()
    return String(decoding: line, as: UTF8.self)
  }
}
