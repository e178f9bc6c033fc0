/// A term found in a text, by the first and last of its words.
struct TermMatch {
  let term: Int
  let first: Int
  let last: Int
}
