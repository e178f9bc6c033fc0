import MealKit
import MealPhrase

/// How fast ingredient lines are read, their foods found, and both with the weights, on one core.
struct LineBench {
  let rounds: Int
  private let lines: [String]

  init(rounds: Int) {
    self.rounds = rounds
    var generator = GeneratedText()
    lines = (0..<20_000).map { _ in generator.line() }
  }

  func figures() -> [Figure] {
    [
      Figure(name: "read lines", value: readSpeed(), unit: "lines/s", goal: .atLeast(200_000)),
      Figure(name: "match foods", value: matchSpeed(), unit: "foods/s"),
      Figure(name: "read, match and weigh lines", value: wholeSpeed(), unit: "lines/s"),
    ]
  }

  private func perSecond<Result>(_ body: () -> Result) -> Double { Double(lines.count) / Clock.best(of: rounds, body) }

  private func readSpeed() -> Double {
    let texts = lines.map { Array($0.utf8) }
    return perSecond { texts.reduce(0) { $0 &+ PhraseReader.read($1.span).measures.count } }
  }

  private func matchSpeed() -> Double {
    let foods = lines.map { line in
      let bytes = Array(line.utf8)
      return PhraseReader.read(bytes.span).food.string(in: bytes.span)
    }
    let matcher = FoodMatcher(.builtIn)
    return perSecond { foods.count { matcher.match($0) != nil } }
  }

  private func wholeSpeed() -> Double {
    let calculator = Calculator(catalogue: .builtIn, options: CheckOptions(today: CalendarDate(dayNumber: 0)))
    return perSecond { lines.reduce(0) { $0 &+ calculator.ingredientLine($1).count } }
  }
}
