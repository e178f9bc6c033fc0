public import MealData
public import MealIR

/// What a line of a recipe comes to.
public struct LineNutrition: Sendable {
  /// Whether a line counts.
  public enum Standing: Sendable, Hashable {
    /// Counted.
    case counted
    /// No amount is written: counts as nothing.
    case noAmount
    /// Optional, and left out.
    case leftOut
    /// Cannot be counted; why.
    case unknown(String)
  }

  /// The line.
  public var ingredient: Ingredient
  /// Whether it counts.
  public var standing: Standing
  /// Grams of the edible part; of a recipe the part of its cooked weight.
  ///
  /// Nil where not known.
  public var grams: Figure?
  /// Grams as bought; nil where not known, and for recipes.
  public var purchasedGrams: Figure?
  /// The sums; nil where it does not count.
  public var nutrition: Portion?
  /// What was derived for the food.
  public var notes: [FoodNote]

  /// The amount of a nutrient; nil where it is not known.
  public func callAsFunction(_ nutrient: Nutrient) -> Figure? { nutrition?(nutrient) }
}

extension RecipeBook {
  /// What a line comes to when its recipe is made `factor` times.
  func line(_ line: Ingredient, times factor: Double) -> LineNutrition {
    let factor = Figure(line.isFixed ? 1 : factor)
    let contribution = contribution(of: line)
    var result = LineNutrition(
      ingredient: line, standing: LineNutrition.Standing(contribution), grams: line.grams.map { Figure($0) * factor },
      purchasedGrams: line.purchasedGrams.map { Figure($0) * factor }, nutrition: nil,
      notes: table.slot(line.food).map { table.notes[$0] } ?? [])
    if case .recipe(let id, let share) = contribution {
      result.grams = total(of: id).yield.map { $0 * share * factor }
    }
    result.nutrition = portion(contribution, factor)
    return result
  }

  private func portion(_ contribution: Contribution, _ factor: Figure) -> Portion? {
    var tally = Tally()
    switch contribution {
    case .food(let slot, let grams): tally.add(slot, of: table, grams: grams * factor)
    case .recipe(let id, let share):
      let part = total(of: id)
      if !part.isComplete { return Portion(missing: names(part.missing, seenFrom: nil)) }
      tally.add(part, times: share * factor, grams: part.yield.map { $0 * share * factor })
    case .noAmount, .leftOut, .unknown: return nil
    }
    return Portion(tally)
  }

  /// Names of the lines whose source does not state `nutrient`, without repeats, at most a hundred.
  func lacking(_ nutrient: Nutrient, in recipe: RecipeID) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    guard total(of: recipe).isAtLeast(nutrient) else { return names }
    for line in program.recipes[recipe.index].ingredients where isLacking(nutrient, line) {
      if seen.insert(missing(line)).inserted { names.append(missing(line)) }
      if names.count == MissingPart.limit { break }
    }
    return names
  }

  private func isLacking(_ nutrient: Nutrient, _ line: Ingredient) -> Bool {
    switch contribution(of: line) {
    case .food(let slot, _): table.lacking[slot].contains(nutrient)
    case .recipe(let id, _): total(of: id).isAtLeast(nutrient)
    case .noAmount, .leftOut, .unknown: false
    }
  }
}

extension LineNutrition.Standing {
  init(_ contribution: Contribution) {
    switch contribution {
    case .food, .recipe: self = .counted
    case .noAmount: self = .noAmount
    case .leftOut: self = .leftOut
    case .unknown(let reason): self = .unknown(reason)
    }
  }
}
