import MealSource
import MealUnits

/// Words what is wrong with foods, amounts and prices.
extension Diagnostic {
  static func unknownFood(_ text: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownFood, "no one knows the food `\(text)`", at: span, label: "unknown food",
      notes: ["what the dish would total is not shown, rather than shown too low"],
      help: didYouMean(suggestions)
        ?? "look for it with `mealc foods`, or declare it with `food \"\(text)\" per 100 g { … }`",
      fixes: suggestions.map { FixIt("write `\($0)`", replace: span, with: $0, applicability: .maybe) })
  }

  static func unknownFoodKey(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownFoodKey, "the catalogue has no food `\(key)`", at: span, label: "unknown key",
      help: "find the key with `mealc foods`")
  }

  static func uncertainFood(_ text: String, chosen: String, others: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .uncertainFood, "`\(text)` is taken for \(chosen)", at: span, label: "a close call",
      notes: others.isEmpty ? [] : ["it could also be " + others.joined(separator: ", or ")],
      help: "pin the one you mean by its key, in square brackets at the end of the line")
  }

  static func assumedFood(_ text: String, chosen: String, assumption: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .uncertainFood, "`\(text)` is taken for \(chosen)", at: span, label: "no name of a food as a whole",
      notes: [assumption], help: "pin the one you mean by its key, in square brackets at the end of the line")
  }

  /// A spice with a number but no unit.
  static func amountWithoutUnit(_ amount: String, of food: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingAmount, "\(amount) of what `\(food)`?", at: span, label: "no unit", notes: ["it counts as nothing"],
      help: "write a unit, as in `\(amount) tsp \(food)`")
  }

  static func unknownWeight(_ measure: String, of food: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownWeight, "nothing says what \(measure) of `\(food)` weighs", at: span, label: "no weight known",
      notes: ["what the dish would total is not shown, rather than guessed"],
      help: "write the weight beside it: `\(measure) (400 g) \(food)`")
  }

  static func missingAmount(_ food: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingAmount, "how much `\(food)`?", at: span, label: "no amount",
      notes: ["without it the dish's total is not known"], help: "write an amount, or `to taste` if it does not count")
  }

  static func implausibleWeight(_ weight: String, measure: String, expected: String, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .implausibleWeight, "\(weight) is not what \(measure) weighs (about \(expected))", at: span,
      label: "another weight",
      notes: ["it seems to belong to something else, so \(measure) counts"], help: "write one of them only")
  }

  static func missingYield(_ recipe: String, _ what: String, help: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingYield, "`\(recipe)` does not say \(what)", at: span, label: "how much is that?", help: help)
  }

  static func foodWithoutValues(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .foodWithoutValues, "the food `\(name)` has no values", at: span, label: "nothing known",
      help: "write what its label says, such as `energy 63 kcal`")
  }

  static func negativePrice(_ food: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .negativePrice, "the price of `\(food)` is below zero", at: span, label: "below zero", help: "write zero or more")
  }

  static func badPriceUnit(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badPriceUnit, "`per \(text)` is nothing that can be bought", at: span, label: "not an amount of food",
      help: "write `per kg`, `per l`, `per 10` or `per 400 g tin`")
  }
}
