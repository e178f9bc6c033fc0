public import MealSource
public import MealUnits

/// What a line of a recipe asks for, read, matched and weighed.
public struct Ingredient: Sendable {
  /// What stands behind an amount.
  public enum Basis: UInt8, Sendable {
    /// A weight, or a volume or piece that the catalogue converts.
    case given
    /// Vague or generic: a handful, a piece whose weight no source states.
    case estimated
    /// No amount is written: counts as nothing, and reports say so.
    case none
    /// An amount is written, but nothing tells what it weighs.
    case unknown

    /// The word of the JSON contract.
    public var word: String { "\(self)" }
  }

  /// The line as written, without the dash.
  public var text: String
  /// Where the line stands.
  public var span: SourceSpan
  /// What it is.
  public var food: FoodReference
  /// The words that name the food.
  public var foodText: String
  /// Where these words stand.
  public var foodSpan: SourceSpan
  /// The number written first, before units; nil where none is.
  public var amount: Interval?
  /// The unit written first; nil for a bare count and where none is written.
  public var unit: Unit?
  /// Grams of the edible part; nil where no amount is written or its weight is unknown.
  public var grams: Interval?
  /// Grams as bought, with shell, bone and peel; nil where `grams` is.
  public var purchasedGrams: Interval?
  /// Where the grams come from.
  public var basis = Basis.given
  /// How the amount became grams, in words: "1 cup chopped = 160 g".
  public var weighing: String?
  /// True for `[fixed]`: does not scale with servings.
  public var isFixed = false
  /// True for `(optional)`: left out of totals unless asked for.
  public var isOptional = false
  /// "chopped", "sifted".
  public var preparation: String?
  /// Other remarks on the line.
  public var notes: [String] = []
  /// What may stand in its place.
  public var alternatives: [Alternative] = []

  /// Another food that a line allows.
  public struct Alternative: Sendable {
    /// The words.
    public var text: String
    /// The food.
    public var food: FoodReference
    /// Grams of the edible part, where an amount is written for it or can be taken over.
    public var grams: Interval?

    /// Makes an alternative.
    public init(text: String, food: FoodReference, grams: Interval?) {
      self.text = text
      self.food = food
      self.grams = grams
    }
  }

  /// A line of which only the text is known.
  public init(text: String, span: SourceSpan, food: FoodReference, foodText: String, foodSpan: SourceSpan) {
    self.text = text
    self.span = span
    self.food = food
    self.foodText = foodText
    self.foodSpan = foodSpan
  }
}

/// What an ingredient line names.
public enum FoodReference: Sendable, Hashable {
  /// A row of the catalogue and the everyday entry through which it was found.
  case catalogue(row: UInt32, entry: UInt32)
  /// A food of the household's own, by its position.
  case own(Int)
  /// Another recipe.
  case recipe(RecipeUse)
  /// No one knows it; a diagnostic says so, and the dish shows no total.
  case unknown
}

/// How much of another recipe is used.
public struct RecipeUse: Sendable, Hashable {
  /// How the amount is meant.
  public enum Share: Sendable, Hashable {
    /// Grams of the cooked dish.
    case grams(Interval)
    /// Millilitres of the cooked dish.
    case millilitres(Interval)
    /// Servings.
    case servings(Interval)
    /// Pieces of what it makes.
    case pieces(Interval)
    /// A factor of the whole as written.
    case factor(Rational)
  }

  /// The recipe.
  public var recipe: RecipeID
  /// How much.
  public var share: Share

  /// Makes a use.
  public init(recipe: RecipeID, share: Share) {
    self.recipe = recipe
    self.share = share
  }
}
