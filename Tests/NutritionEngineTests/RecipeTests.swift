import MealData
import MealIR
import MealUnits
import NutritionEngine
import Testing

@Suite struct RecipeTests {
  @Test func porridge() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe(
      "Porridge", serves: 2, [kitchen.line("oats", grams: 80), kitchen.line("milk", grams: 300)])
    let porridge = kitchen.result().recipe(id)
    // 80 × 3.70 + 300 × 0.64 = 296 + 192 = 488 kcal; protein 80 × 0.13 + 300 × 0.033 = 10.4 + 9.9 = 20.3 g.
    #expect(near(porridge.total(.energy)?.value, 488))
    #expect(near(porridge.total(.protein)?.value, 20.3))
    // Two servings: 244 kcal each. 380 g in all: 488 / 3.8 = 128.4210526… kcal per 100 g.
    #expect(near(porridge.perServing?(.energy)?.value, 244))
    #expect(near(porridge.per100Grams?(.energy)?.value, 488 / 3.8))
    #expect(porridge.yield?.value == 380)
    #expect(!porridge.isYieldStated)
    #expect(porridge.isComplete)
    // 1 kcal = 4.184 kJ: 488 × 4.184 = 2041.792 kJ.
    #expect(near(porridge.total(.energyKilojoules)?.value, 2041.792))
  }

  @Test func aRangeStaysARange() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe(
      "Porridge",
      [kitchen.line("oats", Interval(Rational(60), Rational(100))), kitchen.line("milk", grams: 300)])
    let energy = kitchen.result().recipe(id).total(.energy)
    // Oats 60..100 g: 222..370 kcal, the middle 296; milk 192.
    #expect(near(energy?.value, 488))
    #expect(near(energy?.low, 414))
    #expect(near(energy?.high, 562))
    #expect(kitchen.result().recipe(id).total(.fiber)?.isRange == true)
  }

  @Test func missingIsNotZero() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe("Porridge", [kitchen.line("oats", grams: 100), kitchen.line("butter", grams: 10)])
    let porridge = kitchen.result().recipe(id)
    // Butter states no protein: 13 g is the least, and butter is named.
    #expect(near(porridge.total(.protein)?.value, 13))
    #expect(porridge.total.tally?.isAtLeast(.protein) == true)
    #expect(porridge.lacking(.protein) == ["butter"])
    #expect(porridge.total.tally?.isAtLeast(.energy) == false)
    // Nobody states vitamin C.
    #expect(porridge.total(.vitaminC) == nil)
    #expect(porridge.isComplete)
  }

  @Test func unknownFoodsAndWeightsShowNoTotal() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe(
      "Odd",
      [
        kitchen.line("oats", grams: 100), kitchen.line("fairy dust", grams: 5),
        kitchen.line("milk", nil, basis: .unknown), kitchen.line("fairy dust", grams: 1),
      ])
    let odd = kitchen.result().recipe(id)
    #expect(!odd.isComplete)
    #expect(odd.missing == ["fairy dust", "milk"])
    #expect(odd.total(.energy) == nil)
    #expect(odd.perServing == nil)
    #expect(odd.yield == nil)
    #expect(near(odd.lines[0](.energy)?.value, 370))
    #expect(odd.lines[1].standing == .unknown("nobody knows this food"))
    #expect(odd.lines[2].standing == .unknown("nothing tells what it weighs"))
  }

  @Test func linesWithoutAnAmountCountNothing() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe("Oats", [kitchen.line("oats", grams: 100), kitchen.line("butter", nil)])
    let oats = kitchen.result().recipe(id)
    #expect(near(oats.total(.energy)?.value, 370))
    #expect(oats.total.tally?.isAtLeast(.protein) == false)
    #expect(oats.lines[1].standing == .noAmount)
  }

  @Test func optionalLinesAreLeftOutUnlessAskedFor() {
    var kitchen = Kitchen.breakfast
    var butter = kitchen.line("butter", grams: 10)
    butter.isOptional = true
    let id = kitchen.recipe("Oats", [kitchen.line("oats", grams: 100), butter])
    #expect(near(kitchen.result().recipe(id).total(.energy)?.value, 370))
    #expect(kitchen.result().recipe(id).lines[1].standing == .leftOut)
    // 370 + 10 × 7.41 = 444.1 kcal.
    let all = kitchen.result(NutritionOptions(withOptional: true)).recipe(id)
    #expect(near(all.total(.energy)?.value, 444.1))
  }

  @Test func fixedLinesDoNotScale() {
    var kitchen = Kitchen.breakfast
    var butter = kitchen.line("butter", grams: 10)
    butter.isFixed = true
    let id = kitchen.recipe("Oats", serves: 2, [kitchen.line("oats", grams: 100), butter])
    // For 6: 3 × 370 + 74.1 = 1184.1 kcal, of 310 g; one serving 197.35 kcal.
    let six = kitchen.result(NutritionOptions(scaling: .servings(Rational(6)))).recipe(id)
    #expect(near(six.total(.energy)?.value, 1184.1))
    #expect(near(six.perServing?(.energy)?.value, 197.35))
    #expect(six.servings == 6)
    #expect(six.yield?.value == 310)
    #expect(six.lines.map { $0.grams?.value } == [300, 10])
    let half = kitchen.result(NutritionOptions(scaling: .factor(Rational(1, 2)))).recipe(id)
    #expect(near(half.total(.energy)?.value, 185 + 74.1))
  }

  @Test func a100GramsAreOfTheCookedWeightWhereStated() {
    var kitchen = Kitchen.breakfast
    let id = kitchen.recipe("Porridge", [kitchen.line("oats", grams: 100)]) {
      $0.cookedWeight = Interval(Rational(500))
    }
    let porridge = kitchen.result().recipe(id)
    #expect(near(porridge.per100Grams?(.energy)?.value, 74))
    #expect(porridge.isYieldStated)
  }

  @Test func derivationsAddUp() {
    var kitchen = Kitchen.breakfast
    kitchen.recipe("Base", serves: 4, [kitchen.line("oats", grams: 200), kitchen.line("milk", grams: 100)])
    let id = kitchen.recipe(
      "Bowl", serves: 2, [kitchen.line("Base", .servings(Interval(Rational(1)))), kitchen.line("butter", grams: 20)])
    let bowl = kitchen.result().recipe(id)
    let derivation = bowl.derivation(.energy)
    #expect(derivation.figure == bowl.total(.energy))
    #expect(near(value(derivation), bowl.total(.energy)?.value ?? 0))
    #expect(near(value(bowl.derivationPerServing(.energy)), bowl.perServing?(.energy)?.value ?? 0))
  }

  /// Computes a derivation again from its leaves.
  private func value(_ derivation: Derivation) -> Double {
    let parts = derivation.parts.map(value)
    switch derivation.operation {
    case .sum: return parts.reduce(0, +)
    case .product: return parts.reduce(1, *)
    case .quotient: return parts[0] / parts[1]
    case .share: return parts[0] * parts[1] / 100
    case .stated: return derivation.figure?.value ?? 0
    }
  }
}
