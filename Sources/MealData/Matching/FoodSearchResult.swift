/// A food that a search found.
public struct FoodSearchResult: Sendable {
  /// The card, or the implicit entry of a row.
  public var entry: FoodEntry
  /// How far it is from the query: 0 for the very name; more is farther.
  public var cost: Double
  /// The name that the query found: the plain one, another one of the card, or the source's.
  public var matchedName: String
  /// The key of its row.
  public var key: String { entry.key }
  /// The plain name, or the source's.
  public var name: String { entry.name }
}
