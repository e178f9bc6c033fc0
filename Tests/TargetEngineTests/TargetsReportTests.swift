import MealIR
import MealJSON
import MealReport
import MealUnits
import Testing

@testable import TargetEngine

@Suite struct TargetsReportTests {
  private func text(_ eaters: Eater..., region: Household.Region = .us) -> String {
    TextWriter(width: 100).text(TargetsReport(eaters.map { targets($0, region) }).document())
  }

  private func ben() -> Eater {
    var ben = People.eater(.male, 38, kg: 84, cm: 182, fat: 18, activity: "active", goal: -10, diet: "keto")
    ben.name = "Ben"
    ben.targets = [
      People.target("net_carbs_g", high: Rational(25), .day),
      People.target("protein_g", low: Rational(16, 10), .perKilogram),
    ]
    return ben
  }

  @Test func textOfAnEater() {
    let text = text(ben())
    #expect(
      text.hasPrefix(
        """
        Ben
          resting energy  1816 kcal  mueller-2004, general, by lean and fat mass
          activity          × 1.725  active, a convention
          total energy    3133 kcal
          target          2820 kcal  -10 %

        """), "\(text)")
    #expect(text.contains("net carbohydrate"))
    #expect(text.contains("at most 25 g"))
    #expect(text.contains("at least 134 g"))
    #expect(text.contains("keto lies outside the accepted ranges (AMDR) by design"))
    #expect(text.contains("(unverified)"))
    #expect(text.contains("pal.convention"))
    #expect(text.contains("at most 2300 mg  dri.nasem2019"))
  }

  @Test func hiddenNumbersShowNone() {
    var eater = ben()
    eater.hidesNumbers = true
    #expect(text(eater) == "Ben\n  numbers are hidden\n")
    #expect(TargetsJSON.eater(targets(eater)).compact() == #"{"name":"Ben","numbers_hidden":true}"#)
  }

  @Test func missingFieldsAreTold() {
    let text = text(People.eater(nil, nil))
    #expect(text.contains("`weight` is missing for resting energy (mifflin-st-jeor)"))
    #expect(text.contains("`activity` is missing for total energy"))
    #expect(!text.contains("kcal  "))
  }

  private func keys(_ json: JSON?) -> [String] {
    guard case .object(let members)? = json else { return [] }
    return members.map(\.key)
  }

  @Test func jsonOfAnEater() {
    let json = TargetsJSON.eater(targets(ben()))
    #expect(
      keys(json).prefix(7) == [
        "name", "resting_energy_kcal", "equation", "citation", "activity_factor", "energy_kcal", "targets",
      ])
    #expect(json["equation"] == "mueller-2004")
    #expect(json["activity_factor"] == .number(1.725))
    #expect(keys(json["targets"]) == ["energy_kcal", "fat_g", "net_carbs_g", "protein_g"])
    #expect(keys(json["targets"]?["energy_kcal"]) == ["low", "high"])
    #expect(json["targets"]?["net_carbs_g"]?.compact() == #"{"high":25}"#)
    #expect(json["missing"] == nil)
    let guest = TargetsJSON.eater(targets(People.eater(nil, nil)))
    #expect(
      guest.compact()
        == #"{"name":"Ann","resting_energy_kcal":null,"equation":null,"citation":null,"activity_factor":null,"#
        + #""energy_kcal":null,"targets":{},"missing":["sex","age","height","weight","activity"],"#
        + #""energy_target_kcal":null,"equation_reason":"\#(targets(People.eater(nil, nil)).resting.reason)"}"#)
  }

  @Test func micronutrients() {
    let references = EaterReferences(People.eater(.female, 30), today: People.today)
    let totals = [
      "calcium_mg": IntakeTotal(750), "iron_mg": IntakeTotal(50), "sodium_mg": IntakeTotal(3000),
      "magnesium_mg": IntakeTotal(400, isAtLeast: true),
    ]
    let rows = references.compare(totals)
    let document = MicronutrientReport().document(name: "Ann", day: "2026-11-30", rows: rows, references: references)
    let text = TextWriter(width: 100).text(document)
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("calcium 750 1000 mg RDA 75 %"))
    #expect(lines.contains("iron 50 18 mg RDA 278 % above the limit"))
    #expect(lines.contains("sodium 3000 1500 mg AI 200 % reduce"))
    #expect(lines.contains("magnesium ≥400 310 mg RDA ≥129 %"))
    #expect(lines.contains("zinc ? 8 mg RDA"))
    #expect(lines.contains("iron is above the tolerable upper intake of 45 mg"))
    let alone = TextWriter(width: 100).text(MicronutrientReport().references(name: "Ann", references))
    #expect(alone.contains("supplements only"))
    let json = TargetsJSON.references(rows)
    #expect(json["zinc_mg"]?["total"] == .null)
    #expect(json["calcium_mg"]?["share"] == .number(0.75))
    #expect(json["magnesium_mg"]?["upper_status"] == "not-food")
  }

  @Test func trails() {
    let number = targets(ben()).energyTarget
    let text = number.map { TextWriter(width: 160).text(TrailReport($0).document()) } ?? ""
    #expect(text.contains("0.05192 × lean mass + 0.04036 × fat mass"))
    #expect(text.contains("[ree.mueller2004.ffm]"))
    #expect(text.contains("as written"))
  }
}
