import MealUnits
import NutritionEngine

/// Numbers as reports print them: rounded once, half to even, the same on every machine.
enum NumberText {
  /// `value` with exactly `places` decimals.
  static func fixed(_ value: Double, places: Int) -> String {
    let text = Rational(nearest: value)?.fixedText(places: places) ?? "\(value)"
    // What rounds to nothing has no sign.
    return text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) } ? String(text.dropFirst()) : text
  }

  /// `value` with at most `places` decimals.
  static func short(_ value: Double, places: Int) -> String {
    Rational(nearest: value)?.decimalText(places: places) ?? "\(value)"
  }

  /// Grams as a kitchen scale shows them: whole from 10, else one decimal.
  static func grams(_ value: Double) -> String { short(value, places: value < 9.95 ? 1 : 0) }

  /// Servings and portions: `1 1/2` for what is commonly said as a fraction, else decimals.
  static func portion(_ value: Double) -> String {
    let whole = value.rounded(.down)
    let fractions: [(Double, String)] = [
      (0.25, "1/4"), (1.0 / 3, "1/3"), (0.5, "1/2"), (2.0 / 3, "2/3"), (0.75, "3/4"),
    ]
    guard let hit = fractions.first(where: { abs(value - whole - $0.0) < 1e-9 }) else { return short(value, places: 2) }
    return whole == 0 ? hit.1 : "\(short(whole, places: 0)) \(hit.1)"
  }

  /// A count with its noun: `1 serving`, `4 servings`.
  static func count(_ value: Double, _ noun: String) -> String {
    "\(portion(value)) \(noun)\(value == 1 ? "" : "s")"
  }
}
