public import MealUnits

/// What a food text means, and how surely.
public struct FoodMatch: Sendable {
  /// How the food was found, the surest first.
  public enum Quality: UInt8, Sendable, Comparable {
    /// The text is a name of the food, but for case, accents, plural, hyphens.
    case exact
    /// A name of the food in another order, or after words that do not change the food were set aside.
    case normalised
    /// No name of a card: the best row of the source by its words.
    case searched

    /// The surer one is less.
    public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
  }

  /// Another food that the text could mean.
  public struct Alternative: Hashable, Sendable {
    /// The key to write instead.
    public var key: String
    /// Its name.
    public var name: String
  }

  /// The name that was found: a card, or the implicit entry of a row.
  public var entry: FoodEntry
  /// The row whose figures count; another than the entry's where a state chose it.
  public var food: FoodID
  /// How the food was found.
  public var quality: Quality
  /// The states that the words name: `cooked`, `frozen`.
  public var states: [FoodState] = []
  /// The preparation that the words name, for weights: `chopped`.
  public var preparation: Preparation = []
  /// The size that the food text names: "large eggs".
  public var size: PieceSize?
  /// The counted part that the food text ends with: "broccoli florets", "thyme sprigs".
  public var part: Unit?
  /// Why this food, a sentence a step, for `mealc explain`; empty for an exact name.
  public var reasons: [String] = []
  /// Close runners-up, the closest first; empty where the choice is plain.
  public var alternatives: [Alternative] = []

  /// The key of the row.
  public var key: String { entry.catalogue.key(of: food) }
}
