/// A number with a dimension, held exactly in the dimension's base unit (g, ml, cm, s, kcal, °C).
public struct Quantity: Hashable, Sendable {
  /// The value in base units.
  public var value: Rational
  /// What it measures.
  public var dimension: Dimension
  /// The unit it was written in, for printing; nil for plain and compound numbers.
  public var unit: Unit?
  /// True for the difference of two temperatures, which adds to a temperature; a temperature itself does not.
  public var isDifference: Bool

  /// Makes a quantity from a value in base units.
  public init(_ value: Rational, _ dimension: Dimension = .none, unit: Unit? = nil, isDifference: Bool = false) {
    self.value = value
    self.dimension = dimension
    self.unit = unit
    self.isDifference = isDifference
  }

  /// Reads `number` of `unit`; nil where it does not fit, and for a gas mark that no oven has.
  public init?(_ number: Rational, _ unit: Unit, system: UnitSystem = .us) {
    guard let value = Quantity.base(number, unit, system) else { return nil }
    self.init(value, unit.dimension, unit: unit)
  }

  private static func base(_ number: Rational, _ unit: Unit, _ system: UnitSystem) -> Rational? {
    switch unit {
    case .celsius: return number
    case .fahrenheit: return number.subtracting(Rational(32))?.multiplied(by: Rational(5, 9))
    case .gasMark: return GasMark.celsius(number)
    default: return unit.factor(in: system).flatMap { number.multiplied(by: $0) }
    }
  }

  /// The number of `unit` that this is; nil for another dimension.
  public func number(of unit: Unit, system: UnitSystem = .us) -> Rational? {
    guard unit.dimension == dimension else { return nil }
    switch unit {
    case .celsius, .gasMark: return value
    case .fahrenheit:
      let scaled = value.multiplied(by: Rational(9, 5))
      return isDifference ? scaled : scaled?.adding(Rational(32))
    default: return unit.factor(in: system).flatMap { value.divided(by: $0) }
    }
  }
}
