public import MealUnits

/// A household measure that the source weighed: "1 cup, chopped" is 160 g.
public struct FoodMeasure: Hashable, Sendable {
  /// The number in the source's list for the food.
  public var sequence: Int
  /// How many of the measure.
  public var amount: Double
  /// The wording of the source: `cup, chopped`.
  public var text: String
  /// The unit that the wording means; nil where the language has none for it (`serving 1/2 cup`).
  public var unit: Unit?
  /// The size that the wording means.
  public var size: PieceSize?
  /// What stands behind the unit: `chopped`; empty where nothing does.
  public var qualifier: String
  /// Grams of the edible part for `amount`.
  public var grams: Double

  /// Grams for one.
  public var gramsPerOne: Double { amount == 0 ? grams : grams / amount }
}

extension Catalogue {
  /// The household measures of a row, in the source's order.
  public func measures(of food: FoodID) -> [FoodMeasure] {
    let row = row(food)
    return (0..<Int(row.measureCount)).map { measure(Int(row.measures) + $0) }
  }

  private func measure(_ index: Int) -> FoodMeasure {
    let record = blob.record(.measures, index, as: MeasureRecord.self)
    let kind = blob.record(.measureKinds, Int(record.kind), as: MeasureKind.self)
    return FoodMeasure(
      sequence: Int(record.sequence), amount: Double(record.amount) / 1000, text: blob.string(kind.text),
      unit: Unit(rawValue: kind.unit), size: PieceSize(rawValue: kind.size), qualifier: blob.string(kind.qualifier),
      grams: Double(record.grams) / 1000)
  }
}
