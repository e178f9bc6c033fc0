import MealKit
import Testing

/// What single lines come to in the scope of a program.
struct CalculatorTests {
  private func calculator(_ text: String = "") -> Calculator {
    let compilation = MealCompiler().compile(text)
    return Calculator(
      compilation.parsedFiles, catalogue: .builtIn, options: CheckOptions(today: CalendarDate(dayNumber: 0)))
  }

  /// The answer in one line: `value 2.3 kg`, `guests = 6`, `foods usda:01123`, `faulty M0402`.
  private func answer(_ line: String, _ calculator: Calculator) -> String {
    switch calculator.answer(line) {
    case .value(let text): return "value \(text)"
    case .binding(let name, let value): return "\(name) = \(value)"
    case .phrase(let items): return "foods \(items.count)"
    case .faulty: return "faulty \(calculator.diagnostics.map { "\($0.code)" }.joined(separator: " "))"
    }
  }

  @Test(arguments: [
    ("2 kg + 300 g", "value 2.3 kg"), ("2 eggs", "foods 1"), ("2 eggs with 200 g cottage cheese", "foods 2"),
    ("let guests = 6", "guests = 6"), ("1 kg + 1 l", "faulty M0402"), ("let x =", "faulty M0203"),
    ("180 C - 20 C", "value 160 C"),
    ("size * 2", "value 200 g"), ("5 EUR + 3 EUR", "value 8.00 EUR"),
  ])
  func answers(line: String, expected: String) {
    #expect(answer(line, calculator("let size = 100 g")) == expected)
  }

  @Test func bindingsStay() {
    let calculator = calculator()
    #expect(answer("let n = 3", calculator) == "n = 3")
    #expect(answer("n * 2 kg", calculator) == "value 6 kg")
    #expect(answer("let n = 4", calculator) == "n = 4")
    #expect(answer("n * 2 kg", calculator) == "value 8 kg")
  }

  @Test(arguments: [
    "", " ", "(", ")))", "\"", "\\(", "{", "let", "1/0", "- ", "##", "\u{0}", "🍞", "use \"x\"", "for x in",
  ])
  func nothingTraps(line: String) {
    _ = calculator().answer(line)
  }
}
