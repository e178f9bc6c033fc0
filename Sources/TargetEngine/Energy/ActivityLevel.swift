import MealIR
import MealUnits

/// How much more than at rest an eater spends.
struct ActivityLevel {
  /// The factors of the words.
  ///
  /// Textbooks repeat them, and no measurement behind them is known: reports call them a convention. They hold the
  /// thermic effect of food, which is never added again.
  private static let factors: [(word: String, factor: Double)] = [
    ("sedentary", 1.2), ("light", 1.375), ("moderate", 1.55), ("active", 1.725), ("very-active", 1.9),
  ]

  /// The factor of an eater; nil where no activity is stated.
  static func factor(of eater: Eater) -> TracedNumber? {
    if let factor = eater.activityFactor { return TracedNumber("activity factor", factor.double, "", .written) }
    guard let hit = factors.first(where: { $0.word == eater.activity }) else { return nil }
    return TracedNumber("activity factor (\(hit.word))", hit.factor, "", .published(.activityConvention))
  }
}

extension Evidence {
  static let activityConvention = Evidence(
    "pal.convention", "multipliers of McArdle, Katch & Katch, Exercise Physiology", .convention)
}
