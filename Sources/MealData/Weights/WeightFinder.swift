internal import MealUnits

/// Finds the weight of one of a unit: the order of `FoodEntry.grams`.
struct WeightFinder {
  let entry: FoodEntry
  let unit: Unit
  let size: PieceSize?
  let preparation: Preparation
  let system: UnitSystem

  func find(_ food: FoodID) -> UnitWeight? {
    switch unit.kind {
    case .mass: return mass
    case .volume: return volume(food)
    case .count, .vague, .length: return counted(food)
    case .duration, .energy, .temperature: return nil
    }
  }

  private var mass: UnitWeight? {
    unit.factor(in: system).map { UnitWeight($0.double, .mass, "a mass") }
  }

  // MARK: Volumes

  private func volume(_ food: FoodID) -> UnitWeight? {
    guard let wanted = unit.factor(in: system)?.double else { return nil }
    let card = entry.cardWeights
    if food != entry.food, let own = inState(card) { return scaled(own, wanted) }
    if food != entry.food, let other = otherRow(food) { return other }
    if let exact = best(card.filter { $0.unit == unit }, needsFit: true) { return scaled(exact, wanted) }
    if let density = entry.density { return UnitWeight(wanted * density, .density, "\(text(density)) g a millilitre") }
    if let like = nearest(card, wanted) { return scaled(like, wanted) }
    let measures = entry.catalogue.measureWeights(food)
    if let exact = best(measures.filter { $0.unit == unit }, needsFit: true) { return scaled(exact, wanted) }
    if let like = nearest(measures, wanted) { return scaled(like, wanted) }
    return anyVolume(card, wanted) ?? anyVolume(measures, wanted)
  }

  /// The grams a millilitre of a stated volume, times the millilitres asked for.
  private func scaled(_ source: WeightSource, _ wanted: Double, isEstimated: Bool = false) -> UnitWeight? {
    guard let own = source.unit.factor(in: .us)?.double else { return nil }
    let name = source.unit.symbol
    let words = source.unit == unit ? "" : ", scaled"
    return UnitWeight(
      source.grams * (wanted / own), source.basis, isEstimated: isEstimated,
      "a \(name)\(suffix(source)) is \(text(source.grams)) g\(words)")
  }

  /// The stated volume that fits best, then is nearest in size.
  private func nearest(_ sources: [WeightSource], _ wanted: Double) -> WeightSource? {
    let volumes = sources.filter { $0.unit.kind == .volume }
    guard let top = volumes.compactMap({ $0.fit(preparation.rawValue) }).max() else { return nil }
    return volumes.filter { $0.fit(preparation.rawValue) == top }.min { distance($0, wanted) < distance($1, wanted) }
  }

  private func distance(_ source: WeightSource, _ wanted: Double) -> Double {
    guard let own = source.unit.factor(in: .us)?.double else { return .infinity }
    return own > wanted ? own / wanted : wanted / own
  }

  /// Any stated volume, though it is of the food in another form.
  private func anyVolume(_ sources: [WeightSource], _ wanted: Double) -> UnitWeight? {
    let volumes = sources.filter { $0.unit.kind == .volume }
    guard let source = volumes.min(by: { distance($0, wanted) < distance($1, wanted) }) else { return nil }
    return scaled(source, wanted, isEstimated: true)
  }

  // MARK: Pieces and vague amounts

  private func counted(_ food: FoodID) -> UnitWeight? {
    let card = entry.cardWeights
    if food != entry.food, let own = inState(card) { return plain(own) }
    if food != entry.food, let other = otherRow(food) { return other }
    if let found = stated(card, unit) { return found }
    let measures = entry.catalogue.measureWeights(food)
    if let found = stated(measures, unit) { return found }
    if unit == .dozen { return dozen(food) }
    for like in LikeUnits.of(unit) {
      if let found = stated(card, like) ?? stated(measures, like) { return estimated(found, like) }
    }
    return GenericAmount.weight(of: unit, entry: entry, food: food)
  }

  private func dozen(_ food: FoodID) -> UnitWeight? {
    let finder = WeightFinder(entry: entry, unit: .piece, size: size, preparation: preparation, system: system)
    guard var piece = finder.find(food) else { return nil }
    piece.grams *= 12
    piece.assumption = "12 times: \(piece.assumption)"
    return piece
  }

  private func estimated(_ weight: UnitWeight, _ like: Unit) -> UnitWeight {
    var weight = weight
    weight.isEstimated = true
    weight.assumption += ", counted as a \(like)"
    return weight
  }

  /// The weight of one of `unit` among stated ones, of the asked size, or from another size by a common ratio.
  private func stated(_ sources: [WeightSource], _ unit: Unit) -> UnitWeight? {
    let same = sources.filter { $0.unit == unit }
    guard !same.isEmpty else { return nil }
    if let exact = best(same.filter { $0.size == size }, needsFit: true) { return plain(exact) }
    if size == nil, let medium = best(same.filter { $0.size == .medium }, needsFit: true) { return plain(medium) }
    if let unsized = best(same.filter { $0.size == nil || $0.size == .medium }, needsFit: true) {
      return resized(unsized)
    }
    guard let any = best(same.filter { $0.size == size }, needsFit: false) ?? best(same, needsFit: false) else {
      return nil
    }
    var weight = any.size == size ? plain(any) : resized(any)
    weight.isEstimated = true
    return weight
  }

  private func plain(_ source: WeightSource) -> UnitWeight {
    UnitWeight(source.grams, source.basis, "\(label(source)) is \(text(source.grams)) g")
  }

  private func resized(_ source: WeightSource) -> UnitWeight {
    let ratio = GenericAmount.ratio(size) / GenericAmount.ratio(source.size)
    if ratio == 1 { return plain(source) }
    return UnitWeight(
      source.grams * ratio, source.basis, isEstimated: true,
      "\(label(source)) is \(text(source.grams)) g, a \(size?.words ?? "medium") one \(text(ratio)) times that")
  }

  /// The stated weight whose preparation fits best; where `needsFit` is false the first one if none fits.
  private func best(_ sources: [WeightSource], needsFit: Bool) -> WeightSource? {
    var best: (fit: Int, source: WeightSource)?
    for source in sources {
      if let fit = source.fit(preparation.rawValue), fit > best?.fit ?? -1 { best = (fit, source) }
    }
    return best?.source ?? (needsFit ? nil : sources.first)
  }

  /// The card's weight of the unit that names a state: `cup cooked`.
  private func inState(_ sources: [WeightSource]) -> WeightSource? {
    best(
      sources.filter { $0.unit == unit && $0.size == size && $0.preparation & Preparation.states != 0 }, needsFit: true)
  }

  /// The weight by the names and measures of the row that a state chose.
  private func otherRow(_ food: FoodID) -> UnitWeight? {
    let other = entry.catalogue.entry(of: food)
    guard other.food == food, other.id != entry.id else { return nil }
    let finder = WeightFinder(entry: other, unit: unit, size: size, preparation: preparation, system: system)
    guard let weight = finder.find(food), weight.basis != .generic else { return nil }
    return weight
  }

  // MARK: Words

  private func label(_ source: WeightSource) -> String {
    let size = source.size.map { "\($0.words) " } ?? ""
    return "a \(size)\(source.unit.kind == .length ? "\(source.unit)" : source.unit.symbol)\(suffix(source))"
  }

  private func suffix(_ source: WeightSource) -> String {
    let words = Preparation(rawValue: source.preparation).words.joined(separator: " ")
    return words.isEmpty ? "" : " \(words)"
  }

  private func text(_ value: Double) -> String { ShortDecimal.text(value) }
}
