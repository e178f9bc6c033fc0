/// What was done to an animal food before it meets heat, in the order of strictness.
public enum FoodForm: String, CaseIterable, Sendable, Hashable {
  /// Filled, or a filling.
  case stuffed
  /// Minced, ground, flaked: bacteria of the surface are all through it.
  case ground
  /// Needled, cubed or pounded.
  case tenderised
  /// Pumped with brine or marinade, tumbled in it.
  case injected
  /// A whole roast.
  case roast
  /// Liver, kidney and their like.
  case offal
  /// A chop, a steak, a fillet, pieces.
  case intact
}
