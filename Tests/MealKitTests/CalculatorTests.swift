import MealKit
import Testing

@Suite struct CalculatorTests {
  private let calculator = Calculator(catalogue: .builtIn, options: CheckOptions(today: CalendarDate(dayNumber: 0)))

  private func value(_ line: String) -> String? {
    if case .value(let text) = calculator.answer(line) { return text }
    return nil
  }

  @Test(arguments: [
    ("2 kg + 300 g", "2.3 kg"), ("1 h 20 min + 40 min", "2 h"), ("180 C - 20 C", "160 C"), ("1/3 + 1/3 + 1/3", "1"),
    ("3 * 2.5 EUR", "7.50 EUR"), ("2026-12-06 - 2026-11-30", "6 d"), ("[1, 2, 3]", "1, 2, 3"), ("7 / 2", "3.5"),
    ("(2..3) * 2 kg", "4–6 kg"), ("20..25 min", "20–25 min"), ("sum([1 g, 2 g])", "3 g"),
    ("if 1 < 2 { \"yes\" } else { \"no\" }", "yes"),
  ])
  func evaluates(line: String, result: String) {
    #expect(value(line) == result)
  }

  @Test func namesStay() {
    _ = calculator.answer("let guests = 6")
    #expect(value("guests * 250 g") == "1500 g")
    _ = calculator.answer("def half(x) = x / 2")
    #expect(value("half(guests)") == "3")
  }

  @Test func foodsAreRead() throws {
    guard case .phrase(let items) = calculator.answer("200 g cottage cheese + 2 eggs") else {
      Issue.record("not read as foods")
      return
    }
    #expect(items.map(\.text) == ["200 g cottage cheese", "2 eggs"])
    #expect(items.compactMap { $0.grams?.middle } == [Rational(200), Rational(100)])
  }

  @Test func faultsOfSumsAreTold() {
    guard case .faulty = calculator.answer("1 kg + 1 l") else {
      Issue.record("not told")
      return
    }
    #expect(calculator.diagnostics.map(\.code) == [.massAndVolume])
  }
}
