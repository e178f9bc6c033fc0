import MealIR

/// A line that cannot be counted, and the recipe in which it stands.
struct MissingPart: Hashable, Sendable {
  /// The most that one sum keeps: who has mended a hundred runs the program again.
  static let limit = 100

  var name: String
  var recipe: RecipeID
}

extension RecipeBook {
  /// Names for people who look at `recipe`: "fairy dust", and "fairy dust (in Sauce)" for what stands elsewhere.
  func names(_ missing: [MissingPart], seenFrom recipe: RecipeID?) -> [String] {
    missing.map { $0.recipe == recipe ? $0.name : "\($0.name) (in \(program.recipes[$0.recipe.index].name))" }
  }
}
