import MealIR
import MealUnits
import Testing

@testable import TargetEngine

@Suite struct EquationTests {
  private func choice(_ eater: Eater, _ region: Household.Region = .us) -> String {
    RestingEnergy(EaterBody(eater, today: People.today), named: eater.energyEquation, region: region).equation.name
  }

  @Test func theChoiceFollowsWhatIsKnown() {
    #expect(choice(People.eater(.male, 35, kg: 80, cm: 180)) == "mifflin-st-jeor")
    #expect(choice(People.eater(.male, 35, kg: 80, cm: 180), .eu) == "henry-2005, by weight and height")
    #expect(choice(People.eater(.male, 35, kg: 80, cm: 180), .uk) == "mifflin-st-jeor")
    #expect(choice(People.eater(.male, 35, kg: 80, fat: 18), .eu) == "mueller-2004, general, by lean and fat mass")
    #expect(choice(People.eater(nil, 35, kg: 80, fat: 18)) == "cunningham-1991")
    #expect(choice(People.eater(.male, 8, kg: 26, cm: 128, fat: 16)) == "henry-2005, by weight and height")
    #expect(choice(People.eater(.male, 8, kg: 26)) == "schofield-1985, by weight")
  }

  @Test(arguments: [
    ("mifflin-st-jeor", 1755.0), ("mueller-2004", 1777.0), ("cunningham-1980", 1943.2), ("cunningham-1991", 1786.96),
    ("katch-mcardle", 1786.96), ("harris-benedict-1919", 1830.77), ("roza-shizgal-1984", 1825.247),
    ("schofield-1985", 1790.86), ("henry-2005", 1748.8),
  ])
  func everyWordOfTheLanguage(_ word: String, _ value: Double) {
    let eater = People.eater(.male, 35, kg: 80, cm: 180, fat: 18, equation: word)
    let resting = targets(eater).resting
    #expect(abs((resting.energy?.value ?? 0) - value) < 0.5)
    #expect(resting.equation.id == word)
    #expect(resting.reason.hasPrefix("asked for by name"))
  }

  @Test func muellerByNameWithoutBodyFatIsByWeight() {
    let resting = targets(People.eater(.male, 35, kg: 80, cm: 180, equation: "mueller-2004")).resting
    #expect(resting.equation == .muellerWeight)
    #expect(resting.equation.evidence.citation.hasSuffix("(unverified)"))
    #expect(abs((resting.energy?.value ?? 0) - 1785.6) < 0.5)
    let child = targets(People.eater(.male, 8, kg: 26, cm: 128, equation: "mueller-2004")).resting
    #expect(child.equation == .muellerChildWeight)
    let toddler = targets(People.eater(.male, 4, kg: 16, cm: 100, equation: "mueller-2004")).resting
    #expect(toddler.energy == nil && toddler.missing.isEmpty)
    #expect(toddler.fault == "mueller-2004, 5 to 17 years, by weight and height has no form for an age of 4")
  }

  @Test func anAgeOutsideTheMeasuredOnesIsSaid() {
    let child = targets(People.eater(.male, 8, kg: 26, cm: 128, equation: "mifflin-st-jeor")).resting
    #expect(child.energy?.notes == ["measured on people of 19 to 78 years: an age of 8 is outside"])
  }

  @Test func anUnspecifiedSexGivesTheMeanAndBothEnds() {
    let both = targets(People.eater(.unspecified, 35, kg: 80, cm: 180, activity: "moderate"))
    #expect(both.resting.energy?.value == 1672)
    #expect(both.resting.energy?.low == 1589)
    #expect(both.resting.energy?.high == 1755)
    #expect(both.energy?.low == 1589 * 1.55)
    #expect(both.resting.energy?.notes.first?.contains("mean of both") == true)
    // Lean mass alone does not tell the sexes apart.
    let lean = targets(People.eater(.unspecified, 35, kg: 80, fat: 18, equation: "katch-mcardle"))
    #expect(lean.resting.energy?.isRange == false)
  }

  @Test func missingFieldsAreNamedWithTheirPurpose() {
    let guest = targets(People.eater(nil, nil))
    #expect(guest.resting.energy == nil)
    #expect(guest.energyTarget == nil)
    #expect(guest.missing.map(\.field) == [.sex, .age, .height, .weight, .activity])
    #expect(guest.missing.first?.message == "`sex` is missing for resting energy (mifflin-st-jeor)")
    #expect(guest.missing.last?.message == "`activity` is missing for total energy")
    let lean = targets(People.eater(nil, nil, kg: 80, activity: "light", equation: "katch-mcardle"))
    #expect(lean.missing.map(\.field) == [.bodyFat])
  }

  @Test func absurdBodiesGiveNoNumberAndNoTrap() {
    let tiny = targets(People.eater(.female, 90, kg: 1, cm: 10, activity: "light", goal: -10, diet: "keto"))
    #expect(tiny.resting.energy == nil && tiny.missing.isEmpty && tiny.energyTarget == nil)
    #expect(tiny.remarks == ["mifflin-st-jeor gives -538 kcal, which no body of that size lives on"])
    var eater = People.eater(.male, 1_000_000_000, kg: 500, cm: 300, fat: 80, activity: "very-active", goal: 50)
    eater.targets = [
      People.target("protein_g", low: Rational(-3), high: Rational(3), .perKilogramLean),
      People.target("fat_g", low: Rational(-1), .shareOfEnergy), People.target("iron_mg", low: .one, .shareOfEnergy),
    ]
    for equation in RestingEquation.byName {
      eater.energyEquation = equation.id
      for sex in [nil] + Eater.Sex.allCases {
        eater.sex = sex
        eater.diet = sex == .male ? "keto" : nil
        #expect(targets(eater, .eu).resting.equation.id == equation.id)
      }
    }
  }

  @Test func bandsAreHalfOpen() {
    func resting(_ age: Int) -> Double {
      targets(People.eater(.female, age, kg: 60, cm: 165, equation: "schofield-1985")).resting.energy?.value ?? 0
    }
    #expect(abs(resting(29) - (14.818 * 60 + 486.6)) < 1e-9)
    #expect(abs(resting(30) - (8.126 * 60 + 845.6)) < 1e-9)
    #expect(abs(resting(60) - (9.082 * 60 + 658.5)) < 1e-9)
  }

  @Test func formulasPrintWhatTheyCompute() {
    let male = RestingEquation.mifflin.form(sex: .female, age: 30)
    #expect(male?.text == "10 × weight + 6.25 × height − 5 × age − 161 kcal")
    #expect(
      RestingEquation.muellerLean.form(sex: .male, age: 30)?.text
        == "0.05192 × lean mass + 0.04036 × fat mass + 0.869 × 1 for a man, 0 for a woman − 0.01181 × age + 2.992 MJ")
  }
}
