import MealIR

/// The order in which recipes are summed: what a recipe is made of comes before it.
///
/// A recipe that is part of itself (a diagnostic says so) comes before one of its parts. No recursion: chains may be long.
enum RecipeOrder {
  /// Positions of all recipes of `program`.
  static func of(_ program: Program) -> [Int] {
    let parts = program.recipes.map { recipe in recipe.ingredients.indices.compactMap { part(recipe.ingredients[$0]) } }
    var order: [Int] = []
    order.reserveCapacity(parts.count)
    var isSeen = [Bool](repeating: false, count: parts.count)
    var stack: [(recipe: Int, next: Int)] = []
    for start in parts.indices where !isSeen[start] {
      isSeen[start] = true
      stack.append((start, 0))
      while let top = stack.last {
        if let next = parts[top.recipe][top.next...].firstIndex(where: { $0 < parts.count && !isSeen[$0] }) {
          stack[stack.count - 1].next = next + 1
          isSeen[parts[top.recipe][next]] = true
          stack.append((parts[top.recipe][next], 0))
        } else {
          order.append(top.recipe)
          stack.removeLast()
        }
      }
    }
    return order
  }

  private static func part(_ line: Ingredient) -> Int? {
    guard case .recipe(let use) = line.food else { return nil }
    return use.recipe.index
  }
}
