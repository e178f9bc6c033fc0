public import MealSource

/// A checked program: every file reached by `use`, with all names resolved and all expressions evaluated.
///
/// It holds no syntax. Spans say where things were written; indices (`RecipeID` and its like) point into the lists here.
/// Lists keep the order of declaration: files in the order of `use`, declarations in the order of their file.
public struct Program: Sendable {
  /// Names of the files, by `FileID`.
  public var files: [String] = []
  /// The household; defaults where none is declared.
  public var household = Household()
  /// Those who eat.
  public var eaters: [Eater] = []
  /// Foods of the household's own.
  public var foods: [OwnFood] = []
  /// The price book.
  public var prices: [Price] = []
  /// Exchange rates.
  public var rates: [ExchangeRate] = []
  /// Recipes, and the dishes written inside meals.
  public var recipes: [Recipe] = []
  /// Meals of several dishes.
  public var meals: [Meal] = []
  /// Plans of several days.
  public var plans: [Plan] = []
  /// What is in the house.
  public var pantry: [PantryItem] = []
  /// Things to buy that no recipe needs.
  public var shop: [ShopItem] = []
  /// The order of the household's own shop.
  public var aisles: [Aisle] = []
  /// Names that mean one food everywhere.
  public var aliases: [FoodAlias] = []
  /// The journal.
  public var log: [LogEvent] = []
  /// Tests on what is written.
  public var checks: [Requirement] = []
  /// The reports that the files ask for, in order, without repeats.
  public var reports: [ReportRequest] = []

  /// An empty program.
  public init() {}
}

/// The position of a recipe in `Program.recipes`.
public struct RecipeID: Hashable, Sendable, BitwiseCopyable {
  /// The position.
  public var index: Int
  /// Names the recipe at `index`.
  public init(_ index: Int) { self.index = index }
}

/// A report that a file asks for.
public struct ReportRequest: Hashable, Sendable {
  /// The kinds of report.
  public enum Kind: String, CaseIterable, Sendable {
    /// The kinds, by the words that files use.
    case nutrition, cost, shopping, schedule, week, micronutrients, allergens, safety, targets
  }

  /// What is asked for.
  public var kind: Kind
  /// Where.
  public var span: SourceSpan

  /// Makes a request.
  public init(kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
