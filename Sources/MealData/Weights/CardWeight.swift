public import MealUnits

/// What a card says that one of a unit weighs: `cup chopped 160`.
public struct CardWeight: Hashable, Sendable {
  /// The unit; `piece` for a bare count and for sizes.
  public var unit: Unit?
  /// The size: `large`.
  public var size: PieceSize?
  /// The preparation words: `chopped`.
  public var preparation: Preparation
  /// Grams of the edible part for one.
  public var grams: Double

  init(_ record: WeightRecord) {
    unit = Unit(rawValue: record.unit)
    size = PieceSize(rawValue: record.size)
    preparation = Preparation(rawValue: record.preparation)
    grams = Double(record.grams) / 1000
  }
}
