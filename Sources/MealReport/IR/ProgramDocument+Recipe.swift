import MealIR
import MealJSON
import MealUnits

extension ProgramDocument {
  func recipe(_ recipe: Recipe) -> JSON {
    .members(
      ("name", .string(recipe.name)), ("span", span(recipe.span)), ("meal", recipe.meal.map(mealName) ?? .null),
      ("doc", string(recipe.doc)), ("servings", number(recipe.servings)),
      ("cooked_weight_g", interval(recipe.cookedWeight)), ("cooked_volume_ml", interval(recipe.cookedVolume)),
      ("pieces", number(recipe.pieces)), ("cuisine", string(recipe.cuisine)), ("courses", words(recipe.courses)),
      ("techniques", words(recipe.techniques)), ("tags", words(recipe.tags)), ("source", string(recipe.source)),
      ("keeps_s", number(recipe.keeps)), ("freezes", .bool(recipe.freezes)),
      ("ingredients", list(recipe.ingredients, ingredient)), ("steps", list(recipe.steps) { step($0, of: recipe) }))
  }

  private func step(_ step: Step, of recipe: Recipe) -> JSON {
    .members(
      ("name", .string(step.name)), ("span", span(step.span)), ("duration_s", interval(step.duration)),
      ("appliance", string(step.appliance)), ("temperature_c", number(step.temperature)), ("text", string(step.text)),
      ("after", list(step.after) { .int($0) }), ("attended", .bool(step.isAttended)), ("hold_s", number(step.hold)),
      ("excludes_others", .bool(step.excludesOthers)))
  }

  func meal(_ meal: Meal) -> JSON {
    .members(
      ("name", .string(meal.name)), ("span", span(meal.span)), ("doc", string(meal.doc)),
      ("servings", number(meal.servings)), ("ready_time", time(meal.readyTime)), ("ready_date", date(meal.readyDate)),
      ("courses", words(meal.courses)), ("tags", words(meal.tags)), ("dishes", list(meal.dishes, dish)))
  }

  private func dish(_ dish: Meal.Dish) -> JSON {
    let (scale, amount): (String, Rational?) =
      switch dish.scale {
      case .servingsOfMeal: ("servings_of_meal", nil)
      case .servings(let servings): ("servings", servings)
      case .factor(let factor): ("factor", factor)
      }
    return .members(
      ("recipe", recipeName(dish.recipe)), ("scale", .string(scale)), ("amount", number(amount)),
      ("span", span(dish.span)))
  }

  func logEvent(_ event: LogEvent) -> JSON {
    .members(
      ("date", date(event.date)), ("time", time(event.time)), ("eater", event.eater.map(eaterName) ?? .null),
      ("action", action(event.action)), ("span", span(event.span)))
  }

  private func action(_ action: LogEvent.Action) -> JSON {
    switch action {
    case .ate(let items, let label):
      .members(("kind", "ate"), ("items", list(items, ingredient)), ("label", string(label)))
    case .swapped(let from, let to): .members(("kind", "swapped"), ("from", named(from)), ("to", named(to)))
    case .cooked(let name): .members(("kind", "cooked"), ("name", named(name)))
    case .carried(let text, let feeling):
      .members(("kind", "carried"), ("text", .string(text)), ("feeling", .string(feeling)))
    }
  }
}
