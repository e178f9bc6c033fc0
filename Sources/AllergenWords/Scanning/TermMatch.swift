/// A term found in a text, by the first and last of its words.
struct TermMatch {
  let term: Int
  let first: Int
  let last: Int
  /// True for a part of a compound: what the whole word says goes first.
  var isPart = false
}
