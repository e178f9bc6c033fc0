/// Small words that the scanner must know, as bits of a surface.
struct WordClass: OptionSet {
  let rawValue: UInt32

  /// "of", "de", "the": may be missing in a phrase.
  static let skip = WordClass(rawValue: 1)
  /// "or": ends a list that a "without" denies as a whole.
  static let or = WordClass(rawValue: 2)
  /// "and": parts two foods.
  static let and = WordClass(rawValue: 4)
  /// "g", "cups", "some": what may stand before the one word of an ingredient line.
  static let unit = WordClass(rawValue: 8)
}
