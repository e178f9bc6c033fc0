public import MealSource
public import MealUnits

/// Several dishes that are ready at the same moment.
public struct Meal: Sendable {
  /// A dish of the meal.
  public struct Dish: Sendable {
    /// How much of the recipe is made.
    public enum Scale: Sendable, Hashable {
      /// For the meal's servings.
      case servingsOfMeal
      /// For a number of servings of its own.
      case servings(Rational)
      /// A factor of the recipe as written.
      case factor(Rational)
    }

    /// The recipe, or the dish written in place.
    public var recipe: RecipeID
    /// How much.
    public var scale: Scale
    /// Where.
    public var span: SourceSpan

    /// Makes a dish.
    public init(recipe: RecipeID, scale: Scale, span: SourceSpan) {
      self.recipe = recipe
      self.scale = scale
      self.span = span
    }
  }

  /// The name.
  public var name: String
  /// Where the name stands.
  public var span: SourceSpan
  /// What `##` lines above say.
  public var doc: String?
  /// Servings; nil where none are stated.
  public var servings: Rational?
  /// When everything is ready.
  public var readyTime: ClockTime?
  /// On which day; nil means the day of `--today`.
  public var readyDate: CalendarDate?
  /// Courses, as recipes have them.
  public var courses: [String] = []
  /// Tags, as recipes have them.
  public var tags: [String] = []
  /// The dishes in the order written.
  public var dishes: [Dish] = []

  /// A meal of which only the name is known.
  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
