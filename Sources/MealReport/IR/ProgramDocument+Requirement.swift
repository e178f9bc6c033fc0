import MealIR
import MealJSON
import MealUnits

extension ProgramDocument {
  func requirement(_ requirement: Requirement) -> JSON {
    .members(
      ("text", .string(requirement.text)), ("span", span(requirement.span)), ("metric", metric(requirement.metric)),
      ("selector", selector(requirement.selector)), ("period", requirement.period.map(period) ?? .null),
      ("eaters", list(requirement.eaters, eaterName)), ("bound", bound(requirement.bound)),
      ("currency", string(requirement.currency?.code)))
  }

  func metric(_ metric: Metric) -> JSON {
    let (kind, name): (String, String?) =
      switch metric {
      case .nutrient(let key): ("nutrient", key)
      case .cost: ("cost", nil)
      case .time: ("time", nil)
      case .activeTime: ("active_time", nil)
      case .count: ("count", nil)
      case .each(let attribute): ("each", attribute.rawValue)
      case .distinct(let attribute): ("distinct", attribute.rawValue)
      case .newFood: ("new_food", nil)
      case .pantry: ("pantry", nil)
      }
    return .members(("kind", .string(kind)), ("of", string(name)))
  }

  private func selector(_ selector: Requirement.Selector) -> JSON {
    switch selector {
    case .all: choice("all", .null)
    case .slot(let name): choice("slot", .string(name))
    case .weekday(let day): choice("weekday", .string(day.word))
    case .weekdays: choice("weekdays", .null)
    case .weekends: choice("weekends", .null)
    case .date(let day): choice("date", date(day))
    case .tag(let name): choice("tag", .string(name))
    case .course(let name): choice("course", .string(name))
    case .recipe(let id): choice("recipe", recipeName(id))
    case .meal(let index): choice("meal", mealName(index))
    case .and(let left, let right):
      .members(("kind", "and"), ("parts", .array([self.selector(left), self.selector(right)])))
    case .or(let left, let right):
      .members(("kind", "or"), ("parts", .array([self.selector(left), self.selector(right)])))
    }
  }

  private func choice(_ kind: String, _ name: JSON) -> JSON { .members(("kind", .string(kind)), ("name", name)) }

  private func period(_ period: Requirement.Period) -> JSON {
    let (kind, days): (String, Int?) =
      switch period {
      case .serving: ("serving", nil)
      case .meal: ("meal", nil)
      case .day: ("day", nil)
      case .week: ("week", nil)
      case .days(let count): ("days", count)
      case .plan: ("plan", nil)
      }
    return .members(("kind", .string(kind)), ("days", days.map(JSON.int) ?? .null))
  }
}
