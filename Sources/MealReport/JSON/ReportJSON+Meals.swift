import MealIR
import MealJSON
import MealUnits
import NutritionEngine
import SafetyEngine

extension ReportJSON {
  func meal(_ meal: MealNutrition) -> JSON {
    .members(
      ("name", .string(meal.source.name)), ("servings", number(meal.servings)), ("ready", ready(meal.source)),
      ("nutrition", nutrition(meal)), ("dishes", .array(meal.dishes.map { dish($0, of: meal.index) })))
  }

  /// Date and time, or the time alone where no day is known.
  private func ready(_ meal: Meal) -> JSON {
    guard let time = meal.readyTime else { return .null }
    let day = meal.readyDate ?? source.nutrition.options.today
    return .string(day.map { "\($0)T\(time)" } ?? time.description)
  }

  private func nutrition(_ meal: MealNutrition) -> JSON {
    .members(
      ("complete", .bool(meal.total.isComplete)), ("missing", .array(meal.total.missing.map(JSON.string))),
      ("total", NutritionJSON.flat(meal.total)), ("per_serving", NutritionJSON.flat(meal.perServing)),
      ("total_range", NutritionJSON.range(meal.total)), ("per_serving_range", NutritionJSON.range(meal.perServing)),
      ("at_least", NutritionJSON.atLeast(meal.total, meal.lacking)))
  }

  /// A dish; its ingredients where it is written inside the meal.
  private func dish(_ dish: MealNutrition.Dish, of meal: Int) -> JSON {
    let recipe = source.program.recipes[dish.recipe.index]
    return .members(
      ("name", .string(recipe.name)), ("factor", .number(dish.factor)),
      ("nutrition", NutritionJSON.flat(dish.total)),
      ("ingredients", recipe.meal == meal ? .array(dish.lines.map(line)) : nil),
      ("safety", source.safety.map { SafetyJSON.entries($0.recipe(dish.recipe)) }))
  }
}
