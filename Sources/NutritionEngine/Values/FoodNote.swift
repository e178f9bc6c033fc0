public import MealData

/// How a figure of a food was derived from what its source states.
public struct FoodNote: Sendable, Hashable {
  /// The nutrient.
  public var nutrient: Nutrient
  /// In words: "energy: kcal = kJ / 4.184".
  public var text: String
  /// True for a change of unit, which hardly anybody has to be told.
  public var isConversion: Bool
}
