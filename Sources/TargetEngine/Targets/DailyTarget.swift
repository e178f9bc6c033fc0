public import MealSource

/// What an eater should have of a nutrient in a day.
public struct DailyTarget: Sendable {
  /// Who set it.
  public enum Origin: Sendable, Hashable {
    /// Written in `targets { }`.
    case written(SourceSpan)
    /// It follows from the body, the activity and the goal.
    case energy
    /// It follows from the diet of that name.
    case diet(String)
    /// Science advises it; no one asked.
    case advice(Evidence)
  }

  /// The nutrient's key, such as `protein_g`.
  public let nutrient: String
  /// The least; nil where there is none.
  public let low: TracedNumber?
  /// What is aimed at where that is one number; nil where only limits are set.
  public let aim: TracedNumber?
  /// The most; nil where there is none.
  public let high: TracedNumber?
  /// Who set it.
  public let origin: Origin

  init(
    _ nutrient: String, low: TracedNumber? = nil, aim: TracedNumber? = nil, high: TracedNumber? = nil, _ origin: Origin
  ) {
    self.nutrient = nutrient
    self.low = low
    self.aim = aim
    self.high = high
    self.origin = origin
  }

  /// The number that stands for the target in computations: the aim, else the middle, else the one limit.
  var figure: TracedNumber? {
    guard aim == nil, let low, let high, low.value != high.value else { return aim ?? low ?? high }
    return TracedNumber(
      "\(low.name), middle", (low.value + high.value) / 2, low.unit, .computed("middle of low and high", nil),
      [low, high])
  }
}
