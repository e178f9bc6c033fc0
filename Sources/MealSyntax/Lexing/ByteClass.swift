/// What a byte may begin.
///
/// One look-up in a 256-entry table decides the lexer's next move.
enum ByteClass: UInt8 {
  case other, space, newline, letter, digit, quote, hash, high, punctuation
}

extension ByteClass {
  /// The class of each byte.
  ///
  /// Lives as long as the program: a scanner keeps the address and pays for no check.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0...255 { (table + byte).initialize(to: classify(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C: .space
    case 0x0A, 0x0D: .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .hash
    case 0x80...0xFF: .high
    case 0x21...0x7E: .punctuation
    default: .other
    }
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// A letter, a digit, `_`, or part of a character beyond ASCII.
  @inline(__always) var isNamePart: Bool { isASCIILetter || isDigit || self == 0x5F || self >= 0x80 }
}
