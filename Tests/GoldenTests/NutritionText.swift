import MealKit

/// The nutrition of recipes, meals and the journal as compact text.
struct NutritionText {
  let evaluation: Evaluation
  private var program: Program { evaluation.compilation.program }
  private var catalogue: Catalogue { evaluation.compilation.catalogue }

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  var text: String {
    let recipes = program.recipes.indices.map { recipe(RecipeID($0)) }
    let meals = program.meals.indices.map(meal)
    return (recipes + meals + evaluation.nutrition.journal.map(journal)).joined(separator: "\n")
  }

  private func recipe(_ id: RecipeID) -> String {
    let recipe = evaluation.nutrition.recipe(id)
    var lines = ["recipe \(recipe.source.name)"] + recipe.lines.map(line)
    lines.append("  total       \(portion(recipe.total))")
    if let serving = recipe.perServing { lines.append("  per serving \(portion(serving))") }
    if recipe.isYieldStated, let hundred = recipe.per100Grams { lines.append("  per 100 g   \(portion(hundred))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func meal(_ index: Int) -> String {
    let meal = evaluation.nutrition.meal(index)
    var lines = ["meal \(meal.source.name)"]
    for dish in meal.dishes {
      lines.append(
        "  dish \(program.recipes[dish.recipe.index].name) x \(Plain.number(dish.factor)): \(portion(dish.total))")
    }
    lines.append("  total       \(portion(meal.total))")
    if let serving = meal.perServing { lines.append("  per serving \(portion(serving))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func journal(_ day: JournalDay) -> String {
    let head = "log \(day.date) \(program.eaters[day.eater].name)"
    return ([head] + day.lines.map(line) + ["  total       \(portion(day.nutrition))"]).joined(separator: "\n") + "\n"
  }

  private func line(_ line: LineNutrition) -> String {
    let key = Plain.key(line.ingredient.food, program, catalogue)
    let weight = line.grams.map { "\(Plain.figure($0)) g" } ?? "no weight"
    let standing = line.standing == .counted ? "" : " \(line.standing)"
    return "  - \(line.ingredient.text): \(weight) · \(key) · \(line.ingredient.basis.word)\(standing)"
  }

  private func portion(_ portion: Portion) -> String {
    guard let tally = portion.tally else { return "incomplete: \(portion.missing.joined(separator: ", "))" }
    let nutrients: [(String, Nutrient)] = [
      ("kcal", .energy), ("P", .protein), ("F", .fat), ("C", .carbs), ("fibre", .fiber), ("net", .netCarbs),
    ]
    let parts = nutrients.map { name, nutrient in
      "\(name) \(tally.isAtLeast(nutrient) ? "≥" : "")\(Plain.figure(tally(nutrient), places: 3))"
    }
    return "\(Plain.figure(tally.grams, places: 2)) g: \(parts.joined(separator: ", "))"
  }
}
