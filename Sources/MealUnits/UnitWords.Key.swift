extension UnitWords {
  /// Up to 24 bytes of folded text in three registers: what a look-up in a `Table` compares.
  ///
  /// Folding lowers case and takes diacritics off, so that `Teelöffel` and `TEELOFFEL` are one key; the rest is blanks.
  public struct Key: Hashable, Sendable, BitwiseCopyable {
    var first: UInt64 = 0x2020_2020_2020_2020
    var second: UInt64 = 0x2020_2020_2020_2020
    var third: UInt64 = 0x2020_2020_2020_2020
    /// The bytes appended so far; 25 where there were more than a key holds.
    public private(set) var count = 0

    /// An empty key.
    public init() {}

    /// Folds the whole of `bytes`.
    public init(folding bytes: UnsafeBufferPointer<UInt8>) {
      var index = 0
      while index < bytes.count, !isTooLong { index += append(folding: bytes, at: index) }
    }

    /// True where text was appended that the key could not hold: no table has such a word.
    public var isTooLong: Bool { count > 24 }

    /// Appends one byte as it is.
    @inline(__always)
    public mutating func append(_ byte: UInt8) {
      let change = UInt64(byte ^ 0x20) << UInt64(56 - 8 * (count & 7))
      switch count {
      case 0..<8: first ^= change
      case 8..<16: second ^= change
      case 16..<24: third ^= change
      default:
        count = 25
        return
      }
      count += 1
    }

    /// Appends the folded form of the character at `index` and returns how many bytes it takes in `bytes`.
    @inline(__always)
    public mutating func append(folding bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
      let byte = bytes[index]
      if byte < 0x80 {
        append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        return 1
      }
      return appendWide(byte, bytes, index)
    }

    private mutating func appendWide(_ lead: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
      guard (0xC2...0xDF).contains(lead), index + 1 < bytes.count else {
        append(lead)
        return 1
      }
      let scalar = UInt32(lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      appendLatin(scalar, lead, bytes[index + 1])
      return 2
    }

    private mutating func appendLatin(_ scalar: UInt32, _ lead: UInt8, _ trail: UInt8) {
      switch scalar {
      case 0xDF: appendPair(0x73, 0x73)
      case 0xC6, 0xE6: appendPair(0x61, 0x65)
      case 0x152, 0x153: appendPair(0x6F, 0x65)
      case 0xB5: append(0x75)
      case 0xC0...0x17F: append(Self.letters.utf8Start[Int(scalar - 0xC0)])
      case 0x300...0x36F: break
      default: appendPair(lead, trail)
      }
    }

    private mutating func appendPair(_ left: UInt8, _ right: UInt8) {
      append(left)
      append(right)
    }

    /// The plain letters of U+00C0 to U+017F, sixteen a line.
    private static let letters: StaticString = """
      aaaaaa?ceeeeiiii\
      dnooooo?ouuuuyt?\
      aaaaaa?ceeeeiiii\
      dnooooo?ouuuuyty\
      aaaaaaccccccccdd\
      ddeeeeeeeeeegggg\
      gggghhhhiiiiiiii\
      iiiijjkkklllllll\
      lllnnnnnnnnnoooo\
      oo??rrrrrrssssss\
      ssttttttuuuuuuuu\
      uuuuwwyyyzzzzzzs
      """
  }
}
