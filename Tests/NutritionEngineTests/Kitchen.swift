import MealData
import MealIR
import MealSource
import MealUnits
import NutritionEngine

/// Builds small programs whose figures can be worked by hand.
struct Kitchen {
  var program = Program()
  static let nowhere = SourceSpan(file: FileID(0), range: ByteRange(0, 0))

  /// Adds a food with values per 100 g.
  mutating func food(_ name: String, _ values: [(String, Rational)], label: OwnFood.LabelStyle = .us) {
    var food = OwnFood(name: name, span: Kitchen.nowhere)
    food.values = values.map { OwnFood.Value(nutrient: $0.0, amount: $0.1, span: Kitchen.nowhere) }
    food.label = label
    program.foods.append(food)
  }

  /// A line of a food by name, or of an unknown one.
  func line(_ food: String, _ grams: Interval?, basis: Ingredient.Basis = .given) -> Ingredient {
    let reference = program.foods.firstIndex { $0.name == food }.map { FoodReference.own($0) } ?? .unknown
    var line = Ingredient(
      text: food, span: Kitchen.nowhere, food: reference, foodText: food, foodSpan: Kitchen.nowhere)
    line.grams = grams
    line.purchasedGrams = grams
    line.basis = grams == nil && basis == .given ? .none : basis
    return line
  }

  /// A line of a food by name.
  func line(_ food: String, grams: Int) -> Ingredient { line(food, Interval(Rational(grams))) }

  /// A line of a part of another recipe.
  func line(_ recipe: String, _ share: RecipeUse.Share) -> Ingredient {
    let id = program.recipes.firstIndex { $0.name == recipe } ?? 0
    return Ingredient(
      text: recipe, span: Kitchen.nowhere, food: .recipe(RecipeUse(recipe: RecipeID(id), share: share)),
      foodText: recipe, foodSpan: Kitchen.nowhere)
  }

  /// Adds a recipe.
  @discardableResult
  mutating func recipe(
    _ name: String, serves: Int? = nil, _ lines: [Ingredient], _ adjust: (inout Recipe) -> Void = { _ in }
  ) -> RecipeID {
    var recipe = Recipe(name: name, span: Kitchen.nowhere)
    recipe.servings = serves.map { Rational($0) }
    recipe.ingredients = lines
    adjust(&recipe)
    program.recipes.append(recipe)
    return RecipeID(program.recipes.count - 1)
  }

  /// The result over the built-in catalogue.
  func result(_ options: NutritionOptions = NutritionOptions()) -> NutritionResult {
    NutritionResult(program, .builtIn, options: options)
  }

  /// A kitchen with oats (370 kcal, 13 g protein, 60 g carbs of which 10 g fibre), milk (64 kcal, 3.3 g protein) and
  /// butter (741 kcal, no protein stated).
  static var breakfast: Kitchen {
    var kitchen = Kitchen()
    kitchen.food(
      "oats",
      [
        ("energy_kcal", Rational(370)), ("protein_g", Rational(13)), ("carbs_g", Rational(60)),
        ("fiber_g", Rational(10)),
      ])
    kitchen.food("milk", [("energy_kcal", Rational(64)), ("protein_g", Rational(33, 10))])
    kitchen.food("butter", [("energy_kcal", Rational(741))])
    return kitchen
  }
}

/// True where two numbers differ by less than a millionth.
func near(_ left: Double?, _ right: Double) -> Bool { left.map { abs($0 - right) < 1e-6 } ?? false }
