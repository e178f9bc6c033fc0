/// Keeps control characters of files from reaching the terminal.
enum SafeText {
  /// `text` with control characters, and those that turn the writing direction, shown instead of obeyed.
  static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.map { isUnsafe($0) ? stand($0) : String($0) }.joined()
  }

  /// True for what a terminal would obey instead of show.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What stands for an unsafe scalar: `\u{1B}`.
  static func stand(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
