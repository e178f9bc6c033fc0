import MealIR

/// The sums of a recipe as written, and what they lack.
struct RecipeTotal: Sendable {
  /// What scales with servings.
  var scaling = Tally()
  /// What does not: lines marked `[fixed]`; nil where there are none.
  var fixed: Tally?
  /// Names of what cannot be counted, in the order of the lines, without repeats.
  var missing: [String] = []
  /// Grams it weighs: what `makes` states, else the sum of its ingredients; nil where a weight is unknown.
  var yield: Figure?

  /// True where everything could be counted.
  var isComplete: Bool { missing.isEmpty }

  /// All of it, the scaling part times `factor`.
  func tally(times factor: Double = 1) -> Tally {
    var result = factor == 1 ? scaling : scaling.scaled(by: factor)
    if let fixed { result.add(fixed) }
    return result
  }
}
