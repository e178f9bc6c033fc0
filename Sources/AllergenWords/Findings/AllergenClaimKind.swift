/// How sure a word is about an allergen.
public enum AllergenClaimKind: String, Sendable {
  /// The food named contains it.
  case contains
  /// It often does, or the label says that traces are possible.
  case may
}
