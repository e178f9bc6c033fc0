import MealData
import MealIR
import MealJSON
import MealUnits
import NutritionEngine
import SafetyEngine

extension ReportJSON {
  func recipe(_ recipe: RecipeNutrition) -> JSON {
    .members(
      ("name", .string(recipe.source.name)), ("servings", number(recipe.servings)),
      ("yield_g", number(recipe.yield?.value)), ("ingredients", .array(recipe.lines.map(line))),
      ("nutrition", nutrition(recipe)),
      ("allergens", AllergenJSON.object(source.program.allergenTexts(of: recipe.recipe))),
      ("safety", source.safety.map { SafetyJSON.entries($0.recipe(recipe.recipe)) }))
  }

  private func nutrition(_ recipe: RecipeNutrition) -> JSON {
    .members(
      ("complete", .bool(recipe.isComplete)), ("missing", .array(recipe.missing.map(JSON.string))),
      ("total", NutritionJSON.flat(recipe.total)), ("per_serving", NutritionJSON.flat(recipe.perServing)),
      ("per_100g", NutritionJSON.flat(recipe.per100Grams)), ("total_range", NutritionJSON.range(recipe.total)),
      ("per_serving_range", NutritionJSON.range(recipe.perServing)),
      ("at_least", NutritionJSON.atLeast(recipe.total, recipe.lacking)))
  }

  func line(_ line: LineNutrition) -> JSON {
    let notes = line.standing == .counted ? line.notes.filter { !$0.isRoutine } : []
    return .members(
      ("text", .string(line.ingredient.text)), ("line", .int(source.line(line.ingredient.span))),
      ("food", food(line.ingredient.food).map(food) ?? .null), ("amount", amount(line)),
      ("nutrition", NutritionJSON.flat(line.nutrition)), ("optional", line.ingredient.isOptional ? true : nil),
      ("notes", notes.isEmpty ? nil : .array(notes.map { .string($0.text) })))
  }

  func food(_ food: (key: String, name: String)) -> JSON {
    .members(("key", .string(food.key)), ("name", .string(food.name)))
  }

  private func amount(_ line: LineNutrition) -> JSON {
    .members(
      ("grams", number(line.grams?.value)), ("purchased_grams", number(line.purchasedGrams?.value)),
      ("low", number(line.grams?.low)), ("high", number(line.grams?.high)),
      ("basis", .string(line.ingredient.basis.word)))
  }
}
