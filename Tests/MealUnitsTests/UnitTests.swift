import MealUnits
import Testing

@Suite struct UnitTests {
  /// One of a unit in its base unit, exact: NIST Handbook 44 and the UK Weights and Measures Act 1985.
  static let factors: [(Unit, UnitSystem, String)] = [
    (.ounce, .us, "28.349523125"), (.pound, .us, "453.59237"), (.cup, .us, "236.5882365"), (.cup, .metric, "250"),
    (.tablespoon, .us, "14.786764781"), (.tablespoon, .uk, "15"), (.tablespoon, .au, "20"), (.teaspoon, .metric, "5"),
    (.pint, .us, "473.176473"), (.pint, .uk, "568.26125"), (.fluidOunce, .us, "29.573529562"),
    (.fluidOunce, .uk, "28.4130625"), (.gallon, .us, "3785.411784"), (.gallon, .uk, "4546.09"), (.inch, .us, "2.54"),
    (.foot, .us, "30.48"), (.hour, .us, "3600"), (.day, .us, "86400"), (.kilocalorie, .us, "1"),
  ]

  @Test(arguments: factors)
  func factor(unit: Unit, system: UnitSystem, text: String) {
    #expect(unit.factor(in: system)?.decimalText(places: 9) == text)
  }

  @Test func kilojoulesBecomeKilocalories() {
    #expect(Quantity(Rational(4184), .kilojoule)?.value == Rational(1000))
  }

  @Test(arguments: [(350, "176.666667"), (32, "0"), (212, "100"), (-40, "-40")])
  func fahrenheit(degrees: Int, celsius: String) {
    #expect(Quantity(Rational(degrees), .fahrenheit)?.value.decimalText() == celsius)
  }

  @Test func gasMarks() {
    #expect(Quantity(Rational(4), .gasMark)?.value == Rational(180))
    #expect(Quantity(Rational(1, 2), .gasMark)?.value == Rational(120))
    #expect(Quantity(Rational(11), .gasMark) == nil)
  }

  @Test func everyUnitHasItsOwnSymbol() {
    #expect(Set(Unit.allCases.map(\.symbol)).count == Unit.allCases.count)
  }

  @Test func everyUnitHasADimension() {
    #expect(Unit.milligram.dimension == .mass)
    #expect(Unit.gallon.dimension == .volume)
    #expect(Unit.clove.dimension == .count)
    #expect(Unit.handful.kind == .vague)
  }

  @Test func dimensionsMultiply() {
    #expect(Dimension.mass.divided(by: .volume)?.description == "mass per volume")
    #expect(Dimension.length.multiplied(by: .length)?.description == "length^2")
    #expect(Dimension.mass.divided(by: .mass) == Dimension.none)
  }
}
