public import MealData
public import MealIR
import MealUnits

/// The nutrition of a meal, at the scale that was asked for.
public struct MealNutrition: Sendable {
  /// A dish of the meal.
  public struct Dish: Sendable {
    /// The recipe.
    public var recipe: RecipeID
    /// What its amounts as written are multiplied by.
    public var factor: Double
    /// True where the recipe states no servings, so that it is taken as written.
    public var isAsWritten: Bool
    /// All of it.
    public var total: Portion
    let book: RecipeBook

    /// The lines of the recipe, at the dish's scale.
    public var lines: [LineNutrition] {
      book.program.recipes[recipe.index].ingredients.map { book.line($0, times: factor) }
    }
  }

  let book: RecipeBook
  /// The position of the meal.
  public let index: Int
  /// What the meal as written is multiplied by.
  public let factor: Double
  /// Servings at this scale; nil where none are stated.
  public let servings: Double?

  init(_ book: RecipeBook, _ index: Int, _ options: NutritionOptions) {
    self.book = book
    self.index = index
    let written = book.program.meals[index].servings.flatMap { $0.isZero || $0.isNegative ? nil : $0 }
    factor = options.factor(writtenFor: written) ?? 1
    servings = written.map { $0.double * (options.factor(writtenFor: written) ?? 1) }
  }

  /// The meal as written.
  public var source: Meal { book.program.meals[index] }

  /// The dishes in the order written.
  public var dishes: [Dish] { source.dishes.map(dish) }

  /// All dishes.
  public var total: Portion { Portion(sum: dishes.map(\.total)) }

  /// One serving; nil where the meal states no servings.
  public var perServing: Portion? { servings.map { total.scaled(by: 1 / $0) } }

  /// Names of the ingredients whose source does not state `nutrient`: the total is then "at least".
  public func lacking(_ nutrient: Nutrient) -> [String] {
    var names: [String] = []
    for dish in source.dishes {
      for name in book.lacking(nutrient, in: dish.recipe) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func dish(_ dish: Meal.Dish) -> Dish {
    let scale = scale(dish)
    let factor = (scale ?? 1) * self.factor
    return Dish(
      recipe: dish.recipe, factor: factor, isAsWritten: scale == nil,
      total: Portion(dish.recipe, in: book, times: factor, seenFrom: nil), book: book)
  }

  /// What a dish as written is multiplied by in the meal as written; nil where its servings are not known.
  private func scale(_ dish: Meal.Dish) -> Double? {
    let written = book.servings(of: dish.recipe)
    switch dish.scale {
    case .factor(let factor): return factor.double
    case .servings(let servings): return written.map { servings.double / $0.double }
    case .servingsOfMeal:
      // A dish written inside the meal is written for the meal's servings, whether or not it states them.
      guard let written, let servings = source.servings else { return nil }
      return servings.double / written.double
    }
  }
}
