public import MealData
public import MealIR
import MealUnits

/// The nutrition of a recipe, at the scale that was asked for.
///
/// Figures are computed when they are read.
public struct RecipeNutrition: Sendable {
  let book: RecipeBook
  /// The recipe.
  public let recipe: RecipeID
  /// What the amounts are multiplied by.
  public let factor: Double
  /// Servings at this scale; nil where none are stated.
  public let servings: Double?
  private let sums: RecipeTotal

  init(_ book: RecipeBook, _ recipe: RecipeID, _ options: NutritionOptions) {
    self.book = book
    self.recipe = recipe
    let written = book.servings(of: recipe)
    factor = options.factor(writtenFor: written) ?? 1
    servings = written.map { $0.double * (options.factor(writtenFor: written) ?? 1) }
    sums = book.total(of: recipe)
  }

  /// The program that the recipe stands in.
  public var program: Program { book.program }

  /// The recipe as written.
  public var source: Recipe { book.program.recipes[recipe.index] }

  /// True where all that counts could be counted.
  public var isComplete: Bool { sums.isComplete }

  /// Names of what cannot be counted.
  public var missing: [String] { book.names(sums.missing, seenFrom: recipe) }

  /// Grams it weighs when cooked; nil where not known.
  public var yield: Figure? {
    if isYieldStated { return sums.yield.map { $0 * Figure(factor) } }
    return sums.yield == nil ? nil : total.tally?.grams
  }

  /// True where the recipe states its cooked weight; else it is the sum of its ingredients.
  public var isYieldStated: Bool { source.cookedWeight != nil }

  /// All of it.
  public var total: Portion { Portion(recipe, in: book, times: factor, seenFrom: recipe) }

  /// One serving; nil where the recipe states no servings.
  public var perServing: Portion? {
    servings.map { total.scaled(by: 1 / $0) }
  }

  /// 100 g of it, cooked where the cooked weight is stated; nil where the weight is not known.
  public var per100Grams: Portion? {
    guard let yield, yield.value > 0 else { return nil }
    return total.scaled(by: 100 / yield.value)
  }

  /// The lines in the order written.
  public var lines: [LineNutrition] { source.ingredients.map { book.line($0, times: factor) } }

  /// Names of the lines whose source does not state `nutrient`: the total is then "at least".
  public func lacking(_ nutrient: Nutrient) -> [String] { book.lacking(nutrient, in: recipe) }
}
