public import MealData

/// How a figure of a food was derived from what its source states.
public struct FoodNote: Sendable, Hashable {
  /// The nutrient.
  public var nutrient: Nutrient
  /// In words: "energy: kcal = kJ / 4.184".
  public var text: String
  /// True for a change of unit and what is done to every food: told by explanations only.
  public var isRoutine: Bool
}
