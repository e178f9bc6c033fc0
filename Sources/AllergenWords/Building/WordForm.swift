/// A written form of a word in the tables.
struct WordForm: Hashable {
  /// Folded letters.
  let letters: String
  /// The spelling asked for, where accents tell two words apart.
  var exact: String?
}
