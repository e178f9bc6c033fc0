import SafetyEngine
import Testing

/// The tables of 3-401.11(B).
@Suite struct RoastTableTests {
  static let rows: [(Double, Int)] = [
    (54.4, 6720), (55.0, 5340), (56.1, 3360), (57.2, 2160), (57.8, 1680), (58.9, 1080), (60.0, 720), (61.1, 480),
    (62.2, 300), (62.8, 240), (63.9, 134), (65.0, 85), (66.1, 54), (67.2, 34), (68.3, 22), (69.4, 14), (70.0, 0),
  ]

  @Test func everyRow() {
    #expect(RoastTable.rows.map(\.celsius) == RoastTableTests.rows.map(\.0))
    #expect(RoastTable.rows.map(\.hold) == RoastTableTests.rows.map(\.1))
  }

  @Test(arguments: zip(rows, rows.dropFirst())) func between(_ row: (Double, Int), _ next: (Double, Int)) {
    let table = FoodCode.roast.table
    #expect(table.row(at: row.0)?.hold == row.1)
    #expect(table.row(at: (row.0 + next.0) / 2)?.hold == row.1)
  }

  @Test func edges() {
    let table = FoodCode.roast.table
    #expect(table.row(at: 61.5)?.celsius == 61.1)
    #expect(table.row(at: 54.0) == nil)
    #expect(table.row(at: 90)?.hold == 0)
  }

  @Test(arguments: [130, 131, 133, 135, 136, 138, 140, 142, 144, 145, 147, 149, 151, 153, 155, 157, 158])
  func fahrenheitMeetsItsRow(_ degrees: Int) {
    let index =
      [130, 131, 133, 135, 136, 138, 140, 142, 144, 145, 147, 149, 151, 153, 155, 157, 158].firstIndex(of: degrees) ?? 0
    #expect(FoodCode.roast.table.row(at: Double(degrees - 32) * 5 / 9) == RoastTable.rows[index])
  }

  @Test func ovens() {
    #expect(RoastTable.ovenCelsius(.still, grams: 2_000) == 177)
    #expect(RoastTable.ovenCelsius(.still, grams: 4_500) == 121)
    #expect(RoastTable.ovenCelsius(.convection, grams: 4_499) == 163)
    #expect(RoastTable.ovenCelsius(.convection, grams: 5_200) == 121)
    #expect(RoastTable.ovenCelsius(.still, grams: nil) == 177)
    #expect(RoastTable.isMet(.highHumidity, grams: 2_000, celsius: 100))
    #expect(!RoastTable.isMet(.highHumidity, grams: 2_000, celsius: 150))
    #expect(RoastTable.isMet(.still, grams: 2_000, celsius: 350.0 * 5 / 9 - 160.0 / 9))
  }

  @Test func equivalents() {
    #expect(FoodCode.comminuted.table.row(at: 64)?.hold == 180)
    #expect(FoodCode.comminuted.table.row(at: 66)?.hold == 60)
    #expect(FoodCode.comminuted.table.row(at: 70)?.hold == 0)
    #expect(BritishGuidance.core.table.rows.map(\.hold) == [2700, 600, 120, 30, 6])
  }

  @Test func everyRuleIsCited() {
    let rules: [CookingRule] = [
      FoodCode.eggsToOrder, FoodCode.intact, FoodCode.comminuted, FoodCode.poultry, FoodCode.roast, FoodCode.microwave,
      FoodCode.plants, FoodCode.reheating, FoodCode.freezing, BritishGuidance.core, BritishGuidance.freezing,
      EuropeanGuidance.core, FederalChart.whole, FederalChart.ground, FederalChart.ratite,
    ]
    #expect(rules.allSatisfy { !$0.rule.text.isEmpty && !$0.rule.id.isEmpty })
    #expect(FoodCode.poultry.rule.id == "fc2022.3-401.11.A3")
    #expect(FoodCode.intact.rule.id == "fc2022.3-401.11.A1b")
    #expect(FoodCode.freezing.rule.id == "fc2022.3-402.11")
    #expect(FederalChart.ratite.rule.citation.hasSuffix("(unverified)"))
    #expect(BritishGuidance.freezing.rule.citation.hasSuffix("(unverified)"))
  }
}
