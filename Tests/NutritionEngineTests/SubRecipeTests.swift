import MealData
import MealIR
import MealUnits
import NutritionEngine
import Testing

@Suite struct SubRecipeTests {
  /// Dough of 500 g oats and 500 g milk: 1850 + 320 = 2170 kcal; makes 800 g, 1 l, 20 pieces, 10 servings.
  private func kitchen() -> Kitchen {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Dough", serves: 10, [kitchen.line("oats", grams: 500), kitchen.line("milk", grams: 500)]) {
      $0.cookedWeight = Interval(Rational(800))
      $0.cookedVolume = Interval(Rational(1000))
      $0.pieces = Rational(20)
    }
    return kitchen
  }

  private func energy(_ share: RecipeUse.Share) -> Figure? {
    var kitchen = kitchen()
    let id = kitchen.recipe("Bread", [kitchen.line("Dough", share)])
    return kitchen.result().recipe(id).total(.energy)
  }

  @Test func shares() {
    // 200 of 800 g = 1/4: 542.5 kcal. 500 of 1000 ml, 10 of 20 pieces, 5 of 10 servings, a factor of 1/2: 1085 kcal.
    #expect(near(energy(.grams(Interval(Rational(200))))?.value, 542.5))
    #expect(near(energy(.millilitres(Interval(Rational(500))))?.value, 1085))
    #expect(near(energy(.pieces(Interval(Rational(10))))?.value, 1085))
    #expect(near(energy(.servings(Interval(Rational(5))))?.value, 1085))
    #expect(near(energy(.factor(Rational(1, 2)))?.value, 1085))
    let range = energy(.servings(Interval(Rational(4), Rational(6))))
    #expect(near(range?.low, 868) && near(range?.high, 1302) && near(range?.value, 1085))
  }

  @Test func gramsComeFromTheCookedWeight() {
    var kitchen = kitchen()
    let id = kitchen.recipe(
      "Bread", [kitchen.line("Dough", .factor(Rational(1, 2))), kitchen.line("butter", grams: 100)])
    #expect(kitchen.result().recipe(id).yield?.value == 500)
    #expect(kitchen.result().recipe(id).lines[0].grams?.value == 400)
  }

  @Test func withoutAStatedWeightTheIngredientsAreWeighed() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Mix", [kitchen.line("oats", grams: 100), kitchen.line("milk", grams: 100)])
    let id = kitchen.recipe("Bowl", [kitchen.line("Mix", .grams(Interval(Rational(50))))])
    // (370 + 64) × 50 / 200 = 108.5 kcal.
    #expect(near(kitchen.result().recipe(id).total(.energy)?.value, 108.5))
  }

  @Test func anyDepth() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("0", [kitchen.line("oats", grams: 100)])
    for depth in 1...20_000 { kitchen.recipe("\(depth)", [deep(depth - 1)]) }
    #expect(near(kitchen.result().recipe(RecipeID(20_000)).total(.energy)?.value, 370))
  }

  private func deep(_ index: Int) -> Ingredient {
    Ingredient(
      text: "\(index)", span: Kitchen.nowhere,
      food: .recipe(RecipeUse(recipe: RecipeID(index), share: .factor(.one))), foodText: "\(index)",
      foodSpan: Kitchen.nowhere)
  }

  @Test func whatAPartLacksTheWholeLacks() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Sauce", [kitchen.line("fairy dust", grams: 1), kitchen.line("butter", grams: 10)])
    kitchen.recipe("Roux", [kitchen.line("butter", grams: 10)])
    let broken = kitchen.recipe("Pasta", [kitchen.line("Sauce", .factor(.one))])
    #expect(kitchen.result().recipe(broken).missing == ["fairy dust (in Sauce)"])
    let partial = kitchen.recipe("Pie", [kitchen.line("Roux", .factor(.one)), kitchen.line("oats", grams: 10)])
    #expect(kitchen.result().recipe(partial).lacking(.protein) == ["Roux"])
  }

  @Test func deepFaultsNameTheRecipeTheyStandIn() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("0", [kitchen.line("fairy dust", grams: 100)])
    for depth in 1...20_000 { kitchen.recipe("\(depth)", [deep(depth - 1)]) }
    #expect(kitchen.result().recipe(RecipeID(20_000)).missing == ["fairy dust (in 0)"])
    #expect(kitchen.result().recipe(RecipeID(0)).missing == ["fairy dust"])
  }

  @Test func derivationsOfDeepRecipesStaySmall() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("0", [kitchen.line("oats", grams: 100)])
    for depth in 1...100 { kitchen.recipe("\(depth)", [deep(depth - 1), deep(depth - 1)]) }
    #expect(kitchen.result().recipe(RecipeID(100)).derivation(.energy).parts.count == 2)
    // 370 kcal doubled 40 times.
    #expect(near(kitchen.result().recipe(RecipeID(40)).total(.energy)?.value, 370 * 1_099_511_627_776))
  }

  @Test func aVolumeNeedsAStatedVolume() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Mix", [kitchen.line("oats", grams: 100)])
    let id = kitchen.recipe("Bowl", [kitchen.line("Mix", .millilitres(Interval(Rational(50))))])
    #expect(kitchen.result().recipe(id).missing == ["Mix"])
    #expect(kitchen.result().recipe(id).lines[0].standing == .unknown("it does not say what volume it makes"))
  }

  @Test func aCycleIsNotCounted() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("A", [kitchen.line("oats", grams: 100), deep(1)])
    kitchen.recipe("B", [deep(0)])
    #expect(!kitchen.result().recipe(RecipeID(0)).isComplete)
    #expect(!kitchen.result().recipe(RecipeID(1)).isComplete)
  }
}
