public import MealData
public import MealIR

/// How hot each dish of a program has to get, how long it keeps, and which steps do not get there.
///
/// Linear in the lines and words of the program; reads no clock and keeps no state.
public struct SafetyResult: Sendable {
  /// By `RecipeID`: recipes, and the dishes written inside meals.
  public let recipes: [DishSafety]
  /// Leftovers that are planned too late.
  public let planFindings: [SafetyFinding]
  /// Whose rules were used.
  public let region: Household.Region
  private let program: Program

  /// Reads `program` by the rules of its region.
  public init(_ program: Program, _ catalogue: Catalogue, options: SafetyOptions = SafetyOptions()) {
    self.program = program
    region = options.region ?? program.household.region
    let reader = DishReader(program, catalogue)
    let judge = DishJudge(region: region, isSusceptible: options.servesSusceptible ?? Susceptibility.isGiven(program))
    recipes = program.recipes.indices.map { judge.judge(RecipeID($0), reader.facts(RecipeID($0))) }
    planFindings = PlanKeeping(program: program, region: region).findings
  }

  /// A recipe, or a dish written inside a meal.
  public func recipe(_ id: RecipeID) -> DishSafety { recipes[id.index] }

  /// The dishes of a meal, in its order.
  public func meal(_ index: Int) -> [DishSafety] { program.meals[index].dishes.map { recipes[$0.recipe.index] } }

  /// All findings, by recipe; those of plans last.
  public var findings: [SafetyFinding] { recipes.flatMap(\.findings) + planFindings }
}
