import MealIR
import MealUnits
import Testing

@testable import TargetEngine

@Suite struct TargetTests {
  private func near(_ number: TracedNumber?, _ value: Double, _ slack: Double = 1e-6) -> Bool {
    number.map { abs($0.value - value) < slack } ?? false
  }

  /// The worked screen: 25 g net carbs, 77 g protein, 314 g fat, 3,233 kcal at 1.0 g/kg of 77 kg lean mass, × 1.9, −10 %.
  @Test func ketoScreen() {
    // 77 kg lean of 86.5 kg: resting energy must be 1890.6.
    let energy = TracedNumber("energy target", 3233, "kcal", .written)
    var eater = People.eater(.male, 28, cm: 185, diet: "keto")
    eater.weight = Rational(86_500)
    eater.bodyFat = Rational(95, 865)
    let keto = KetoDiet(EaterBody(eater, today: nil), energy: energy, written: [])
    #expect(keto.targets.map(\.nutrient) == ["net_carbs_g", "protein_g", "fat_g"])
    #expect(keto.targets[0].high?.value == 25)
    #expect(near(keto.targets[1].aim, 77))
    #expect(keto.targets[2].aim?.value.rounded() == 314)
    #expect(keto.guards.map(\.kind) == [.outsideDistribution])
    #expect(keto.guards[0].message == "keto lies outside the accepted ranges (AMDR) by design")
    #expect(keto.guards[0].isWarning == false)
  }

  /// The same from the ground up: Müller's general form at 28 years, factor 1.9, minus 10 %.
  @Test func ketoScreenFromTheBody() {
    var eater = People.eater(.male, 28, cm: 185, activity: "very-active", goal: -10, diet: "keto")
    eater.weight = Rational(86_500)
    eater.bodyFat = Rational(95, 865)
    let result = targets(eater)
    #expect(near(result.energyTarget, 3233, 15))
    #expect(near(result["protein_g"]?.aim, 77))
    #expect(near(result["fat_g"]?.aim, 314, 2))
    #expect(result["net_carbs_g"]?.high?.value == 25)
  }

  /// The second screen: 25 g net carbs and 82 g protein of 1,686 kcal leave 140 g fat.
  @Test func secondKetoScreen() {
    var eater = People.eater(.female, 40, kg: 100, cm: 170, activity: "light", diet: "keto")
    eater.targets = [
      People.target("energy_kcal", low: Rational(1686), high: Rational(1686), .day),
      People.target("protein_g", low: Rational(82), .day),
    ]
    let result = targets(eater)
    #expect(result["fat_g"]?.aim?.value.rounded() == 140)
    #expect(result.targets.map(\.nutrient) == ["energy_kcal", "net_carbs_g", "fat_g", "protein_g"])
  }

  @Test func whatIsWrittenWins() {
    var eater = People.eater(.male, 38, kg: 84, cm: 182, fat: 18, activity: "active", goal: -10, diet: "keto")
    eater.targets = [
      People.target("net_carbs_g", high: Rational(20), .day),
      People.target("protein_g", low: Rational(16, 10), .perKilogram),
    ]
    let result = targets(eater)
    #expect(result["net_carbs_g"]?.high?.value == 20)
    #expect(near(result["protein_g"]?.low, 134.4))
    let fat = ((result.energyTarget?.value ?? 0) - 4 * 20 - 4 * 134.4) / 9
    #expect(near(result["fat_g"]?.aim, fat))
    #expect(result["energy_kcal"]?.origin == .energy)
  }

  @Test func ketoWithoutRoomForFat() {
    var eater = People.eater(.male, 38, kg: 84, cm: 182, activity: "active", diet: "keto")
    eater.targets = [People.target("protein_g", low: Rational(10), .perKilogram)]
    let result = targets(eater)
    #expect(result["fat_g"] == nil)
    #expect(result.kinds.contains(.noRoomForFat))
  }

  @Test func ketoWithoutBodyFatTakesBodyWeight() {
    let result = targets(People.eater(.male, 38, kg: 84, cm: 182, activity: "active", diet: "keto"))
    #expect(near(result["protein_g"]?.aim, 0.8 * 84))
  }

  @Test func basesOfTargets() {
    var eater = People.eater(.male, 38, kg: 80, cm: 182, fat: 25, activity: "moderate")
    eater.targets = [
      People.target("protein_g", low: Rational(2), .perKilogramLean),
      People.target("fat_g", low: Rational(2, 10), high: Rational(35, 100), .shareOfEnergy),
      People.target("fiber_g", low: Rational(30), .day),
    ]
    let result = targets(eater)
    #expect(near(result["protein_g"]?.low, 120))
    #expect(near(result["fat_g"]?.high, (result.energyTarget?.value ?? 0) * 0.35 / 9))
    #expect(result["fiber_g"]?.low?.value == 30)
    #expect(result.advice.map(\.nutrient) == ["saturated_fat_g", "sodium_mg"])
    eater.bodyFat = nil
    let without = targets(eater)
    #expect(without["protein_g"] == nil)
    #expect(without.missing.map(\.message) == ["`body-fat` is missing for the target of protein_g"])
  }

  @Test func theEnergyBand() {
    let result = targets(People.eater(.male, 38, kg: 84, cm: 182, activity: "active", goal: -10))
    let aim = result.energyTarget?.value ?? 0
    #expect(near(result["energy_kcal"]?.low, aim * 0.972))
    #expect(near(result["energy_kcal"]?.high, aim * 1.028))
  }

  @Test(arguments: [(nil, 40, 0.8), (nil, 16, 0.85), (nil, 10, 0.95), (nil, 2, 1.05), ("p", 30, 1.1), ("l", 30, 1.3)])
  func proteinAdvice(_ stage: String?, _ age: Int, _ factor: Double) {
    var eater = People.eater(.female, age, kg: 50)
    eater.isPregnant = stage == "p"
    eater.isLactating = stage == "l"
    let advice = targets(eater).advice.first
    #expect(near(advice?.low, 50 * factor))
    #expect((advice?.low?.sources.first?.standing == .checked) == (factor == 0.8))
  }

  /// Every number leads to what is written or to a source; a source is never without its words.
  @Test func everyNumberHasATrail() {
    func leaves(_ number: TracedNumber) -> [TracedNumber] {
      number.parts.isEmpty ? [number] : number.parts.flatMap(leaves)
    }
    var eater = People.eater(.unspecified, 38, kg: 84, cm: 182, fat: 18, activity: "light", goal: -25, diet: "keto")
    eater.targets = [People.target("protein_g", low: Rational(2), .perKilogramLean)]
    let result = targets(eater)
    let limits = (result.targets + result.advice).flatMap { [$0.low, $0.aim, $0.high].compactMap { $0 } }
    let numbers = limits + [result.resting.energy, result.energy, result.energyTarget].compactMap { $0 }
    #expect(numbers.count > 12)
    for leaf in numbers.flatMap(leaves) {
      #expect(leaf.basis == .written || leaf.evidence?.citation.isEmpty == false, "\(leaf.name)")
    }
    #expect(result.energy?.sources.contains(.muellerLean) == true)
    #expect(result.energy?.sources.contains(.activityConvention) == true)
  }
}
