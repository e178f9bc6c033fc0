/// A word of a text: its bytes there, its folded letters, and what stands before it.
struct TextWord {
  /// Its bytes in the text.
  var range: Range<Int>
  /// Its letters in the reader's folded buffer.
  var letters: Range<Int>
  /// What parts it from the word before.
  var gap: WordGap
  /// The hash of its folded letters.
  var hash: WordHash
  /// True for a run of digits.
  var isNumber: Bool
}
