import MealKit

/// How long a file of 5,000 recipes with 100,000 ingredient lines takes from bytes to sums, phase by phase.
struct ProgramBench {
  let rounds: Int
  private let source: SourceFile

  init(rounds: Int) {
    self.rounds = rounds
    var generator = GeneratedText()
    source = SourceFile(name: "generated.meal", bytes: generator.file(recipes: 5_000, lines: 20))
  }

  /// The phases of the round that was fastest in all.
  func figures() -> [Figure] {
    let best = (0..<rounds).map { _ in round() }.min { $0.total < $1.total } ?? Phases()
    return [
      Figure(name: "5,000 recipes: parse", value: best.parse * 1000, unit: "ms"),
      Figure(name: "5,000 recipes: read, match, weigh", value: best.check * 1000, unit: "ms"),
      Figure(name: "5,000 recipes: sum", value: best.sum * 1000, unit: "ms"),
      Figure(name: "5,000 recipes: in all", value: best.total * 1000, unit: "ms", goal: .atMost(1000)),
      Figure(name: "5,000 recipes: lines without weight", value: Double(best.unknown), unit: "of \(best.lines)"),
    ]
  }

  private struct Phases {
    var (parse, check, sum) = (0.0, 0.0, 0.0)
    var (lines, unknown) = (0, 0)
    var total: Double { parse + check + sum }
  }

  private func round() -> Phases {
    var phases = Phases()
    let start = Clock.now()
    let file = ParsedFile(source)
    let parsed = Clock.now()
    let options = CheckOptions(today: CalendarDate(dayNumber: 0))
    let checked = Checker.check([file], catalogue: .builtIn, options: options)
    let lowered = Clock.now()
    let result = NutritionResult(checked.program, .builtIn)
    let energies = checked.program.recipes.indices.count { result.recipe(RecipeID($0)).perServing != nil }
    (phases.parse, phases.check, phases.sum) = (parsed - start, lowered - parsed, Clock.now() - lowered)
    let lines = checked.program.recipes.flatMap(\.ingredients)
    (phases.lines, phases.unknown) = (lines.count, lines.count { $0.grams == nil })
    return energies > 0 ? phases : Phases()
  }
}
