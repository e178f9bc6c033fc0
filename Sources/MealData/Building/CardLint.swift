internal import MealUnits

/// Finds figures in cards that cannot be, or that disagree with each other.
///
/// All are warnings: the card still counts.
struct CardLint {
  let card: BuildCard

  /// The faults of a card whose own figures are `row`; nil where the row is the source's.
  func faults(_ row: BuildRow?) -> [String] {
    (row.map { figures($0) } ?? []) + volumes()
  }

  /// The parts of 100 g cannot outweigh it; the energy must be near 4, 9, 4 and 7 kcal/g.
  private func figures(_ row: BuildRow) -> [String] {
    let parts: [Nutrient] = [.water, .protein, .fat, .carbs, .alcohol, .ash]
    let total = parts.reduce(0) { $0 + (value($1, row) ?? 0) }
    var result: [String] = []
    if total > 102 { result.append("the parts of 100 g weigh \(ShortDecimal.text(total)) g") }
    guard let energy = value(.energy, row), let protein = value(.protein, row), let fat = value(.fat, row),
      let carbs = value(.carbs, row)
    else { return result }
    let alcohol = 7 * (value(.alcohol, row) ?? 0)
    let most = 4 * protein + 9 * fat + 4 * carbs + alcohol
    let least = most - 4 * ((value(.fiber, row) ?? 0) + (value(.polyols, row) ?? 0))
    let isLow = energy < least * 0.85 && least - energy > 25
    let isHigh = energy > most * 1.15 && energy - most > 25
    if isLow || isHigh {
      result.append("\(ShortDecimal.text(energy)) kcal, but its macronutrients come to \(ShortDecimal.text(most))")
    }
    return result
  }

  private func value(_ nutrient: Nutrient, _ row: BuildRow) -> Double? {
    let index = Int(nutrient.rawValue)
    if let odd = row.odd.first(where: { $0.nutrient == index }) {
      return Double(odd.digits) / BlobFormat.powerOfTen(odd.places)
    }
    return row.values[index] < 0 ? nil : Double(row.values[index]) / BlobFormat.powerOfTen(nutrient.decimals)
  }

  /// Cups, spoons and the density of one food must agree within a factor of 1.8.
  private func volumes() -> [String] {
    var densities: [(name: String, value: Double)] = []
    if card.density > 0 { densities.append(("density", Double(card.density) / 10_000)) }
    for weight in card.weights where weight.preparation == 0 && weight.special == 0 && weight.size == 255 {
      guard let unit = Unit(rawValue: weight.unit), [.cup, .tablespoon, .teaspoon].contains(unit),
        let millilitres = unit.factor(in: .us)?.double
      else { continue }
      densities.append((unit.symbol, Double(weight.grams) / 1000 / millilitres))
    }
    guard let least = densities.min(by: { $0.value < $1.value }), let most = densities.max(by: { $0.value < $1.value }),
      most.value > least.value * 1.8
    else { return [] }
    let (low, high) = (ShortDecimal.text(least.value), ShortDecimal.text(most.value))
    return ["\(least.name) says \(low) g a millilitre, \(most.name) \(high)"]
  }
}
