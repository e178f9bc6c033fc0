import MealIR
import MealJSON
import MealUnits
import NutritionEngine

extension ReportJSON {
  func plan(_ plan: PlanNutrition) -> JSON {
    .members(
      ("name", .string(plan.source.name)), ("days", .array(plan.days.map { day($0, plan.source) })))
  }

  private func day(_ day: PlanDay, _ plan: Plan) -> JSON {
    .members(
      ("date", day.date.map { .string($0.description) } ?? .null),
      ("slots", .array(plan.slots.indices.flatMap { slots($0, day, plan) })), ("nutrition", nutrition(day)),
      ("missing", missing(day)))
  }

  /// What is pinned in a slot, or that it is open.
  private func slots(_ index: Int, _ day: PlanDay, _ plan: Plan) -> [JSON] {
    if day.openSlots.contains(index) {
      return [slot(plan.slots[index].name, .null, [], isPinned: false, filling: nil)]
    }
    return day.entries.filter { $0.slot == index }.map { entry in
      let (kind, name) = describe(entry.filling)
      return slot(plan.slots[index].name, name, entry.helpings, isPinned: true, filling: kind)
    }
  }

  private func slot(
    _ name: String, _ recipe: JSON, _ helpings: [PlanDay.Helping], isPinned: Bool, filling: String?
  ) -> JSON {
    let portions = helpings.map { JSON.Member(source.program.eaters[$0.eater].name, .number($0.servings)) }
    return .members(
      ("slot", .string(name)), ("recipe", recipe), ("portions", .object(portions)), ("pinned", .bool(isPinned)),
      ("filling", filling.map(JSON.string) ?? .null))
  }

  private func describe(_ filling: Plan.Filling) -> (kind: String, name: JSON) {
    switch filling {
    case .recipe(let id): ("recipe", .string(source.program.recipes[id.index].name))
    case .meal(let index): ("meal", .string(source.program.meals[index].name))
    case .leftovers(let id): ("leftovers", .string(source.program.recipes[id.index].name))
    case .leftoversOfMeal(let index): ("leftovers", .string(source.program.meals[index].name))
    case .out: ("out", .null)
    }
  }

  /// By eater; those with hidden numbers are not named.
  private func nutrition(_ day: PlanDay) -> JSON {
    .object(shown(day).map { JSON.Member($0.name, NutritionJSON.flat(day.nutrition(of: $0.index))) })
  }

  private func missing(_ day: PlanDay) -> JSON? {
    let members = shown(day).compactMap { eater -> JSON.Member? in
      let missing = day.nutrition(of: eater.index).missing
      return missing.isEmpty ? nil : JSON.Member(eater.name, .array(missing.map(JSON.string)))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func shown(_ day: PlanDay) -> [(index: Int, name: String)] {
    day.eaters.filter { !source.program.eaters[$0].hidesNumbers }.map { ($0, source.program.eaters[$0].name) }
  }

  // MARK: Journal

  /// What was eaten, by day and eater; nil without a journal.
  func journal() -> JSON? {
    let days = source.nutrition.journal
    if days.isEmpty { return nil }
    return .array(
      days.map { day in
        let eater = source.program.eaters[day.eater]
        let nutrition = eater.hidesNumbers ? nil : NutritionJSON.flat(day.nutrition)
        return .members(
          ("date", .string(day.date.description)), ("eater", .string(eater.name)),
          ("items", .array(day.lines.map { .string($0.ingredient.text) })), ("nutrition", nutrition),
          ("missing", .array(day.nutrition.missing.map(JSON.string))))
      })
  }
}
