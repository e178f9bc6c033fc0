internal import MealUnits

/// A weight that a card or the source states, in one form for both.
struct WeightSource {
  var unit: Unit
  var size: PieceSize?
  var preparation: UInt64
  var isSpecial: Bool
  /// Grams for one.
  var grams: Double
  var basis: UnitWeight.Basis

  /// How well the stated preparation fits the asked one: nil where it needs words that the line does not have.
  func fit(_ asked: UInt64) -> Int? {
    if isSpecial { return nil }
    var score = 0
    var rest = preparation
    while rest != 0 {
      let bit = rest & (0 &- rest)
      rest &= rest - 1
      if asked & bit != 0 { score += 3 } else if asked & Preparation.alike(bit) != 0 { score += 2 } else { return nil }
    }
    return score
  }
}

extension FoodEntry {
  /// The weights of the card.
  var cardWeights: [WeightSource] {
    guard let card else { return [] }
    return (0..<Int(card.weightCount)).compactMap { position in
      let record = catalogue.blob.record(.weights, Int(card.weights) + position, as: WeightRecord.self)
      guard let unit = Unit(rawValue: record.unit) else { return nil }
      return WeightSource(
        unit: unit, size: PieceSize(rawValue: record.size), preparation: record.preparation,
        isSpecial: record.special != 0, grams: Double(record.grams) / 1000, basis: .card)
    }
  }
}

extension Catalogue {
  /// The household measures of a row that have a unit.
  func measureWeights(_ food: FoodID) -> [WeightSource] {
    let row = row(food)
    return (0..<Int(row.measureCount)).compactMap { position in
      let record = blob.record(.measures, Int(row.measures) + position, as: MeasureRecord.self)
      let kind = blob.record(.measureKinds, Int(record.kind), as: MeasureKind.self)
      guard let unit = Unit(rawValue: kind.unit), record.amount > 0 else { return nil }
      return WeightSource(
        unit: unit, size: PieceSize(rawValue: kind.size), preparation: kind.preparation, isSpecial: kind.special != 0,
        grams: Double(record.grams) / Double(record.amount), basis: .measure(sequence: Int(record.sequence)))
    }
  }
}
