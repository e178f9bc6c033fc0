import MealData
import MealIR
import MealUnits

/// The sums of all recipes of a program, as written: the engine's store.
///
/// Recipes are summed in the order of use, so that what a recipe is made of is known before it. One pass over all lines.
struct RecipeBook: Sendable {
  let program: Program
  let table: FoodTable
  let withOptional: Bool
  let today: CalendarDate?
  /// By `RecipeID`; nil only while a recipe that is part of itself is being summed.
  private(set) var totals: [RecipeTotal?]

  /// Sums every recipe of `program`.
  init(_ program: Program, _ catalogue: Catalogue, _ options: NutritionOptions) {
    self.program = program
    withOptional = options.withOptional
    today = options.today
    table = FoodTable(program, catalogue)
    totals = [RecipeTotal?](repeating: nil, count: program.recipes.count)
    for index in RecipeOrder.of(program) { totals[index] = total(index) }
  }

  /// The sums of a recipe.
  func total(of recipe: RecipeID) -> RecipeTotal { totals[recipe.index] ?? RecipeTotal() }

  /// The servings that a recipe is written for; a dish inside a meal is written for the meal's.
  func servings(of recipe: RecipeID) -> Rational? {
    let written = program.recipes[recipe.index]
    let servings = written.servings ?? written.meal.flatMap { program.meals[$0].servings }
    return servings.flatMap { $0.isZero || $0.isNegative ? nil : $0 }
  }

  private func total(_ index: Int) -> RecipeTotal {
    var total = RecipeTotal()
    let count = program.recipes[index].ingredients.count
    for line in 0..<count { add(program.recipes[index].ingredients[line], of: RecipeID(index), to: &total) }
    if let stated = program.recipes[index].cookedWeight {
      total.yield = Figure(stated)
    } else if total.isComplete {
      total.yield = total.fixed.map { $0.grams + total.scaling.grams } ?? total.scaling.grams
    }
    return total
  }

  private func add(_ line: Ingredient, of recipe: RecipeID, to total: inout RecipeTotal) {
    switch contribution(of: line) {
    case .noAmount, .leftOut: return
    case .unknown: total.note(MissingPart(name: missing(line), recipe: recipe))
    case .food(let slot, let grams):
      with(line, &total) { $0.add(slot, of: table, grams: grams) }
    case .recipe(let id, let share):
      let part = self.total(of: id)
      part.missing.forEach { total.note($0) }
      with(line, &total) { $0.add(part, times: share, grams: part.yield.map { $0 * share }) }
    }
  }

  private func with(_ line: Ingredient, _ total: inout RecipeTotal, _ body: (inout Tally) -> Void) {
    if line.isFixed {
      var tally = total.fixed ?? Tally()
      total.fixed = nil
      body(&tally)
      total.fixed = tally
    } else {
      body(&total.scaling)
    }
  }

  /// The name of a line that cannot be counted.
  func missing(_ line: Ingredient) -> String { line.foodText.isEmpty ? line.text : line.foodText }

  // MARK: Lines

  /// What a line adds, as written.
  func contribution(of line: Ingredient) -> Contribution {
    if line.isOptional && !withOptional { return .leftOut }
    if case .recipe(let use) = line.food { return contribution(of: use) }
    guard let slot = table.slot(line.food) else {
      return line.food == .unknown && line.basis == .none ? .noAmount : .unknown("nobody knows this food")
    }
    switch line.basis {
    case .none: return .noAmount
    case .unknown: return .unknown("nothing tells what it weighs")
    case .given, .estimated:
      guard let grams = line.grams else { return .unknown("nothing tells what it weighs") }
      if table.known[slot].isEmpty { return .unknown("no values are known") }
      return .food(slot: slot, grams: Figure(grams))
    }
  }

  private func contribution(of use: RecipeUse) -> Contribution {
    guard totals.indices.contains(use.recipe.index), let part = totals[use.recipe.index] else {
      return .unknown("it is part of itself")
    }
    let recipe = program.recipes[use.recipe.index]
    switch use.share {
    case .factor(let factor): return .recipe(use.recipe, share: Figure(factor.double))
    case .grams(let grams): return share(use, grams, of: part.yield, "its weight is unknown")
    case .millilitres(let volume):
      return share(use, volume, of: recipe.cookedVolume.map(Figure.init), "it does not say what volume it makes")
    case .servings(let servings):
      return share(use, servings, of: recipe.servings.map { Figure($0.double) }, "it states no servings")
    case .pieces(let pieces):
      return share(use, pieces, of: recipe.pieces.map { Figure($0.double) }, "it does not say how many it makes")
    }
  }

  private func share(_ use: RecipeUse, _ part: Interval, of whole: Figure?, _ reason: String) -> Contribution {
    guard let whole, whole.low > 0 else { return .unknown(reason) }
    return .recipe(use.recipe, share: Figure(part) / whole)
  }
}
