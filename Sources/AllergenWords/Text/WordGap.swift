/// What stands between two words, by how strongly it parts them.
enum WordGap: UInt8, Comparable {
  /// Blanks, one line break, hyphens, apostrophes: a phrase goes on.
  case soft
  /// A hyphen at the end of a line: the halves may be one word.
  case broken
  /// Commas, brackets, slashes: a phrase ends, a list goes on.
  case comma
  /// Full stops, semicolons, blank lines: a list ends.
  case sentence

  static func < (left: WordGap, right: WordGap) -> Bool { left.rawValue < right.rawValue }
}
