import MealIR
import MealUnits

/// Something that a selector may choose.
struct SelectorScope {
  /// The slot's name, in a plan.
  var slot: String?
  /// The day, in a plan.
  var date: CalendarDate?
  /// What is eaten.
  var filling: Plan.Filling

  /// True where `selector` chooses it.
  func matches(_ selector: Requirement.Selector, _ program: Program) -> Bool {
    switch selector {
    case .all: true
    case .slot(let name): slot == name
    case .weekday(let day): date?.weekday == day
    case .weekdays: date.map { !$0.weekday.isWeekend } ?? false
    case .weekends: date.map(\.weekday.isWeekend) ?? false
    case .date(let day): date == day
    case .tag(let tag): tags(program).contains(tag)
    case .course(let course): courses(program).contains(course)
    case .recipe(let id): recipe == id
    case .meal(let index): meal == index
    case .and(let left, let right): matches(left, program) && matches(right, program)
    case .or(let left, let right): matches(left, program) || matches(right, program)
    }
  }

  private var recipe: RecipeID? {
    switch filling {
    case .recipe(let id), .leftovers(let id): id
    case .meal, .leftoversOfMeal, .out: nil
    }
  }

  private var meal: Int? {
    switch filling {
    case .meal(let index), .leftoversOfMeal(let index): index
    case .recipe, .leftovers, .out: nil
    }
  }

  private func tags(_ program: Program) -> [String] {
    recipe.map { program.recipes[$0.index].tags } ?? meal.map { program.meals[$0].tags } ?? []
  }

  private func courses(_ program: Program) -> [String] {
    recipe.map { program.recipes[$0.index].courses } ?? meal.map { program.meals[$0].courses } ?? []
  }
}
