import MealKit

/// The days of plans: who has what in which slot, and what each eater's day comes to.
struct PlanText {
  let evaluation: Evaluation
  private var program: Program { evaluation.compilation.program }

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  var text: String {
    let plans = program.plans.indices.map(plan)
    return plans.joined(separator: "\n") + CheckText(evaluation).text
  }

  private func plan(_ index: Int) -> String {
    let nutrition = evaluation.nutrition.plan(index)
    let plan = nutrition.source
    var lines = ["plan \(plan.name) from \(plan.from.map { "\($0)" } ?? "?") for \(plan.days) days"]
    lines += plan.slots.map { "  slot \($0.name) \($0.time.map { "\($0)" } ?? "-")\($0.isAssembly ? " assemble" : "")" }
    lines += plan.sources.map { "  using \(source($0))" }
    lines += nutrition.days.flatMap { day($0, plan) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func source(_ source: Plan.Source) -> String {
    switch source {
    case .recipe(let id): "recipe \(program.recipes[id.index].name)"
    case .meal(let index): "meal \(program.meals[index].name)"
    case .file(let file): "file \(program.files[Int(file.index)])"
    case .course(let name): "course \(name)"
    case .tag(let name): "tag \(name)"
    case .composed: "composed"
    }
  }

  private func day(_ day: PlanDay, _ plan: Plan) -> [String] {
    let there = day.eaters.map { program.eaters[$0].name }.joined(separator: ", ")
    var lines = ["  \(day.date.map { "\($0) \($0.weekday.word)" } ?? "day \(day.offset)") (\(there))"]
    for entry in day.entries {
      let helpings = entry.helpings.map { "\(program.eaters[$0.eater].name) \(Plain.number($0.servings))" }
      lines.append(
        "    \(plan.slots[entry.slot].name): \(filling(entry.filling)) for \(helpings.joined(separator: ", "))")
    }
    for eater in day.eaters where !day.helpings(of: eater).isEmpty {
      let portion = day.nutrition(of: eater)
      let energy =
        portion.tally.map { "\(Plain.figure($0(.energy), places: 2)) kcal" }
        ?? "incomplete: \(portion.missing.joined(separator: ", "))"
      lines.append("    \(program.eaters[eater].name): \(energy)")
    }
    return lines
  }

  private func filling(_ filling: Plan.Filling) -> String {
    switch filling {
    case .recipe(let id): program.recipes[id.index].name
    case .meal(let index): program.meals[index].name
    case .leftovers(let id): "leftovers of \(program.recipes[id.index].name)"
    case .leftoversOfMeal(let index): "leftovers of \(program.meals[index].name)"
    case .out: "out"
    }
  }
}
