import MealData
import MealIR
import Testing

@testable import TargetEngine

@Suite struct ReferenceTests {
  private func value(_ key: String, _ sex: Eater.Sex?, _ age: Int, _ region: Household.Region = .us) -> ReferenceValue?
  {
    references(People.eater(sex, age), region).values.first { $0.nutrient == key }
  }

  private func references(_ eater: Eater, _ region: Household.Region = .us) -> EaterReferences {
    EaterReferences(eater, today: People.today, region: region)
  }

  @Test(arguments: [
    ("calcium_mg", Eater.Sex.male, 35, 1000.0), ("calcium_mg", .female, 51, 1200), ("calcium_mg", .male, 70, 1000),
    ("calcium_mg", .male, 71, 1200), ("calcium_mg", .female, 13, 1300), ("iron_mg", .female, 30, 18),
    ("iron_mg", .female, 51, 8), ("iron_mg", .male, 14, 11), ("iron_mg", .female, 18, 15),
    ("magnesium_mg", .male, 30, 400),
    ("magnesium_mg", .male, 31, 420), ("magnesium_mg", .female, 19, 310), ("potassium_mg", .male, 40, 3400),
    ("potassium_mg", .female, 40, 2600), ("sodium_mg", .male, 40, 1500), ("zinc_mg", .male, 40, 11),
    ("copper_mg", .male, 40, 0.9), ("fluoride_ug", .male, 40, 4000), ("selenium_ug", .female, 40, 55),
    ("iodine_ug", .female, 40, 150), ("vitamin_a_rae_ug", .male, 40, 900), ("vitamin_a_rae_ug", .female, 8, 400),
    ("vitamin_c_mg", .female, 40, 75), ("vitamin_c_mg", .male, 3, 15), ("vitamin_d_ug", .male, 71, 20),
    ("vitamin_e_mg", .female, 40, 15), ("vitamin_k_ug", .male, 19, 120), ("thiamin_mg", .male, 19, 1.2),
    ("vitamin_b6_mg", .male, 51, 1.7), ("vitamin_b12_ug", .female, 9, 1.8), ("folate_dfe_ug", .male, 19, 400),
    ("choline_mg", .male, 19, 550), ("biotin_ug", .female, 19, 30), ("fiber_g", .male, 50, 38),
    ("fiber_g", .female, 51, 21),
    ("water_g", .male, 19, 3700), ("protein_g", .male, 19, 56), ("chromium_ug", .female, 51, 20),
    ("alpha_linolenic_acid_g", .male, 19, 1.6), ("linoleic_acid_g", .female, 19, 12),
  ])
  func cells(_ key: String, _ sex: Eater.Sex, _ age: Int, _ amount: Double) {
    #expect(value(key, sex, age)?.amount.value == amount)
  }

  @Test func upperLimitsAndReduction() {
    #expect(value("calcium_mg", .male, 35)?.upper?.value == 2500)
    #expect(value("iron_mg", .female, 30)?.upper?.value == 45)
    #expect(value("vitamin_d_ug", .male, 8)?.upper?.value == 75)
    #expect(value("zinc_mg", .male, 15)?.upper?.value == 34)
    #expect(value("vitamin_k_ug", .male, 35)?.upper == nil)
    #expect(value("sodium_mg", .male, 35)?.reduceAbove?.value == 2300)
    #expect(value("sodium_mg", .male, 35)?.reduceAbove?.evidence?.standing == .checked)
    #expect(value("sodium_mg", .male, 8)?.reduceAbove?.evidence?.standing == .unverified)
    #expect(value("sodium_mg", .female, 13)?.reduceAbove?.value == 1800)
  }

  @Test func stagesOfLife() {
    var eater = People.eater(.female, 30)
    eater.isPregnant = true
    #expect(references(eater).values.first { $0.nutrient == "iron_mg" }?.amount.value == 27)
    #expect(references(eater).values.first { $0.nutrient == "folate_dfe_ug" }?.amount.value == 600)
    eater.isPregnant = false
    eater.isLactating = true
    #expect(references(eater).values.first { $0.nutrient == "vitamin_c_mg" }?.amount.value == 120)
    #expect(references(People.eater(nil, 40)).missing.map(\.message) == ["`sex` is missing for reference values"])
    #expect(references(People.eater(nil, 8)).missing.isEmpty)
    #expect(references(People.eater(.male, nil)).values.isEmpty)
  }

  @Test func anUnspecifiedSexTakesTheGreaterNeed() {
    #expect(value("iron_mg", .unspecified, 30)?.amount.value == 18)
    #expect(value("zinc_mg", .unspecified, 30)?.amount.value == 11)
    #expect(references(People.eater(.unspecified, 30)).notes.last?.contains("greater need") == true)
  }

  @Test func europeanLabels() {
    #expect(value("calcium_mg", .male, 35, .eu)?.amount.value == 800)
    #expect(value("calcium_mg", .male, 35, .eu)?.kind == .label)
    #expect(value("folate_ug", .female, 35, .uk)?.amount.value == 200)
    #expect(value("folate_dfe_ug", .female, 35, .eu) == nil)
    #expect(value("fluoride_ug", .female, 35, .eu)?.amount.value == 3500)
    #expect(value("magnesium_mg", .female, 35, .eu)?.amount.value == 375)
    #expect(value("choline_mg", .female, 35, .eu)?.kind == .adequate)
    #expect(value("calcium_mg", .male, 10, .eu)?.amount.value == 1300)
    let labels = references(People.eater(.male, 35), .eu).values.filter { $0.kind == .label }
    #expect(labels.count == 27)
  }

  @Test func everyKeyIsTheCatalogues() {
    for region in Household.Region.allCases {
      for value in references(People.eater(.male, 35), region).values {
        #expect(Nutrient(key: value.nutrient) != nil, "\(value.nutrient)")
        let unit = Nutrient(key: value.nutrient)?.unit.replacingMicro
        #expect(value.amount.unit == unit, "\(value.nutrient)")
        if case .part(let key, _) = value.upperScope { #expect(Nutrient(key: key) != nil) }
      }
    }
  }

  @Test func everyRowIsWhole() {
    #expect(DietaryReferences.rows.count == 36)
    let micros = DietaryReferences.rows.filter { !$0.nutrient.hasSuffix("_g") }
    #expect(micros.count >= 29)
    for row in DietaryReferences.rows {
      #expect(row.need.count == LifeStage.count, "\(row.nutrient)")
      #expect(row.upper.isEmpty || row.upper.count == LifeStage.count, "\(row.nutrient)")
      #expect(row.reduce.isEmpty || row.reduce.count == LifeStage.count, "\(row.nutrient)")
    }
  }

  // MARK: Comparing

  private func compare(_ key: String, _ totals: [String: IntakeTotal], age: Int = 30) -> IntakeComparison? {
    references(People.eater(.male, age)).compare(totals).first { $0.reference.nutrient == key }
  }

  @Test func sharesAndUnknowns() {
    let calcium = compare("calcium_mg", ["calcium_mg": IntakeTotal(750)])
    #expect(calcium?.share?.value == 0.75)
    #expect(calcium?.upper == .within)
    let unknown = compare("calcium_mg", [:])
    #expect(unknown?.total == nil && unknown?.share == nil && unknown?.upper == .unknown)
    let part = compare("calcium_mg", ["calcium_mg": IntakeTotal(750, isAtLeast: true)])
    #expect(part?.upper == .unknown)
    #expect(part?.share?.notes == ["at least: not every food states it"])
    #expect(compare("calcium_mg", ["calcium_mg": IntakeTotal(2501, isAtLeast: true)])?.upper == .above)
  }

  @Test func limitsThatFoodDoesNotCountAgainst() {
    // A recommendation of 400 above a limit of 350 is no contradiction: the limit is for supplements.
    let magnesium = compare("magnesium_mg", ["magnesium_mg": IntakeTotal(900)])
    #expect(magnesium?.reference.amount.value == 400)
    #expect(magnesium?.reference.upper?.value == 350)
    #expect(magnesium?.upper == .notFood)
    let carrots = ["vitamin_a_rae_ug": IntakeTotal(5000), "retinol_ug": IntakeTotal(100)]
    #expect(compare("vitamin_a_rae_ug", carrots)?.upper == .within)
    let liver = ["vitamin_a_rae_ug": IntakeTotal(9000), "retinol_ug": IntakeTotal(9000)]
    #expect(compare("vitamin_a_rae_ug", liver)?.upper == .above)
    #expect(compare("vitamin_a_rae_ug", ["vitamin_a_rae_ug": IntakeTotal(5000)])?.upper == .unknown)
    #expect(compare("vitamin_k_ug", ["vitamin_k_ug": IntakeTotal(5000)])?.upper == IntakeComparison.UpperStatus.none)
  }

  @Test func sodiumAndSubstitutes() {
    #expect(compare("sodium_mg", ["sodium_mg": IntakeTotal(2400)])?.isAboveReduction == true)
    #expect(compare("sodium_mg", ["sodium_mg": IntakeTotal(2300)])?.isAboveReduction == false)
    #expect(compare("sodium_mg", ["sodium_mg": IntakeTotal(2000, isAtLeast: true)])?.isAboveReduction == nil)
    let acid = compare("alpha_linolenic_acid_g", ["linolenic_acid_g": IntakeTotal(0.8)])
    #expect(acid?.share?.value == 0.5)
    #expect(acid?.notes == ["counted as linolenic acid of any kind"])
  }
}

extension String {
  /// Keys write `ug` for micrograms.
  fileprivate var replacingMicro: String { self == "µg" ? "ug" : self }
}
