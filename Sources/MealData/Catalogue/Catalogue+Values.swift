public import MealUnits

extension Catalogue {
  /// What 100 g of the edible part hold, in `nutrient.unit`; nil where the source does not say.
  ///
  /// Never a guess, never 0 for missing.
  ///
  /// The printed decimal of the source as the nearest binary fraction. Constant time. Salt is sodium × 2.5 (EU 1169/2011,
  /// annex I); omega-3 and omega-6 are sums of fatty acids; net carbs are left to the engine and always nil here.
  public func value(_ nutrient: Nutrient, of food: FoodID) -> Double? {
    if nutrient.rawValue >= Nutrient.netCarbs.rawValue { return derived(nutrient, food) }
    guard let stored = stored(nutrient, food) else { return nil }
    return Double(stored.digits) / BlobFormat.powerOfTen(stored.places)
  }

  /// The same as `value`, without rounding.
  public func exactValue(_ nutrient: Nutrient, of food: FoodID) -> Rational? {
    switch nutrient {
    case .netCarbs, .omega3, .omega6: return value(nutrient, of: food).flatMap { Rational(nearest: $0) }
    case .salt: return exactValue(.sodium, of: food)?.multiplied(by: Rational(25, 10_000))
    default: return stored(nutrient, food).flatMap { Rational(decimal: $0.digits, places: $0.places) }
    }
  }

  /// The nutrients that a row has a value for, without derived ones.
  public func nutrients(of food: FoodID) -> [Nutrient] {
    Nutrient.allCases.filter { !$0.isDerived && value($0, of: food) != nil }
  }

  private func derived(_ nutrient: Nutrient, _ food: FoodID) -> Double? {
    switch nutrient {
    case .salt: return value(.sodium, of: food).map { $0 * 2.5 / 1000 }
    case .omega3: return omega3(food)
    case .omega6:
      guard let linoleic = value(.linoleicAcidN6, of: food) ?? value(.linoleicAcid, of: food) else { return nil }
      return linoleic + (value(.arachidonicAcid, of: food) ?? 0)
    default: return nil
    }
  }

  /// ALA (or all of 18:3 where the source does not tell them apart), EPA, DPA and DHA; nil where one of the large ones
  /// is unknown.
  private func omega3(_ food: FoodID) -> Double? {
    guard let linolenic = value(.alphaLinolenicAcid, of: food) ?? value(.linolenicAcid, of: food),
      let epa = value(.eicosapentaenoicAcid, of: food), let dha = value(.docosahexaenoicAcid, of: food)
    else { return nil }
    return linolenic + epa + dha + (value(.docosapentaenoicAcid, of: food) ?? 0)
  }

  private func stored(_ nutrient: Nutrient, _ food: FoodID) -> (digits: Int, places: Int)? {
    let row = row(food)
    let index = Int(nutrient.rawValue)
    let present = blob.offset(.patterns) + Int(row.pattern) * 16
    guard bit(index, at: present) else { return nil }
    let record = blob.offset(.values) + Int(row.values)
    guard bit(index, at: record) else { return (0, nutrient.decimals) }
    let slot = rank(index, at: record)
    let value = blob.base.loadUnaligned(fromByteOffset: record + 16 + slot * 2, as: UInt16.self)
    return value == BlobFormat.overflowMark ? overflow(nutrient, food) : (Int(value), nutrient.decimals)
  }

  private func bit(_ index: Int, at offset: Int) -> Bool {
    let word = blob.base.loadUnaligned(fromByteOffset: offset + (index >> 6) * 8, as: UInt64.self)
    return word & (1 << UInt64(index & 63)) != 0
  }

  /// The number of bits set before `index`.
  private func rank(_ index: Int, at offset: Int) -> Int {
    let low = blob.base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let mask: UInt64 = (1 << UInt64(index & 63)) - 1
    if index < 64 { return (low & mask).nonzeroBitCount }
    let high = blob.base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
    return low.nonzeroBitCount + (high & mask).nonzeroBitCount
  }

  private func overflow(_ nutrient: Nutrient, _ food: FoodID) -> (digits: Int, places: Int)? {
    let wanted = Int(food.index) << 8 | Int(nutrient.rawValue)
    var (low, high) = (0, blob.count(.overflow))
    while low < high {
      let middle = (low + high) / 2
      let record = blob.record(.overflow, middle, as: OverflowRecord.self)
      let found = Int(record.row) << 8 | Int(record.nutrient)
      if found == wanted { return (Int(record.digits), Int(record.places)) }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
