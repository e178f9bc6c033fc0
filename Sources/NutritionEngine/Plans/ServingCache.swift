import MealIR
import MealUnits

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
    let total = Portion(id, in: book, times: 1, seenFrom: nil)
    let servings = book.servings(of: id)?.double
    let serving = ServingCache.divided(total, by: servings, book.program.recipes[id.index].name)
    recipes[id.index] = serving
    return serving
  }

  /// One serving of a meal.
  mutating func serving(ofMeal index: Int) -> Portion {
    if let known = meals[index] { return known }
    let nutrition = MealNutrition(book, index, NutritionOptions())
    let serving = ServingCache.divided(nutrition.total, by: nutrition.servings, nutrition.source.name)
    meals[index] = serving
    return serving
  }

  private static func divided(_ total: Portion, by servings: Double?, _ name: String) -> Portion {
    if !total.isComplete { return total }
    return servings.map { total.scaled(by: 1 / $0) } ?? Portion(missing: ["\(name) (states no servings)"])
  }
}
