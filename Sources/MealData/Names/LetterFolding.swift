/// What a letter beyond ASCII is in a folded name.
enum LetterFolding {
  enum Result {
    /// One or two ASCII letters; the second 0 where none.
    case letters(UInt8, UInt8)
    /// A mark that vanishes: combining marks, apostrophes, ™.
    case nothing
    /// A sign that parts words.
    case separator
    /// A letter of another script, kept.
    case itself
  }

  /// The scalar at `index` and its length in bytes; U+FFFD of length 1 for a broken sequence.
  static func decode(_ text: UnsafeRawBufferPointer, _ index: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(text[index])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= text.count else { return (0xFFFD, 1) }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
    return (scalar, length)
  }

  /// What `scalar` is in a folded name.
  static func fold(_ scalar: UInt32) -> Result {
    switch scalar {
    case 0xC0...0x17F:
      let slot = Int(scalar - 0xC0)
      return latin(latinLetters.utf8Start[slot])
    case 0x300...0x36F, 0x2018, 0x2019, 0x2122, 0xAE, 0xA9, 0xFE0F: return .nothing
    case 0x80...0xBF, 0x2000...0x2BFF, 0x3000, 0xFFFD: return .separator
    default: return .itself
    }
  }

  private static func latin(_ letter: UInt8) -> Result {
    switch letter {
    case UInt8(ascii: "*"): return .separator
    case UInt8(ascii: "1"): return .letters(UInt8(ascii: "a"), UInt8(ascii: "e"))
    case UInt8(ascii: "2"): return .letters(UInt8(ascii: "o"), UInt8(ascii: "e"))
    case UInt8(ascii: "3"): return .letters(UInt8(ascii: "s"), UInt8(ascii: "s"))
    case UInt8(ascii: "4"): return .letters(UInt8(ascii: "t"), UInt8(ascii: "h"))
    default: return .letters(letter, 0)
    }
  }

  /// The base letters of U+00C0...U+017F; 1 is ae, 2 oe, 3 ss, 4 th, * no letter.
  private static let latinLetters: StaticString =
    """
    aaaaaa1ceeeeiiiidnooooo*ouuuuy43aaaaaa1ceeeeiiiidnooooo*ouuuuy4y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllll\
    lnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
}
