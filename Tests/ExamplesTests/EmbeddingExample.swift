import MealKit

/// The energy of a serving of each recipe, or what is wrong with the text.
func energies(of text: String) -> String {
  let evaluation = MealCompiler().compile(text).evaluate()
  guard !evaluation.hasFailed else { return evaluation.renderer().human(evaluation.diagnostics) }

  let recipes = evaluation.compilation.program.recipes
  return recipes.indices.map { index in
    let serving = evaluation.nutrition.recipe(RecipeID(index)).perServing?.tally
    let energy = serving?(.energy).map { "\(Int($0.value.rounded())) kcal" } ?? "not known"
    return "\(recipes[index].name): \(energy)"
  }.joined(separator: "\n")
}
