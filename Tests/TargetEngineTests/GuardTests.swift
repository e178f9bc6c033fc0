import MealIR
import MealUnits
import Testing

@testable import TargetEngine

@Suite struct GuardTests {
  private func goal(_ eater: Eater) -> (kinds: [TargetGuard.Kind], share: Double) {
    let result = targets(eater)
    return (result.kinds, (result.energyTarget?.value ?? 0) / (result.energy?.value ?? 1))
  }

  @Test func deficitsWithinTheirLimits() {
    let ben = goal(People.eater(.male, 38, kg: 84, cm: 182, fat: 18, activity: "active", goal: -10))
    #expect(ben.kinds == [] && abs(ben.share - 0.9) < 1e-12)
    let twenty = goal(People.eater(.male, 38, kg: 84, cm: 182, activity: "active", goal: -20))
    #expect(twenty.kinds == [] && abs(twenty.share - 0.8) < 1e-12)
    let obese = goal(People.eater(.male, 38, kg: 110, cm: 176, activity: "active", goal: -25))
    #expect(obese.kinds == [] && abs(obese.share - 0.75) < 1e-12)
  }

  @Test func aQuarterOnlyFromThirty() {
    let lean = goal(People.eater(.male, 38, kg: 84, cm: 182, activity: "active", goal: -25))
    #expect(lean.kinds == [.cappedDeficit] && abs(lean.share - 0.8) < 1e-12)
    let half = goal(People.eater(.male, 38, kg: 130, cm: 176, activity: "active", goal: -50))
    #expect(half.kinds == [.cappedDeficit] && abs(half.share - 0.75) < 1e-12)
    // A body mass index of exactly 30.
    let edge = goal(People.eater(.male, 38, kg: 120, cm: 200, activity: "active", goal: -25))
    #expect(edge.kinds == [])
    let message = targets(People.eater(.male, 38, kg: 84, cm: 182, activity: "active", goal: -25)).guards.first
    #expect(message?.message == "a deficit of 25 % is capped at 20 %")
    #expect(message?.note == "25 % only at a body mass index from 30, else 20 %; the body mass index is 25.4")
  }

  @Test func noneInGrowthPregnancyOrUnderweight() {
    var eater = People.eater(.female, 30, kg: 62, cm: 165, activity: "moderate", goal: -10)
    eater.isPregnant = true
    #expect(goal(eater).kinds == [.pregnant] && goal(eater).share == 1)
    eater.isPregnant = false
    eater.isLactating = true
    #expect(goal(eater).kinds == [.lactating] && goal(eater).share == 1)
    let minor = goal(People.eater(.female, 17, kg: 62, cm: 165, activity: "moderate", goal: -10))
    #expect(minor.kinds == [.minor] && minor.share == 1)
    let thin = goal(People.eater(.female, 30, kg: 50, cm: 165, activity: "moderate", goal: -10))
    #expect(thin.kinds == [.underweight] && thin.share == 1)
    // Who is underweight may gain.
    let gain = goal(People.eater(.female, 30, kg: 50, cm: 165, activity: "moderate", goal: 10))
    #expect(gain.kinds == [] && abs(gain.share - 1.1) < 1e-12)
  }

  @Test func theFloorHoldsButNeverAboveTotalEnergy() {
    let woman = targets(People.eater(.female, 60, kg: 50, cm: 155, activity: "light", goal: -20))
    #expect(woman.energyTarget?.value == 1200)
    #expect(woman.kinds == [.floor])
    let man = targets(People.eater(.male, 60, kg: 60, cm: 165, activity: "light", goal: -20))
    #expect(man.energyTarget?.value == 1500)
    let small = targets(People.eater(.female, 85, kg: 42, cm: 150, activity: "sedentary", goal: -10))
    #expect(small.energyTarget?.value == small.energy?.value)
    #expect(small.kinds == [.floor])
  }

  @Test func belowRestingEnergyAndLowAvailability() {
    let cut = targets(People.eater(.male, 38, kg: 130, cm: 176, activity: "sedentary", goal: -25))
    #expect(cut.kinds == [.belowResting])
    let lean = targets(People.eater(.female, 30, kg: 75, cm: 170, fat: 10, activity: "sedentary", goal: -20))
    #expect(lean.kinds.contains(.lowAvailability))
    #expect(lean.guards.last?.evidence.citation.hasSuffix("(unverified)") == true)
    // Energy that is written is watched too.
    var eater = People.eater(.male, 38, kg: 84, cm: 182, activity: "active")
    eater.targets = [People.target("energy_kcal", high: Rational(1000), .day)]
    #expect(targets(eater).kinds == [.belowResting])
  }

  @Test func whatCouldNotBeCheckedIsSaid() {
    let eater = People.eater(nil, nil, kg: 84, fat: 18, activity: "active", goal: -20, equation: "katch-mcardle")
    let result = targets(eater)
    #expect(result.kinds == [.unchecked])
    #expect(
      result.guards.first?.message
        == "whether a deficit is safe was not checked against age and body mass index")
    #expect(result.guards.first?.isWarning == false)
  }

  @Test func activityFactors() {
    let factors = ["sedentary", "light", "moderate", "active", "very-active"].map {
      targets(People.eater(.male, 38, kg: 84, cm: 182, activity: $0)).activityFactor
    }
    #expect(factors.map { $0?.value } == [1.2, 1.375, 1.55, 1.725, 1.9])
    #expect(factors.allSatisfy { $0?.evidence?.standing == .convention })
    var eater = People.eater(.male, 38, kg: 84, cm: 182)
    eater.activityFactor = Rational(17, 10)
    #expect(targets(eater).activityFactor?.basis == .written)
  }
}
