public import MealSource
public import MealUnits

/// A food of the household's own, from a label.
public struct OwnFood: Sendable {
  /// How a label means its carbohydrate.
  public enum LabelStyle: String, Sendable {
    /// Total carbohydrate, fibre included (21 CFR 101.9).
    case us
    /// Available carbohydrate, fibre not included (Regulation (EU) 1169/2011).
    case eu
  }

  /// A value per 100 g.
  public struct Value: Sendable {
    /// The nutrient's key, such as `energy_kcal`.
    public var nutrient: String
    /// In the key's unit, per 100 g.
    public var amount: Rational
    /// Where.
    public var span: SourceSpan

    /// Makes a value.
    public init(nutrient: String, amount: Rational, span: SourceSpan) {
      self.nutrient = nutrient
      self.amount = amount
      self.span = span
    }
  }

  /// The weight of one of a unit.
  public struct Weight: Sendable {
    /// The unit; `piece` for a bare count.
    public var unit: Unit
    /// Grams of the edible part.
    public var grams: Rational

    /// Makes a weight.
    public init(unit: Unit, grams: Rational) {
      self.unit = unit
      self.grams = grams
    }
  }

  /// The name.
  public var name: String
  /// Where the name stands.
  public var span: SourceSpan
  /// What `##` lines above say.
  public var doc: String?
  /// Values per 100 g, in the order written; `carbs_g` as the label gives it.
  public var values: [Value] = []
  /// How the label means its carbohydrate.
  public var label = LabelStyle.us
  /// Weights of pieces.
  public var weights: [Weight] = []
  /// Grams a millilitre, where stated or where the label is per 100 ml.
  public var density: Rational?
  /// Percent of the bought weight that is not eaten.
  public var refuse: Rational?
  /// Allergens it contains, by their contract names.
  public var contains: [Named] = []
  /// Allergens it may contain.
  public var mayContain: [Named] = []
  /// Where the figures come from.
  public var source: String?

  /// A food of which only the name is known.
  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
