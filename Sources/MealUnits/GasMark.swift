/// British gas oven marks.
public enum GasMark {
  /// The oven temperature in °C of a mark: 1/4, 1/2 or 1...10; nil for another number.
  ///
  /// The scale of UK cooker makers: mark 1 is 140 °C and each mark adds 25 °F, rounded as cookery books print it.
  public static func celsius(_ mark: Rational) -> Rational? {
    if mark == Rational(1, 4) { return Rational(110) }
    if mark == Rational(1, 2) { return Rational(120) }
    let table = [140, 150, 170, 180, 190, 200, 220, 230, 240, 260]
    guard let whole = mark.int, (1...10).contains(whole) else { return nil }
    return Rational(table[whole - 1])
  }
}
