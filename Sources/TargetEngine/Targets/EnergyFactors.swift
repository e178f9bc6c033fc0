/// Kilocalories in a gram, as diets reckon.
enum EnergyFactors {
  static let protein = TracedNumber("protein's energy", 4, "kcal/g", .published(.atwater))
  static let carbs = TracedNumber("carbohydrate's energy", 4, "kcal/g", .published(.atwater))
  static let fat = TracedNumber("fat's energy", 9, "kcal/g", .published(.atwater))

  /// The factor of a nutrient by its key; nil for what has none.
  static func factor(of nutrient: String) -> TracedNumber? {
    if nutrient == "protein_g" { return protein }
    if nutrient == "carbs_g" || nutrient == "net_carbs_g" || nutrient.hasSuffix("sugars_g") { return carbs }
    return nutrient.hasSuffix("fat_g") ? fat : nil
  }
}

extension Evidence {
  static let atwater = Evidence(
    "atwater.general", "general Atwater factors 4-4-9, Merrill & Watt, USDA Handbook 74; 21 CFR 101.9(c)(1)(i)(B)")
}
