/// Reads scalars with their lengths in bytes; a byte that is not UTF-8 reads as U+FFFD.
struct ScalarReader: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Reads `bytes` from the start.
  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> (value: Unicode.Scalar, length: Int)? {
    guard index < bytes.endIndex else { return nil }
    let (scalar, length) = read()
    index += length
    return (scalar, length)
  }

  private func read() -> (Unicode.Scalar, Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, index + length <= bytes.endIndex else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] {
      if byte & 0xC0 != 0x80 { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{FFFD}", 1)
  }
}
