import MealIR
import MealSource
import MealSyntax

extension Lowering {
  /// Reports recipes that are used by servings, volume or pieces without saying how much of that they make.
  func checkYields() {
    for recipe in program.recipes {
      let lines = recipe.ingredients
      for index in lines.indices {
        if case .recipe = lines[index].food { checkYield(of: lines[index]) }
      }
    }
    for event in program.log {
      if case .ate(let items, _) = event.action { items.forEach(checkYield) }
    }
  }

  private func checkYield(of line: Ingredient) {
    guard case .recipe(let use) = line.food else { return }
    let recipe = program.recipes[use.recipe.index]
    let name = recipe.name
    switch use.share {
    case .servings where recipe.servings == nil && !states("serves", use.recipe):
      report(
        .missingYield(
          name, "how many it serves", help: "add `serves 4` to it, or use a weight or a factor", at: line.foodSpan))
    case .millilitres where recipe.cookedVolume == nil && !hasFaultyYield(use.recipe):
      report(
        .missingYield(
          name, "what volume it makes", help: "add `makes 1 l` to it, or use a weight or a factor", at: line.foodSpan))
    case .pieces where recipe.pieces == nil && !hasFaultyYield(use.recipe):
      report(
        .missingYield(
          name, "how many it makes", help: "add `makes 12` to it, or use a weight or a factor", at: line.foodSpan))
    default: break
    }
  }

  /// True where `makes` stands in the recipe and came to nothing, which is reported there.
  private func hasFaultyYield(_ id: RecipeID) -> Bool {
    let recipe = program.recipes[id.index]
    return recipe.cookedWeight == nil && recipe.cookedVolume == nil && recipe.pieces == nil && states("makes", id)
  }

  /// True where a recipe has a setting `word`, whatever it came to.
  private func states(_ word: String, _ id: RecipeID) -> Bool {
    guard id.index < recipeSources.count, let block = recipeSources[id.index].node.child(.block) else { return false }
    let file = recipeSources[id.index].context.file
    return block.children(.field).contains { self.word(of: $0, file) == word }
  }
}
