import MealData
import MealIR
import MealReport
import MealSource
import MealUnits
import NutritionEngine

/// A small household with one of everything, over a source whose lines the tests know.
struct Sample {
  static let text = """
    eater Ana
    eater Ben
    food "skyr"
    food "oats"
    food "butter"
    recipe "Bowl"
    200 g skyr
    60-80 g oats
    a knob of butter
    salt, to taste
    10 g fairy dust
    meal "Brunch"
    2 eggs
    plan "Week"
    monday breakfast "Bowl"
    check energy per serving of "Bowl" 100 kcal..300 kcal
    """

  let source = Marked(Sample.text)
  var program = Program()

  init() {
    program.files = [source.file.name]
    program.eaters = [Eater(name: "Ana", span: source.span("Ana")), Eater(name: "Ben", span: source.span("Ben"))]
    program.foods = [
      food("skyr", .eu, [("energy_kcal", 63), ("protein_g", 11), ("fat_g", 0), ("carbs_g", 4), ("fiber_g", 0)]),
      food("oats", .us, [("energy_kcal", 370), ("protein_g", 13), ("fat_g", 7), ("carbs_g", 60), ("fiber_g", 10)]),
      food("butter", .us, [("energy_kcal", 741), ("fat_g", 82), ("carbs_g", 0)]),
    ]
    program.recipes = [bowl(), eggs()]
    var meal = Meal(name: "Brunch", span: source.span("Brunch"))
    meal.servings = Rational(2)
    meal.readyTime = ClockTime(hour: 10, minute: 30)
    meal.readyDate = CalendarDate(year: 2026, month: 12, day: 6)
    meal.dishes = [
      Meal.Dish(recipe: RecipeID(1), scale: .servingsOfMeal, span: source.span("2 eggs")),
      Meal.Dish(recipe: RecipeID(0), scale: .factor(Rational(1, 2)), span: source.span("2 eggs")),
    ]
    program.meals = [meal]
    program.plans = [plan()]
    program.checks = [check()]
  }

  var result: NutritionResult { NutritionResult(program, .builtIn) }

  var report: ReportSource { ReportSource(nutrition: result, catalogue: .builtIn, files: [source.file]) }

  private func food(_ name: String, _ label: OwnFood.LabelStyle, _ values: [(String, Int)]) -> OwnFood {
    var food = OwnFood(name: name, span: source.span(name))
    food.label = label
    food.values = values.map { OwnFood.Value(nutrient: $0.0, amount: Rational($0.1), span: source.span(name)) }
    return food
  }

  private func line(_ text: String, _ food: FoodReference, _ words: String, _ grams: Interval?) -> Ingredient {
    var line = Ingredient(
      text: text, span: source.span(text), food: food, foodText: words, foodSpan: source.span(words))
    line.grams = grams
    line.purchasedGrams = grams
    if grams == nil { line.basis = .none }
    return line
  }

  private func bowl() -> Recipe {
    var bowl = Recipe(name: "Bowl", span: source.span("Bowl"))
    bowl.servings = Rational(2)
    bowl.tags = ["quick"]
    var butter = line("a knob of butter", .own(2), "butter", Interval(Rational(10)))
    butter.basis = .estimated
    bowl.ingredients = [
      line("200 g skyr", .own(0), "skyr", Interval(Rational(200))),
      line("60-80 g oats", .own(1), "oats", Interval(Rational(60), Rational(80))), butter,
      line("salt, to taste", .own(0), "salt", nil),
    ]
    return bowl
  }

  private func eggs() -> Recipe {
    var eggs = Recipe(name: "Eggs", span: source.span("2 eggs"))
    eggs.meal = 0
    let row = Catalogue.builtIn.food(key: "usda:01123").map { UInt32($0.index) } ?? 0
    var line = line("2 eggs", .catalogue(row: row, entry: row), "eggs", Interval(Rational(100)))
    line.amount = Interval(Rational(2))
    eggs.ingredients = [line]
    return eggs
  }

  private func plan() -> Plan {
    var plan = Plan(name: "Week", span: source.span("Week"))
    plan.from = CalendarDate(year: 2026, month: 11, day: 30)
    plan.days = 2
    plan.eaters = [0, 1]
    let span = source.span("monday")
    plan.slots = ["breakfast", "dinner"].map { Plan.Slot(name: $0, time: nil, isAssembly: false, span: span) }
    plan.pins = [
      Plan.Pin(day: 0, slot: 0, filling: .recipe(RecipeID(0)), portions: [], span: span),
      Plan.Pin(
        day: 0, slot: 1, filling: .meal(0), portions: [Plan.Portion(eater: 0, servings: Rational(3, 2))], span: span),
      Plan.Pin(day: 1, slot: 0, filling: .out, portions: [], span: span),
    ]
    return plan
  }

  private func check() -> Requirement {
    var check = Requirement(
      metric: .nutrient("energy_kcal"), text: "energy per serving of \"Bowl\" 100 kcal..300 kcal",
      span: source.span("check"))
    check.period = .serving
    check.selector = .recipe(RecipeID(0))
    check.bound = Bound(low: Rational(100), high: Rational(300))
    return check
  }
}
