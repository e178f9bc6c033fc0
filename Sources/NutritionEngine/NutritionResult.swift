public import MealData
public import MealIR

/// Everything the engine knows of a program.
///
/// Sums of recipes are made once; all other figures when they are asked for.
public struct NutritionResult: Sendable {
  let book: RecipeBook
  /// What was asked for.
  public let options: NutritionOptions

  /// Sums `program` over the figures of `catalogue`.
  ///
  /// Linear in the number of ingredient lines.
  public init(_ program: Program, _ catalogue: Catalogue, options: NutritionOptions = NutritionOptions()) {
    self.options = options
    book = RecipeBook(program, catalogue, options)
  }

  /// The program that was summed.
  public var program: Program { book.program }

  /// A recipe, at the scale that was asked for.
  public func recipe(_ id: RecipeID) -> RecipeNutrition { RecipeNutrition(book, id, options) }

  /// A meal, at the scale that was asked for.
  public func meal(_ index: Int) -> MealNutrition { MealNutrition(book, index, options) }

  /// What is pinned in a plan.
  public func plan(_ index: Int) -> PlanNutrition { PlanNutrition(book, index) }

  /// What the journal says was eaten, by day and eater.
  public var journal: [JournalDay] { JournalDay.days(of: book) }

  /// The result of every `check`, then of every `require` of every plan, on what is written.
  public var checks: [CheckResult] { CheckEvaluator(book).results() }
}
