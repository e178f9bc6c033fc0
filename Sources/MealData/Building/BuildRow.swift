/// A row of figures in the making.
struct BuildRow {
  var key: RowKey
  var keyText: String
  var name: String
  var common = ""
  var maker = ""
  var scientific = ""
  var refuseText = ""
  var source = ""
  var group: Int
  var refuse: UInt8 = 255
  var factors = FactorRecord()
  var like: RowKey?
  /// In units of the nutrient's decimals; -1 where missing or in `odd`.
  var values = [Int32](repeating: -1, count: Nutrient.allCases.count)
  var odd: [OddValue] = []
  var measures: [BuildMeasure] = []
  /// Indices of origins plus one.
  var origins = [UInt16](repeating: 0, count: BlobFormat.provenanceNutrients.count)

  /// Sets a value given as `digits × 10^-places`.
  mutating func set(_ nutrient: Int, decimals: Int, digits: Int, places: Int) {
    if !odd.isEmpty { odd.removeAll { $0.nutrient == nutrient } }
    values[nutrient] = -1
    if places <= decimals {
      let scaled = (places..<decimals).reduce(digits) { value, _ in value * 10 }
      if scaled < Int(BlobFormat.overflowMark) {
        values[nutrient] = Int32(scaled)
        return
      }
    }
    odd.append(OddValue(nutrient: nutrient, places: places, digits: digits))
    odd.sort { $0.nutrient < $1.nutrient }
  }
}

/// A value that the 16-bit form cannot hold.
struct OddValue {
  var nutrient: Int
  var places: Int
  var digits: Int
}

/// A household measure in the making; amounts in thousandths.
struct BuildMeasure {
  var sequence: Int
  var amount: Int
  var text: String
  var grams: Int
}
