/// How many terminal cells a text takes: 2 for East Asian wide characters and emoji, 0 for marks that sit on another.
///
/// Follows what terminals do (`wcwidth` summed over the scalars), except that an emoji sequence counts as one emoji.
public enum DisplayWidth {
  /// The cells `text` takes on one line; escape sequences that only set colours take none.
  public static func of(_ text: some StringProtocol) -> Int {
    var total = 0
    var rest = text[...]
    while let character = rest.first {
      if let end = styleEnd(rest) {
        rest = rest[end...]
      } else {
        total += of(character)
        rest = rest.dropFirst()
      }
    }
    return total
  }

  /// The cells one grapheme takes.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    if isEmojiSequence(character) { return 2 }
    return character.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The end of the escape sequence (`ESC [ … letter`) that `text` starts with, nil where it starts with none.
  static func styleEnd<Text: StringProtocol>(_ text: Text) -> Text.Index? {
    guard text.first == "\u{1B}", text.dropFirst().first == "[" else { return nil }
    return text.dropFirst(2).firstIndex(where: \.isLetter).map { text.index(after: $0) }
  }

  private static func isEmojiSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { joinsEmoji($0) }
  }

  private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x200D: true  // "shown as an emoji", "joined with the next"
    case 0x1F1E6...0x1F1FF: true  // the second half of a flag
    case 0x1F3FB...0x1F3FF: true  // skin tones
    default: false
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: 0
    case .format: scalar.value == 0xAD ? 1 : 0
    default: isFollowingJamo(scalar) ? 0 : (isWide(scalar) ? 2 : 1)
    }
  }

  /// Vowels and finals of decomposed Hangul share the cells of the consonant before.
  private static func isFollowingJamo(_ scalar: Unicode.Scalar) -> Bool { (0x1160...0x11FF).contains(scalar.value) }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
