public import MealData
import MealIR
import MealUnits

extension RecipeNutrition {
  /// How the amount of a nutrient in all of the recipe came about.
  public func derivation(_ nutrient: Nutrient) -> Derivation { derivation(nutrient, depth: 0) }

  /// Recipes within recipes are written out to this depth; further ones are named.
  private static let deepest = 6

  private func derivation(_ nutrient: Nutrient, depth: Int) -> Derivation {
    let name = "\(nutrient.name) of \(source.name)"
    if depth > RecipeNutrition.deepest {
      return Derivation(name, total(nutrient), nutrient.unit, .stated(.recipe(recipe)))
    }
    let parts = source.ingredients.map { line($0, nutrient, depth) }
    return Derivation(name, total(nutrient), nutrient.unit, .sum, parts, notes: remarks(nutrient))
  }

  /// How the amount of a nutrient in one serving came about.
  public func derivationPerServing(_ nutrient: Nutrient) -> Derivation {
    let count = Derivation("servings", servings.map { Figure($0) }, "", .stated(.written("serves")))
    return Derivation(
      "\(nutrient.name) of a serving of \(source.name)", perServing?(nutrient), nutrient.unit, .quotient,
      [derivation(nutrient), count])
  }

  private func remarks(_ nutrient: Nutrient) -> [String] {
    if !isComplete { return ["not shown: \(missing.joined(separator: ", ")) cannot be counted"] }
    let names = lacking(nutrient)
    return names.isEmpty ? [] : ["at least: not stated for \(names.joined(separator: ", "))"]
  }

  private func line(_ line: Ingredient, _ nutrient: Nutrient, _ depth: Int) -> Derivation {
    let name = "\(nutrient.name) of \(line.text)"
    let times = Figure(line.isFixed ? 1 : factor)
    let figure = book.line(line, times: factor)(nutrient)
    switch book.contribution(of: line) {
    case .noAmount: return unknown(name, nutrient, "no amount is written: counts as nothing")
    case .leftOut: return unknown(name, nutrient, "optional: left out")
    case .unknown(let reason): return unknown(name, nutrient, reason)
    case .food(let slot, let grams):
      let parts = [self.grams(line, grams * times), value(line.food, slot, nutrient)]
      return Derivation(name, figure, nutrient.unit, .share, parts)
    case .recipe(let id, let share):
      let part = RecipeNutrition(book, id, NutritionOptions())
      let amount = Derivation("share of \(part.source.name)", share * times, "", .stated(.written(line.text)))
      let whole = part.derivation(nutrient, depth: depth + 1)
      return Derivation(name, figure, nutrient.unit, .product, [amount, whole], notes: yield(part))
    }
  }

  private func unknown(_ name: String, _ nutrient: Nutrient, _ reason: String) -> Derivation {
    Derivation(name, nil, nutrient.unit, .stated(.unknown(reason)))
  }

  private func grams(_ line: Ingredient, _ grams: Figure) -> Derivation {
    let words = [line.weighing, line.basis == .estimated ? "an estimate" : nil].compactMap { $0 }
    return Derivation("weight of \(line.text)", grams, "g", .stated(.written(line.text)), notes: words)
  }

  private func value(_ food: FoodReference, _ slot: Int, _ nutrient: Nutrient) -> Derivation {
    let value = book.table.value(nutrient, in: slot).map { Figure($0) }
    return Derivation(
      "\(nutrient.name) per 100 g", value, nutrient.unit, .stated(origin(food, nutrient)),
      notes: book.table.notes[slot].filter { $0.nutrient == nutrient }.map(\.text))
  }

  private func origin(_ food: FoodReference, _ nutrient: Nutrient) -> Derivation.Origin {
    switch food {
    case .catalogue(let row, _): book.table.food(row: row).map { .catalogue($0, nutrient) } ?? .unknown("no such row")
    case .own(let index): .own(index, nutrient)
    case .recipe, .unknown: .unknown("nobody knows this food")
    }
  }

  private func yield(_ part: RecipeNutrition) -> [String] {
    part.isYieldStated ? [] : ["its cooked weight is not stated: the sum of its ingredients stands for it"]
  }
}
