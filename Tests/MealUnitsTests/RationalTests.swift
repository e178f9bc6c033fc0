import MealUnits
import Testing

@Suite struct RationalTests {
  @Test func thirdsAddUpExactly() {
    let third = Rational(1, 3)
    #expect(third.adding(third)?.adding(third) == .one)
  }

  @Test func tenthsAddUpExactly() {
    let tenth = Rational(decimal: 1, places: 1)
    #expect(tenth.flatMap { $0.adding(Rational(2, 10)) } == Rational(3, 10))
  }

  @Test func divisionByZeroIsNil() {
    #expect(Rational.one.divided(by: .zero) == nil)
  }

  @Test(arguments: [(1, "0.12"), (3, "0.38"), (5, "0.62"), (-1, "-0.12")])
  func eighthsRoundHalfToEven(eighths: Int, text: String) {
    // 1/8 = 0.125 -> 0.12; 3/8 = 0.375 -> 0.38; 5/8 = 0.625 -> 0.62.
    #expect(Rational(eighths, 8).fixedText(places: 2) == text)
  }

  @Test func textDropsTrailingZeros() {
    #expect(Rational(5, 2).decimalText() == "2.5")
    #expect(Rational(4).decimalText() == "4")
    #expect(Rational(1, 3).decimalText(places: 3) == "0.333")
    #expect(Rational(-1, 10_000_000).decimalText(places: 3) == "0")
  }

  @Test func productsThatNoLongerFitKeepSixtyBits() throws {
    var value = Rational.one
    for _ in 0..<60 { value = try #require(value.multiplied(by: Rational(21, 20))) }
    // 1.05^60 = 18.67918589...
    #expect(abs(value.double - 18.679185894122984) < 1e-9)
  }

  @Test func magnitudesThatDoNotFitAreNil() {
    var value: Rational? = Rational(Int.max)
    for _ in 0..<4 { value = value.flatMap { $0.multiplied(by: Rational(Int.max)) } }
    #expect(value == nil)
  }

  @Test func comparesExactly() {
    #expect(Rational(1, 3) < Rational(34, 100))
    #expect(Rational(2, 4) == Rational(1, 2))
    #expect(-Rational(1, 2) < .zero)
  }
}
