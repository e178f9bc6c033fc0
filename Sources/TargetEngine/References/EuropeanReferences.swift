/// The nutrient reference values of EU food labels: one figure for every adult.
enum EuropeanReferences {
  /// The key of the nutrient, the figure, and the key under which the academies' table has the nutrient.
  private struct Row {
    let nutrient: String
    let value: Double
    let replaces: String

    init(_ nutrient: String, _ value: Double, replaces: String? = nil) {
      self.nutrient = nutrient
      self.value = value
      self.replaces = replaces ?? nutrient
    }
  }

  private static let rows = [
    Row("vitamin_a_rae_ug", 800), Row("vitamin_d_ug", 5), Row("vitamin_e_mg", 12), Row("vitamin_k_ug", 75),
    Row("vitamin_c_mg", 80), Row("thiamin_mg", 1.1), Row("riboflavin_mg", 1.4), Row("niacin_mg", 16),
    Row("vitamin_b6_mg", 1.4), Row("folate_ug", 200, replaces: "folate_dfe_ug"), Row("vitamin_b12_ug", 2.5),
    Row("biotin_ug", 50), Row("pantothenic_acid_mg", 6), Row("potassium_mg", 2000), Row("chloride_mg", 800),
    Row("calcium_mg", 800), Row("phosphorus_mg", 700), Row("magnesium_mg", 375), Row("iron_mg", 14),
    Row("zinc_mg", 10), Row("copper_mg", 1), Row("manganese_mg", 2), Row("fluoride_ug", 3500),
    Row("selenium_ug", 55), Row("chromium_ug", 40), Row("molybdenum_ug", 50), Row("iodine_ug", 150),
  ]

  /// The label's value in the place of the academies'; theirs where EU labels have none.
  static func value(replacing reference: ReferenceValue) -> ReferenceValue {
    guard let row = rows.first(where: { $0.replaces == reference.nutrient }) else { return reference }
    let kind = ReferenceValue.Kind.label
    return ReferenceValue(
      nutrient: row.nutrient, kind: kind,
      amount: TracedNumber(kind.words, row.value, reference.amount.unit, .published(.europeanLabels)),
      upper: reference.upper, upperScope: reference.upperScope, reduceAbove: reference.reduceAbove,
      notes: reference.notes)
  }
}

extension Evidence {
  static let europeanLabels = Evidence("eu1169.annex13", "Regulation (EU) No 1169/2011, Annex XIII, part A")
}
