/// One place of a text that names an allergen.
public struct AllergenEvidence: Equatable, Sendable {
  /// What is named.
  public let allergen: AllergenName
  /// How sure it is.
  public let kind: AllergenClaimKind
  /// The term as the vocabulary writes it.
  public let term: String
  /// The index of the text among those given.
  public let text: Int
  /// The bytes of the text's UTF-8 that were matched.
  public let range: Range<Int>

  /// Makes one place of evidence.
  public init(allergen: AllergenName, kind: AllergenClaimKind, term: String, text: Int, range: Range<Int>) {
    self.allergen = allergen
    self.kind = kind
    self.term = term
    self.text = text
    self.range = range
  }
}
