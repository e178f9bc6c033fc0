import MealData
import MealIR

/// The sums of a recipe as written, and what they lack.
struct RecipeTotal: Sendable {
  /// What scales with servings.
  var scaling = Tally()
  /// What does not: lines marked `[fixed]`; nil where there are none.
  var fixed: Tally?
  /// What cannot be counted, in the order of the lines, without repeats.
  private(set) var missing: [MissingPart] = []
  /// Grams it weighs: what `makes` states, else the sum of its ingredients; nil where a weight is unknown.
  var yield: Figure?

  /// Notes something that cannot be counted.
  mutating func note(_ part: MissingPart) {
    if missing.count < MissingPart.limit, !missing.contains(part) { missing.append(part) }
  }

  /// True where some counted part does not state `nutrient`.
  func isAtLeast(_ nutrient: Nutrient) -> Bool {
    scaling.isAtLeast(nutrient) || fixed?.isAtLeast(nutrient) ?? false
  }

  /// True where everything could be counted.
  var isComplete: Bool { missing.isEmpty }

  /// All of it, the scaling part times `factor`.
  func tally(times factor: Double = 1) -> Tally {
    var result = factor == 1 ? scaling : scaling.scaled(by: factor)
    if let fixed { result.add(fixed) }
    return result
  }
}
