/// Folds letters: lower case, no diacritics, ligatures spelled out (`Œ` to `oe`, `ß` to `ss`), so that one spelling of a
/// word stands for all.
enum LetterFolding {
  /// The ASCII letters of U+00C0 to U+017F; `*` has two letters, `.` is no letter.
  private static let latin: StaticString = """
    aaaaaa*ceeeeiiiidnooooo.ouuuuy**aaaaaa*ceeeeiiiidnooooo.ouuuuy*y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuu\
    wwyyyzzzzzzs
    """

  /// What a scalar is in a word.
  enum Folded: Equatable {
    case one(UInt8)
    case two(UInt8, UInt8)
    /// Dropped without ending the word: combining accents, soft hyphens, joiners.
    case nothing
    /// Ends the word.
    case gap
    /// A letter of another script.
    case foreign
  }

  /// Folds a scalar above ASCII.
  static func fold(_ scalar: UInt32) -> Folded {
    switch scalar {
    case 0xC0...0x17F: return latinLetter(scalar)
    case 0xAD, 0x300...0x36F, 0x200B...0x200D, 0x2060, 0xFEFF: return .nothing
    case 0x219: return .one(UInt8(ascii: "s"))
    case 0x21B: return .one(UInt8(ascii: "t"))
    case 0xFB01: return .two(UInt8(ascii: "f"), UInt8(ascii: "i"))
    case 0xFB02: return .two(UInt8(ascii: "f"), UInt8(ascii: "l"))
    case 0..<0xC0, 0x2000...0x2BFF, 0x3000...0x303F, 0xFFF0...0xFFFF, 0x1F000...: return .gap
    default: return .foreign
    }
  }

  private static func latinLetter(_ scalar: UInt32) -> Folded {
    let letter = latin.utf8Start[Int(scalar - 0xC0)]
    if letter == UInt8(ascii: ".") { return .gap }
    return letter == UInt8(ascii: "*") ? ligature(scalar) : .one(letter)
  }

  private static func ligature(_ scalar: UInt32) -> Folded {
    switch scalar {
    case 0xC6, 0xE6: .two(UInt8(ascii: "a"), UInt8(ascii: "e"))
    case 0x152, 0x153: .two(UInt8(ascii: "o"), UInt8(ascii: "e"))
    case 0x132, 0x133: .two(UInt8(ascii: "i"), UInt8(ascii: "j"))
    case 0xDF: .two(UInt8(ascii: "s"), UInt8(ascii: "s"))
    default: .two(UInt8(ascii: "t"), UInt8(ascii: "h"))
    }
  }
}
