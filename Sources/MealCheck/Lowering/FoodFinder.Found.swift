import MealData
import MealIR
import MealUnits

extension FoodFinder {
  /// A food and what is known about its weights.
  ///
  /// A class, so that what one line asked for is there for the next line with the same words.
  final class Found {
    let reference: FoodReference
    /// The plain name, for messages.
    let name: String
    /// The match in the catalogue; nil for own foods and for foods pinned by key.
    let match: FoodMatch?
    /// The catalogue's entry; nil for own foods.
    let entry: FoodEntry?
    /// The own food; nil for the catalogue's.
    let own: OwnFood?
    /// What was assumed to find it in words that are no name as a whole; nil for a plain hit.
    let assumption: String?
    /// What kind of food it is; nil for own foods.
    let group: FoodGroup?
    /// The share of the bought weight that is not eaten, 0 up to less than 1.
    let refuse: Rational
    private var weights: [Measure: Weight?] = [:]

    init(
      reference: FoodReference, name: String, match: FoodMatch? = nil, entry: FoodEntry? = nil, own: OwnFood? = nil,
      assumption: String? = nil
    ) {
      self.reference = reference
      self.name = name
      self.match = match
      self.entry = entry
      self.own = own
      self.assumption = assumption
      group = entry?.group
      refuse = Found.refuse(entry, own)
    }

    /// The same food, found under an assumption.
    func assuming(_ assumption: String) -> Found {
      Found(reference: reference, name: name, match: match, entry: entry, own: own, assumption: assumption)
    }

    private static func refuse(_ entry: FoodEntry?, _ own: OwnFood?) -> Rational {
      if let own { return own.refuse?.divided(by: Rational(100)) ?? .zero }
      let percent = entry?.refusePercent ?? 0
      return Rational(nearest: min(99, percent) / 100) ?? .zero
    }
  }
}

extension FoodFinder.Found {
  /// What one of a unit weighs, in grams of the edible part.
  struct Weight {
    var grams: Rational
    var isEstimated: Bool
    var assumption: String
    /// True where a card or the source states it for this food.
    var isOwn: Bool
  }

  private struct Measure: Hashable {
    var unit: Unit
    var size: PieceSize?
    var system: UnitSystem
  }

  /// The weight of one `unit`; nil where nothing tells it.
  func weight(_ unit: Unit, size: PieceSize?, system: UnitSystem) -> Weight? {
    let measure = Measure(unit: unit, size: size, system: system)
    if let weight = weights[measure] { return weight }
    let weight = if let own { ownWeight(own, unit, system) } else { catalogueWeight(measure) }
    weights[measure] = .some(weight)
    return weight
  }

  private func catalogueWeight(_ measure: Measure) -> Weight? {
    let (unit, size, system) = (measure.unit, measure.size, measure.system)
    let known = match?.grams(unit, size: size, system: system) ?? entry?.grams(unit, size: size, system: system)
    guard let weight = known, let grams = Rational(nearest: weight.grams) else { return nil }
    var isOwn = true
    if case .generic = weight.basis { isOwn = false }
    return Weight(grams: grams, isEstimated: weight.isEstimated, assumption: weight.assumption, isOwn: isOwn)
  }

  private func ownWeight(_ food: OwnFood, _ unit: Unit, _ system: UnitSystem) -> Weight? {
    if let weight = food.weights.first(where: { $0.unit == unit }) {
      return Weight(grams: weight.grams, isEstimated: false, assumption: "stated by the food", isOwn: true)
    }
    guard unit.kind == .volume, let density = food.density, let volume = unit.factor(in: system),
      let grams = density.multiplied(by: volume)
    else { return nil }
    return Weight(grams: grams, isEstimated: false, assumption: "by the food's density", isOwn: true)
  }
}
