internal import MealSource

/// A word, a run of digits or a sign of an ingredient line.
struct Token: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case word, digits, fraction
    case comma, semicolon, colon, dot, slash, dash, plus, ampersand, times, equals, approximately
    case open, close, openSquare, closeSquare
    case quote, percent, degree, hash, currency, other
  }

  var kind: Kind
  /// A blank stands before it.
  var spaced: Bool
  /// Something was cut out before it, or a new line of thought begins: text must not be joined over the gap.
  var gap = false
  /// The number of a number or size word; the position in `Lexer.fractions` of a fraction.
  var number: UInt8 = 0
  var start: UInt32
  var end: UInt32
  var classes: WordClass = []
  /// For an opening bracket the position of the closing one, for a closing one that of the opening; -1 without one.
  var partner: Int32 = -1

  var range: ByteRange { ByteRange(start, end) }
}
