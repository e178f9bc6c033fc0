import MealKit

/// What of a compilation is compared, by kind of case.
extension GoldenCase {
  func rendered(_ compilation: Compilation, _ evaluation: Evaluation) -> String {
    switch kind {
    case .errors: errors(evaluation)
    case .check: CheckText(evaluation).text
    case .nutrition: NutritionText(evaluation).text
    case .ingredients: IngredientText(compilation).text
    case .plan: PlanText(evaluation).text
    case .format: formatted
    case .ir: compilation.programJSON().pretty()
    }
  }

  private func errors(_ evaluation: Evaluation) -> String {
    let renderer = evaluation.renderer()
    return renderer.concise(evaluation.diagnostics) + "\n" + renderer.human(evaluation.diagnostics)
  }

  private var formatted: String {
    guard let once = Formatter.format(files[entry] ?? []) else { return "does not parse\n" }
    let isStable = Formatter.format(once) == once
    return String(decoding: once, as: UTF8.self) + (isStable ? "" : "# NOT STABLE\n")
  }
}

/// Numbers in cases: up to four decimals, without trailing zeros.
enum Plain {
  static func number(_ value: Double, places: Int = 4) -> String {
    Rational(nearest: value)?.decimalText(places: places) ?? "\(value)"
  }

  static func figure(_ figure: Figure?, places: Int = 4) -> String {
    guard let figure else { return "?" }
    let middle = number(figure.value, places: places)
    return figure.isRange
      ? "\(middle) (\(number(figure.low, places: places))..\(number(figure.high, places: places)))" : middle
  }

  static func interval(_ interval: Interval?) -> String {
    guard let interval else { return "?" }
    let (low, high) = (interval.low.decimalText(places: 4), interval.high.decimalText(places: 4))
    return low == high ? low : "\(low)..\(high)"
  }

  /// The key of a food: `usda:01123`, `own:skyr`, `recipe:Pizza dough`.
  static func key(_ food: FoodReference, _ program: Program, _ catalogue: Catalogue) -> String {
    switch food {
    case .catalogue(let row, _): catalogue.foods.dropFirst(Int(row)).first.map { catalogue.key(of: $0) } ?? "row \(row)"
    case .own(let index): "own:\(program.foods[index].name)"
    case .recipe(let use): "recipe:\(program.recipes[use.recipe.index].name) \(share(use.share))"
    case .unknown: "unknown"
    }
  }

  private static func share(_ share: RecipeUse.Share) -> String {
    switch share {
    case .grams(let amount): "\(interval(amount)) g"
    case .millilitres(let amount): "\(interval(amount)) ml"
    case .servings(let amount): "\(interval(amount)) servings"
    case .pieces(let amount): "\(interval(amount)) pieces"
    case .factor(let factor): "x \(factor.decimalText(places: 4))"
    }
  }
}
