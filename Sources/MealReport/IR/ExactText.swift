import MealUnits

/// Exact numbers as text.
enum ExactText {
  /// The decimal digits of `value` where they end, else the fraction: `2.5`, `-0.125`, `1/3`.
  static func of(_ value: Rational) -> String {
    if value.isWhole { return "\(value.numerator)" }
    guard let places = places(value.denominator), value.rounded(places: places) == value else {
      return "\(value.numerator)/\(value.denominator)"
    }
    return value.decimalText(places: places)
  }

  /// The decimals that a fraction with this denominator needs; nil where no number of them is enough.
  private static func places(_ denominator: Int128) -> Int? {
    var (rest, twos, fives) = (denominator, 0, 0)
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    let places = max(twos, fives)
    return rest == 1 && places <= 30 ? places : nil
  }
}
