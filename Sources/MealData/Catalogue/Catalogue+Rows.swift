extension Catalogue {
  /// The key of a row, stable across builds: `usda:01123`, `meal:panko`.
  public func key(of food: FoodID) -> String {
    let row = row(food)
    if row.flags & RowRecord.ownKey != 0 { return blob.string(row.key) }
    let digits = String(row.key)
    return "usda:" + String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  /// The row of a key; nil where the catalogue has none.
  ///
  /// A binary search; `usda:1123` finds `usda:01123`.
  public func food(key: some StringProtocol) -> FoodID? {
    let text = Array(key.utf8)
    if let number = RowKey.number(text) {
      return search { .number(number) < $0 ? -1 : (.number(number) == $0 ? 0 : 1) }
    }
    return search { RowKey.text(text) < $0 ? -1 : (RowKey.text(text) == $0 ? 0 : 1) }
  }

  private func search(_ compare: (RowKey) -> Int) -> FoodID? {
    var (low, high) = (0, rowCount)
    while low < high {
      let middle = (low + high) / 2
      let order = compare(rowKey(middle))
      if order == 0 { return FoodID(middle) }
      if order < 0 { high = middle } else { low = middle + 1 }
    }
    return nil
  }

  private func rowKey(_ index: Int) -> RowKey {
    let row = blob.record(.rows, index, as: RowRecord.self)
    return row.flags & RowRecord.ownKey == 0 ? .number(row.key) : .text(Array(blob.bytes(row.key)))
  }

  /// The full name in the source: "Egg, whole, raw, fresh".
  public func name(of food: FoodID) -> String { blob.string(row(food).name) }

  /// The other names that the source gives: "Chinese parsley, cilantro".
  public func commonName(of food: FoodID) -> String? { blob.optionalString(extra(food).common) }

  /// The maker that the source names.
  public func manufacturer(of food: FoodID) -> String? { blob.optionalString(extra(food).maker) }

  /// The scientific name.
  public func scientificName(of food: FoodID) -> String? { blob.optionalString(extra(food).scientific) }

  /// The shelf of the source: "Dairy and Egg Products".
  public func sourceGroup(of food: FoodID) -> String {
    blob.string(blob.record(.groups, Int(row(food).group), as: UInt32.self))
  }

  /// The part of the bought weight that is not eaten, 0...100 %; nil where the source does not say.
  public func refusePercent(of food: FoodID) -> Double? {
    let refuse = row(food).refuse
    return refuse == 255 ? nil : Double(refuse)
  }

  /// What is not eaten: "Shell", "Bone and connective tissue".
  public func refuseText(of food: FoodID) -> String? { blob.optionalString(extra(food).refuse) }

  /// The kilocalories a gram of each macronutrient; nil where the source does not give all three.
  public func atwaterFactors(of food: FoodID) -> AtwaterFactors? {
    let factors = blob.record(.factors, Int(row(food).factors), as: FactorRecord.self)
    guard let protein = hundredths(factors.protein), let fat = hundredths(factors.fat),
      let carbs = hundredths(factors.carbs)
    else { return nil }
    return AtwaterFactors(protein: protein, fat: fat, carbs: carbs)
  }

  /// Grams of protein a gram of nitrogen; nil where the source does not say.
  public func nitrogenFactor(of food: FoodID) -> Double? {
    hundredths(blob.record(.factors, Int(row(food).factors), as: FactorRecord.self).nitrogen)
  }

  private func hundredths(_ value: UInt16) -> Double? {
    value == BlobFormat.missing ? nil : Double(value) / 100
  }

  /// Where a row of the catalogue's own comes from; nil for rows of SR28.
  public func source(of food: FoodID) -> String? { blob.optionalString(extra(food).source) }

  /// The row whose figures a row of the catalogue's own borrows.
  public func borrowedRow(of food: FoodID) -> FoodID? {
    let like = Int(extra(food).like)
    return like == 0 ? nil : FoodID(like - 1)
  }

  /// True where the name is a maker's product.
  public func isBrand(_ food: FoodID) -> Bool { row(food).flags & RowRecord.brand != 0 }
}
