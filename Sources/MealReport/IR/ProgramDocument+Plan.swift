import MealIR
import MealJSON
import MealSource

extension ProgramDocument {
  func plan(_ plan: Plan) -> JSON {
    .members(
      ("name", .string(plan.name)), ("span", span(plan.span)), ("doc", string(plan.doc)), ("from", date(plan.from)),
      ("days", .int(plan.days)), ("eaters", list(plan.eaters, eaterName)), ("slots", list(plan.slots, slot)),
      ("sources", list(plan.sources, source)), ("pins", list(plan.pins) { pin($0, of: plan) }),
      ("absences", list(plan.absences) { attendance($0, of: plan) }),
      ("guests", list(plan.guests) { attendance($0, of: plan) }),
      ("requirements", list(plan.requirements, requirement)), ("preferences", list(plan.preferences, preference)),
      ("objective", plan.objective.map(objective) ?? .null))
  }

  private func slot(_ slot: Plan.Slot) -> JSON {
    .members(
      ("name", .string(slot.name)), ("time", time(slot.time)), ("assembly", .bool(slot.isAssembly)),
      ("span", span(slot.span)))
  }

  private func source(_ source: Plan.Source) -> JSON {
    let (kind, name): (String, JSON) =
      switch source {
      case .course(let name): ("course", .string(name))
      case .tag(let name): ("tag", .string(name))
      case .recipe(let id): ("recipe", recipeName(id))
      case .meal(let index): ("meal", mealName(index))
      case .file(let id): ("file", string(files.indices.contains(Int(id.index)) ? files[Int(id.index)].name : nil))
      case .composed: ("composed", .null)
      }
    return .members(("kind", .string(kind)), ("name", name))
  }

  private func pin(_ pin: Plan.Pin, of plan: Plan) -> JSON {
    let portions = list(pin.portions) { portion in
      .members(("eater", eaterName(portion.eater)), ("servings", number(portion.servings)))
    }
    return .members(
      ("day", .int(pin.day)), ("slot", .string(plan.slots[pin.slot].name)), ("filling", filling(pin.filling)),
      ("portions", portions), ("span", span(pin.span)))
  }

  private func filling(_ filling: Plan.Filling) -> JSON {
    let (kind, name): (String, JSON) =
      switch filling {
      case .recipe(let id): ("recipe", recipeName(id))
      case .meal(let index): ("meal", mealName(index))
      case .leftovers(let id): ("leftovers", recipeName(id))
      case .leftoversOfMeal(let index): ("leftovers_of_meal", mealName(index))
      case .out: ("out", .null)
      }
    return .members(("kind", .string(kind)), ("name", name))
  }

  private func attendance(_ entry: Plan.Attendance, of plan: Plan) -> JSON {
    .members(
      ("eater", eaterName(entry.eater)), ("day", .int(entry.day)),
      ("slot", string(entry.slot.map { plan.slots[$0].name })),
      ("span", span(entry.span)))
  }

  private func preference(_ preference: Plan.Preference) -> JSON {
    .members(("requirement", requirement(preference.requirement)), ("weight", number(preference.weight)))
  }

  private func objective(_ objective: Plan.Objective) -> JSON {
    .members(
      ("metric", metric(objective.metric)), ("maximize", .bool(objective.isMaximum)), ("span", span(objective.span)))
  }
}
