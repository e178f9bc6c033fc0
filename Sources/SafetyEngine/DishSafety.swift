public import MealIR

/// What safety says of a dish.
public struct DishSafety: Sendable {
  /// Whether there is an answer.
  public enum Standing: Sendable, Hashable {
    /// It has to get as hot as `requirements` say.
    case required
    /// Nothing raw of animals is in it; why there is nothing to say.
    case nothingRaw(String)
    /// A food in it is unknown, so that the figures are at the least what it needs.
    case unknown([String])
  }

  /// The recipe or the dish of a meal.
  public var recipe: RecipeID
  /// Whether there is an answer.
  public var standing: Standing
  /// One a authority of the region, in order; empty where nothing asks for heat.
  public var requirements: [SafetyRequirement]
  /// The raw animal foods, in the order of their lines.
  public var parts: [RawPart]
  /// What the cook should hear: steps, raw dishes, keeping.
  public var findings: [SafetyFinding]
}
