import MealData
import MealIR
import MealUnits
import NutritionEngine
import Testing

@Suite struct CheckTests {
  private func requirement(
    _ metric: Metric, _ period: Requirement.Period?, _ low: Int?, _ high: Int?,
    of selector: Requirement.Selector = .all,
    for eaters: [Int] = []
  ) -> Requirement {
    var requirement = Requirement(metric: metric, text: "check", span: Kitchen.nowhere)
    requirement.period = period
    requirement.selector = selector
    requirement.bound = Bound(low: low.map { Rational($0) }, high: high.map { Rational($0) })
    requirement.eaters = eaters
    return requirement
  }

  /// Oats for 2: 740 kcal, 370 a serving; 90..110 g of butter; a broken one.
  private func kitchen(_ checks: [Requirement]) -> Kitchen {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Oats", serves: 2, [kitchen.line("oats", grams: 200)])
    kitchen.recipe("Butter", serves: 1, [kitchen.line("butter", Interval(Rational(90), Rational(110)))])
    kitchen.recipe("Broken", serves: 1, [kitchen.line("fairy dust", grams: 1)])
    kitchen.recipe("Mix", serves: 1, [kitchen.line("oats", grams: 100), kitchen.line("butter", grams: 10)])
    kitchen.program.checks = checks
    return kitchen
  }

  private func check(_ requirement: Requirement) -> CheckResult { kitchen([requirement]).result().checks[0] }

  private let energy = Metric.nutrient("energy_kcal")
  private let oats = Requirement.Selector.recipe(RecipeID(0))

  @Test func withinAndOutside() {
    let good = check(requirement(energy, .serving, 300, 370, of: oats))
    #expect(good.passed == true && good.deciding?.figure?.value == 370)
    #expect(check(requirement(energy, .serving, 371, nil, of: oats)).passed == false)
    // Without a period: the whole recipe, 740 kcal.
    #expect(check(requirement(energy, nil, 740, 740, of: oats)).passed == true)
  }

  @Test func intervals() {
    let butter = Requirement.Selector.recipe(RecipeID(1))
    // 90..110 g of butter: 666.9..815.1 kcal, the middle 741.
    let part = check(requirement(energy, .serving, nil, 750, of: butter))
    #expect(part.passed == true)
    #expect(
      part.note == "estimates leave it between 667 and 815: only part of that lies within the limits")
    #expect(check(requirement(energy, .serving, 600, 900, of: butter)).note == nil)
    #expect(check(requirement(energy, .serving, nil, 700, of: butter)).passed == false)
  }

  @Test func incompleteRecipesFail() {
    let broken = check(requirement(energy, .serving, nil, 900, of: .recipe(RecipeID(2))))
    #expect(broken.passed == false && broken.deciding?.figure == nil)
    #expect(broken.note == "cannot be computed because fairy dust (in Broken) cannot be counted")
  }

  @Test func unknownInPartIsNotProof() {
    let mix = Requirement.Selector.recipe(RecipeID(3))
    let protein = Metric.nutrient("protein_g")
    // Oats give 13 g; butter states none.
    #expect(check(requirement(protein, .serving, 10, nil, of: mix)).passed == true)
    let most = check(requirement(protein, .serving, nil, 20, of: mix))
    #expect(most.passed == false)
    #expect(most.note == "cannot be shown: not stated for butter")
    #expect(check(requirement(protein, .serving, nil, 12, of: mix)).passed == false)
  }

  @Test func otherEnginesAreNotPassedSilently() {
    let cost = check(requirement(.cost, .serving, nil, 3, of: oats))
    #expect(cost.passed == nil && cost.isUncomputed)
    #expect(cost.note == "not computed by this version")
  }

  @Test func requirementsOfAPlan() {
    var kitchen = kitchen([])
    for name in ["Ana", "Ben"] { kitchen.program.eaters.append(Eater(name: name, span: Kitchen.nowhere)) }
    var plan = Plan(name: "Week", span: Kitchen.nowhere)
    plan.from = CalendarDate(year: 2026, month: 11, day: 30)
    plan.days = 2
    plan.eaters = [0, 1]
    plan.slots = [Plan.Slot(name: "dinner", time: nil, isAssembly: false, span: Kitchen.nowhere)]
    let ana = [Plan.Portion(eater: 0, servings: .one), Plan.Portion(eater: 1, servings: Rational(2))]
    plan.pins = [
      Plan.Pin(day: 0, slot: 0, filling: .recipe(RecipeID(0)), portions: ana, span: Kitchen.nowhere),
      Plan.Pin(day: 1, slot: 0, filling: .recipe(RecipeID(0)), portions: [], span: Kitchen.nowhere),
    ]
    plan.requirements = [
      requirement(energy, .day, nil, 400, for: [0]), requirement(energy, .day, nil, 400),
      requirement(energy, .week, 740, 740, for: [0]), requirement(energy, .day, nil, 400, of: .weekday(.tuesday)),
    ]
    kitchen.program.plans = [plan]
    let checks = kitchen.result().checks
    // Ana: 370 each day. Ben: 740 on Monday, 370 on Tuesday.
    #expect(checks.map(\.passed) == [true, false, true, true])
    #expect(checks[1].deciding?.subject == "Ben, 2026-11-30")
    #expect(checks[1].deciding?.figure?.value == 740)
    #expect(checks[2].deciding?.subject == "Ana, 2 days from 2026-11-30")
    #expect(checks.allSatisfy { $0.origin == .plan(0) })
    // With Tuesday open, what is not yet broken is undecided.
    kitchen.program.plans[0].pins.removeLast()
    #expect(kitchen.result().checks.map(\.passed) == [true, false, nil, nil])
  }
}
