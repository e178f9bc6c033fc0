import MealIR

/// One serving of what fills slots, as written; each recipe and meal is divided once.
struct ServingCache {
  private let book: RecipeBook
  private var recipes: [Int: Portion] = [:]
  private var meals: [Int: Portion] = [:]

  init(_ book: RecipeBook) { self.book = book }

  /// One serving; incomplete with the reason where it cannot be told.
  mutating func serving(of filling: Plan.Filling, slot: String) -> Portion {
    switch filling {
    case .recipe(let id), .leftovers(let id): serving(of: id)
    case .meal(let index), .leftoversOfMeal(let index): serving(ofMeal: index)
    case .out: Portion(missing: ["\(slot) (out)"])
    }
  }

  /// One serving of a recipe.
  mutating func serving(of id: RecipeID) -> Portion {
    if let known = recipes[id.index] { return known }
    let nutrition = RecipeNutrition(book, id, NutritionOptions())
    let serving = ServingCache.checked(nutrition.perServing, nutrition.total, nutrition.source.name)
    recipes[id.index] = serving
    return serving
  }

  /// One serving of a meal.
  mutating func serving(ofMeal index: Int) -> Portion {
    if let known = meals[index] { return known }
    let nutrition = MealNutrition(book, index, NutritionOptions())
    let serving = ServingCache.checked(nutrition.perServing, nutrition.total, nutrition.source.name)
    meals[index] = serving
    return serving
  }

  private static func checked(_ serving: Portion?, _ total: Portion, _ name: String) -> Portion {
    if !total.isComplete { return Portion(missing: total.missing.map { "\($0) (in \(name))" }) }
    return serving ?? Portion(missing: ["\(name) (states no servings)"])
  }
}
