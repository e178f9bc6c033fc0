import MealData
import MealIR
import MealUnits
import NutritionEngine
import Testing

@Suite struct MealAndPlanTests {
  /// Oats for 2 (740 kcal and 74.1 kcal of fixed butter), milk for 4 (640 kcal).
  private func kitchen() -> Kitchen {
    var kitchen = Kitchen.breakfast
    var butter = kitchen.line("butter", grams: 10)
    butter.isFixed = true
    kitchen.recipe("Oats", serves: 2, [kitchen.line("oats", grams: 200), butter])
    kitchen.recipe("Milk", serves: 4, [kitchen.line("milk", grams: 1000)])
    var meal = Meal(name: "Brunch", span: Kitchen.nowhere)
    meal.servings = Rational(6)
    meal.dishes = [
      Meal.Dish(recipe: RecipeID(0), scale: .servingsOfMeal, span: Kitchen.nowhere),
      Meal.Dish(recipe: RecipeID(1), scale: .factor(Rational(1, 2)), span: Kitchen.nowhere),
      Meal.Dish(recipe: RecipeID(1), scale: .servings(Rational(1)), span: Kitchen.nowhere),
    ]
    kitchen.program.meals = [meal]
    for name in ["Ana", "Ben", "Tom"] { kitchen.program.eaters.append(Eater(name: name, span: Kitchen.nowhere)) }
    return kitchen
  }

  @Test func dishesOfAMeal() {
    let brunch = kitchen().result().meal(0)
    // Oats × 3: 2220 + 74.1; milk × 1/2: 320; milk for 1 of 4: 160. 2774.1 kcal in all, 462.35 a serving.
    #expect(brunch.dishes.map(\.factor) == [3, 0.5, 0.25])
    #expect(near(brunch.total(.energy)?.value, 2774.1))
    #expect(near(brunch.perServing?(.energy)?.value, 462.35))
    // For 12: 4440 + 74.1 + 640 + 320 = 5474.1 kcal.
    let twelve = kitchen().result(NutritionOptions(scaling: .servings(Rational(12)))).meal(0)
    #expect(near(twelve.total(.energy)?.value, 5474.1))
  }

  private func plan(_ pins: [(Int, Int, Plan.Filling, [Plan.Portion])], days: Int = 2) -> Plan {
    var plan = Plan(name: "Week", span: Kitchen.nowhere)
    plan.from = CalendarDate(year: 2026, month: 11, day: 30)
    plan.days = days
    plan.eaters = [0, 1]
    plan.slots = ["lunch", "dinner"].map { Plan.Slot(name: $0, time: nil, isAssembly: false, span: Kitchen.nowhere) }
    plan.pins = pins.map { Plan.Pin(day: $0.0, slot: $0.1, filling: $0.2, portions: $0.3, span: Kitchen.nowhere) }
    return plan
  }

  @Test func portionsAbsencesGuestsShares() {
    var kitchen = kitchen()
    kitchen.program.eaters[1].share = Rational(1, 2)
    var plan = plan([
      (0, 0, .recipe(RecipeID(0)), []),
      (0, 1, .recipe(RecipeID(1)), [Plan.Portion(eater: 0, servings: Rational(3, 2))]),
      (1, 0, .leftovers(RecipeID(0)), []), (1, 1, .meal(0), []),
    ])
    plan.absences = [Plan.Attendance(eater: 0, day: 1, slot: 0, span: Kitchen.nowhere)]
    plan.guests = [Plan.Attendance(eater: 2, day: 1, slot: 1, span: Kitchen.nowhere)]
    kitchen.program.plans = [plan]
    let days = kitchen.result().plan(0).days
    #expect(days.map { $0.date?.description } == ["2026-11-30", "2026-12-01"])
    // A serving of oats: 814.1 / 2 = 407.05 kcal; of milk: 160 kcal; of brunch: 462.35 kcal.
    // Ana: 407.05 + 1.5 × 160 = 647.05. Ben has half a serving of oats and no milk: 203.525.
    #expect(near(days[0].nutrition(of: 0)(.energy)?.value, 647.05))
    #expect(near(days[0].nutrition(of: 1)(.energy)?.value, 203.525))
    #expect(days[0].eaters == [0, 1])
    // Ana is away at lunch: 462.35. Ben: 203.525 + 231.175 = 434.7. Tom comes to dinner: 462.35.
    #expect(near(days[1].nutrition(of: 0)(.energy)?.value, 462.35))
    #expect(near(days[1].nutrition(of: 1)(.energy)?.value, 434.7))
    #expect(near(days[1].nutrition(of: 2)(.energy)?.value, 462.35))
    #expect(days[1].eaters == [0, 1, 2])
  }

  @Test func eatingOutIsUnknown() {
    var kitchen = kitchen()
    kitchen.program.plans = [plan([(0, 0, .recipe(RecipeID(0)), []), (0, 1, .out, [])])]
    let day = kitchen.result().plan(0).days[0]
    #expect(day.nutrition(of: 0).tally == nil)
    #expect(day.nutrition(of: 0).missing == ["dinner (out)"])
    #expect(near(day.helpings(of: 0)[0].nutrition(.energy)?.value, 407.05))
    #expect(kitchen.result().plan(0).days[1].openSlots == [0, 1])
  }

  @Test func journal() throws {
    var kitchen = kitchen()
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    func ate(_ hour: Int, _ eater: Int?, _ line: Ingredient) throws -> LogEvent {
      LogEvent(
        date: day, time: try #require(ClockTime(hour: hour, minute: 0)), eater: eater,
        action: .ate(items: [line], label: nil), span: Kitchen.nowhere)
    }
    kitchen.program.log = [
      try ate(20, 1, kitchen.line("milk", grams: 100)), try ate(8, 0, kitchen.line("oats", grams: 50)),
      try ate(7, 0, kitchen.line("Oats", .servings(Interval(.one)))), try ate(9, nil, kitchen.line("milk", grams: 1)),
      try ate(9, 1, kitchen.line("fairy dust", grams: 1)),
    ]
    let journal = kitchen.result().journal
    #expect(journal.map(\.eater) == [0, 1])
    #expect(journal[0].lines.map(\.ingredient.text) == ["Oats", "oats"])
    // 407.05 + 185 kcal.
    #expect(near(journal[0].nutrition(.energy)?.value, 592.05))
    #expect(journal[1].nutrition.missing == ["fairy dust"])
  }
}
