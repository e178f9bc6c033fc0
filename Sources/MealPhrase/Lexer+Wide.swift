internal import MealSource
internal import MealUnits

extension Lexer {
  /// The values of the fraction characters: those of U+00BC to U+00BE, then those of U+2150 to U+215E.
  static let fractions: [(Int, Int)] = [
    (1, 4), (1, 2), (3, 4),
    (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6), (1, 8), (3, 8), (5, 8),
    (7, 8),
  ]

  /// A character of two and more bytes.
  mutating func wide() {
    if letterLength(index) > 0 { return word() }
    switch bytes[index] {
    case 0xC2: latin()
    case 0xC3: add(.times, min(2, end - index))
    case 0xE2: general()
    case 0xE3: skip(min(3, end - index))
    case 0xEF: skipOrStrip()
    case 0xF0...0xF4: decoration(min(4, end - index))
    default: add(.other, 1)
    }
  }

  /// U+0080 to U+00BF.
  private mutating func latin() {
    guard index + 1 < end else { return add(.other, 1) }
    switch bytes[index + 1] {
    case 0xBC, 0xBD, 0xBE: add(.fraction, 2, number: bytes[index + 1] - 0xBC)
    case 0xA0: skip(2)
    case 0xAD: skip(2)
    case 0xB0, 0xBA: add(.degree, 2)
    case 0xA2, 0xA3, 0xA5: add(.currency, 2)
    case 0xB7, 0xA9, 0xAE, 0xB9, 0xB2, 0xB3, 0xA7, 0xB6: decoration(2)
    default: add(.other, 2)
    }
  }

  /// U+2000 to U+2FFF.
  private mutating func general() {
    guard index + 2 < end else { return add(.other, end - index) }
    let scalar = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F) | 0x2000
    switch scalar {
    case 0x2000...0x200D, 0x202F, 0x205F, 0x2060: skip(3)
    case 0x2010...0x2015, 0x2212: add(.dash, 3)
    case 0x201C...0x201F, 0x2033: add(.quote, 3)
    case 0x2044, 0x2215: add(.slash, 3)
    case 0x2150...0x215E: add(.fraction, 3, number: UInt8(scalar - 0x2150) + 3)
    case 0x2189: add(.other, 3)
    case 0x20A0...0x20BF: add(.currency, 3)
    case 0x2248: add(.approximately, 3)
    case 0x2020...0x2023, 0x2070...0x209F, 0x2122, 0x25A0...0x27BF, 0x2B00...0x2BFF, 0x2600...0x26FF: decoration(3)
    default: add(.other, 3)
    }
  }

  /// A byte-order mark is a blank, a variation selector a decoration.
  private mutating func skipOrStrip() {
    guard index + 2 < end else { return add(.other, end - index) }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0xBB, 0xBF): skip(3)
    case (0xB8, 0x80...0x8F): decoration(3)
    default: add(.other, 3)
    }
  }
}
