public import MealUnits

/// What one of a unit of a food weighs, and how that is known.
public struct UnitWeight: Hashable, Sendable {
  /// How a weight is known, the surest first.
  public enum Basis: Hashable, Sendable {
    /// The unit is a mass.
    case mass
    /// The card says so.
    case card
    /// A volume, by the grams a millilitre of the card.
    case density
    /// A household measure of the source, by its number.
    case measure(sequence: Int)
    /// A common amount for foods of its kind.
    case generic
  }

  /// Grams of the edible part for one of the unit.
  public var grams: Double
  /// How that is known.
  public var basis: Basis
  /// True where the weight is somebody's guess: a vague unit, a size the card does not give, a like unit.
  public var isEstimated: Bool
  /// What was assumed, in words, for `mealc explain`.
  public var assumption: String

  init(_ grams: Double, _ basis: Basis, isEstimated: Bool = false, _ assumption: String) {
    // Ratios leave noise in the last digits of a Double; a nanogram is below any weight here.
    self.grams = (grams * 1e9).rounded() / 1e9
    self.basis = basis
    self.isEstimated = isEstimated
    self.assumption = assumption
  }
}

extension FoodEntry {
  /// What one of `unit` weighs in grams; nil where nothing is known: a bare count without a piece weight is never a
  /// guess.
  ///
  /// In order: the card's own weight with the preparation, then without; the card's density for volumes; another volume of
  /// the card, scaled; the source's household measures; a volume measure of the source, scaled; for vague units a common
  /// amount. Cups and spoons of cards and measures are US ones; `system` says whose the asked ones are.
  ///
  /// - Parameters:
  ///   - size: the size of the piece: `2 large eggs`.
  ///   - preparation: the words of the line that change a weight.
  ///   - food: the row that a match chose, where a state made it another than the entry's.
  public func grams(
    _ unit: Unit, size: PieceSize? = nil, preparation: Preparation = [], system: UnitSystem = .us, food: FoodID? = nil
  ) -> UnitWeight? {
    WeightFinder(entry: self, unit: unit, size: size, preparation: preparation, system: system).find(food ?? self.food)
  }
}

extension FoodMatch {
  /// What one of `unit` of the matched food weighs, with the size and the preparation that the match read.
  public func grams(_ unit: Unit, size: PieceSize? = nil, system: UnitSystem = .us) -> UnitWeight? {
    let unit = unit == .piece ? part ?? unit : unit
    let size = size ?? self.size
    return entry.grams(unit, size: size, preparation: preparation, system: system, food: food)
      ?? (unit == part ? entry.grams(.piece, size: size, preparation: preparation, system: system, food: food) : nil)
  }
}
