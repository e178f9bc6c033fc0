public import MealSource
public import MealUnits

/// A recipe, or a dish written inside a meal.
public struct Recipe: Sendable {
  /// The name.
  public var name: String
  /// Where the name stands.
  public var span: SourceSpan
  /// The position of the meal it is written in; nil for a recipe of its own.
  public var meal: Int?
  /// What `##` lines above say.
  public var doc: String?
  /// Servings that the amounts are written for; nil where none are stated.
  public var servings: Rational?
  /// Grams it weighs when cooked, where stated (`makes 1.2 kg`).
  public var cookedWeight: Interval?
  /// Millilitres it makes, where stated (`makes 1 l`).
  public var cookedVolume: Interval?
  /// Pieces it makes, where stated (`makes 12`).
  public var pieces: Rational?
  /// The cuisine's name.
  public var cuisine: String?
  /// The courses, such as `dinner`.
  public var courses: [String] = []
  /// Techniques, such as `braise`.
  public var techniques: [String] = []
  /// Free tags.
  public var tags: [String] = []
  /// Where it comes from.
  public var source: String?
  /// Seconds it keeps in the fridge, where stated.
  public var keeps: Rational?
  /// True where it may be frozen.
  public var freezes = false
  /// The ingredients in the order written; a line of two foods gives two.
  public var ingredients: [Ingredient] = []
  /// The steps in the order written.
  public var steps: [Step] = []

  /// A recipe of which only the name is known.
  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
