public import MealUnits
import MealCheck
import MealIR

extension Compilation {
  /// What everything has to be multiplied by so that the ingredient that `text` names comes to the amount it names:
  /// `140 g flour`.
  ///
  /// Nil where the text has no weight, or where not exactly one food of the program's recipes is meant.
  public func factor(scalingTo text: String) -> Rational? {
    let calculator = Calculator(parsedFiles, catalogue: catalogue, options: CheckOptions(today: today))
    guard let wanted = calculator.ingredients(text).first, let grams = wanted.grams?.middle, grams > .zero else {
      return nil
    }
    for recipe in program.recipes {
      let lines = recipe.ingredients.filter { isSameFood($0.food, wanted.food) && !$0.isFixed }
      var total = Rational.zero
      for line in lines { total = total.adding(line.grams?.middle ?? .zero) ?? total }
      if total > .zero { return grams.divided(by: total) }
    }
    return nil
  }

  private func isSameFood(_ left: FoodReference, _ right: FoodReference) -> Bool {
    switch (left, right) {
    case (.catalogue(let a, _), .catalogue(let b, _)): a == b
    default: left == right && left != .unknown
    }
  }
}
