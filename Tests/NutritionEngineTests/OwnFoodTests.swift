import MealData
import MealIR
import MealUnits
import NutritionEngine
import Testing

@Suite struct OwnFoodTests {
  /// 100 g of a food with these values.
  private func recipe(_ values: [(String, Rational)], _ label: OwnFood.LabelStyle = .us) -> RecipeNutrition {
    var kitchen = Kitchen()
    kitchen.food("bar", values, label: label)
    let id = kitchen.recipe("Bar", [kitchen.line("bar", grams: 100)])
    return kitchen.result().recipe(id)
  }

  @Test func saltAndSodium() {
    // 1 g salt = 400 mg sodium; 200 mg sodium = 0.5 g salt.
    #expect(near(recipe([("salt_g", .one)]).total(.sodium)?.value, 400))
    #expect(near(recipe([("sodium_mg", Rational(200))]).total(.salt)?.value, 0.5))
  }

  @Test func kilojoules() {
    #expect(near(recipe([("energy_kj", Rational(4184, 10))]).total(.energy)?.value, 100))
    #expect(near(recipe([("energy_kcal", Rational(100))]).total(.energyKilojoules)?.value, 418.4))
  }

  @Test func carbohydrateOfLabels() {
    let values: [(String, Rational)] = [("carbs_g", Rational(30)), ("fiber_g", Rational(6))]
    // A US label counts fibre: total 30, net 24. An EU label does not: total 36, net 30.
    #expect(recipe(values, .us).total(.carbs)?.value == 30)
    #expect(recipe(values, .us).total(.netCarbs)?.value == 24)
    #expect(recipe(values, .eu).total(.carbs)?.value == 36)
    #expect(recipe(values, .eu).total(.netCarbs)?.value == 30)
    #expect(recipe(values, .eu).lines[0].notes.contains { $0.text.contains("an EU label does not count fibre") })
  }

  @Test func anEULabelWithoutFibreGivesTheLeast() {
    let bar = recipe([("carbs_g", Rational(30))], .eu)
    #expect(bar.total(.carbs)?.value == 30)
    #expect(bar.total.tally?.isAtLeast(.carbs) == true)
    #expect(bar.total.tally?.isAtLeast(.netCarbs) == false)
  }

  @Test func energyFromMacronutrients() {
    let values: [(String, Rational)] = [
      ("protein_g", Rational(10)), ("fat_g", Rational(5)), ("carbs_g", Rational(30)), ("fiber_g", Rational(6)),
    ]
    // 4 × 10 + 9 × 5 + 4 × 30 = 205 kcal; on an EU label 2 × 6 more.
    #expect(near(recipe(values, .us).total(.energy)?.value, 205))
    #expect(near(recipe(values, .eu).total(.energy)?.value, 217))
    #expect(recipe(values).lines[0].notes.contains { $0.text.hasPrefix("energy is not stated") })
    #expect(recipe([("protein_g", Rational(10))]).total(.energy) == nil)
  }

  @Test func polyolsOfAnEULabel() {
    // Carbohydrate 30 of which polyols 20, fibre 6, no protein or fat: 4 × 10 + 2.4 × 20 + 2 × 6 = 100 kcal.
    let values: [(String, Rational)] = [
      ("protein_g", .zero), ("fat_g", .zero), ("carbs_g", Rational(30)), ("polyols_g", Rational(20)),
      ("fiber_g", Rational(6)),
    ]
    #expect(near(recipe(values, .eu).total(.energy)?.value, 100))
    // All of it erythritol, which yields nothing: 52 kcal.
    #expect(near(recipe(values + [("erythritol_g", Rational(20))], .eu).total(.energy)?.value, 52))
  }

  @Test func aFoodWithoutValuesCannotBeCounted() {
    #expect(recipe([]).missing == ["bar"])
  }
}
