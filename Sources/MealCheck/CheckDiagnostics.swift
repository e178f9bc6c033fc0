import MealIR
import MealSource
import MealUnits

/// Words what evaluation finds wrong. All sentences about names, values and units stand here, by code.
extension Diagnostic {
  // MARK: 03xx

  static func unknownName(_ name: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "nothing is called `\(name)`", at: span, label: "not declared",
      help: didYouMean(suggestions) ?? "declare it with `let \(name) = …`, or put a text in quotes",
      fixes: offered(suggestions, at: span))
  }

  static func missingSpaces(_ name: String, spaced: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "nothing is called `\(name)`", at: span, label: "one name",
      notes: ["`-` between two letters or digits is part of a name: subtraction needs spaces"],
      help: "write `\(spaced)`", fixes: [FixIt("add the spaces", replace: span, with: spaced)])
  }

  static func duplicateName(_ what: String, _ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateName, "the \(what) `\(name)` is declared twice", at: span, label: "declared again",
      secondary: [Label(span: first, text: "first declared here")], help: "rename or delete one of them")
  }

  static func duplicatePin(_ slot: String, _ day: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateName, "`\(slot)` on \(day) is filled twice", at: span, label: "filled again",
      secondary: [Label(span: first, text: "first filled here")], help: "keep one of them")
  }

  static func repeatedSetting(_ word: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .repeatedClause, "`\(word)` is set twice", at: span, label: "set again",
      secondary: [Label(span: first, text: "first set here")], help: "keep one of them")
  }

  static func cyclicValue(cycle: [(name: String, span: SourceSpan)], at span: SourceSpan) -> Diagnostic {
    let first = cycle.firstIndex { $0.span == span } ?? 0
    let turned = cycle[first...] + cycle[..<first]
    let path = (turned.map(\.name) + [turned.first?.name ?? ""]).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      .cyclicValue, "the value of `\(turned.first?.name ?? "")` needs itself: \(path)", at: span, label: "needs itself",
      secondary: turned.dropFirst().map { Label(span: $0.span, text: "on the way") },
      help: "break the circle at one of them")
  }

  static func recursiveFunction(_ name: String, path: [String] = [], at span: SourceSpan) -> Diagnostic {
    let way = path.count > 1 ? ": " + (path + [name]).map { "`\($0)`" }.joined(separator: " → ") : ""
    return Diagnostic(
      .recursiveFunction, "the function `\(name)` calls itself\(way)", at: span, label: "recursive",
      notes: ["evaluation always ends, so a function may not call itself, not even through others"],
      help: "use `for` over a list")
  }

  static func cyclicRecipe(path: [String], at span: SourceSpan) -> Diagnostic {
    let way = (path + [path.first ?? ""]).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      .cyclicRecipe, "the recipe `\(path.first ?? "")` contains itself: \(way)", at: span, label: "contains itself",
      help: "remove one of the ingredients that lead back")
  }

  static func unknownRecipe(_ name: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownRecipe, "no recipe or meal is called `\(name)`", at: span, label: "not declared",
      help: didYouMean(suggestions) ?? "declare it with `recipe \"\(name)\" { … }`, or `use` the file that does",
      fixes: suggestions.count == 1
        ? offered(["\"\(suggestions[0])\""], at: span) : [])
  }

  static func notARecipe(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownRecipe, "`\(name)` is a meal, not a recipe", at: span, label: "a meal", help: "name one of its dishes")
  }

  static func unknownEater(_ name: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownEater, "no eater is called `\(name)`", at: span, label: "not declared",
      help: didYouMean(suggestions) ?? "declare them with `eater \(name) { }`",
      fixes: offered(suggestions, at: span))
  }

  static func unknownSlot(_ name: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownSlot, "the plan has no slot `\(name)`", at: span, label: "no such slot",
      help: didYouMean(suggestions) ?? "declare it with `slot \(name) 18:30`",
      fixes: offered(suggestions, at: span))
  }

  static func unknownStep(_ name: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownStep, "the dish has no step `\(name)`", at: span, label: "no such step",
      help: didYouMean(suggestions) ?? "name a step of this dish, or write `after start`",
      fixes: offered(suggestions, at: span))
  }

  static func cyclicSteps(path: [String], at span: SourceSpan) -> Diagnostic {
    let way = (path + [path.first ?? ""]).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      .cyclicSteps, "the step `\(path.first ?? "")` waits for itself: \(way)", at: span, label: "waits for itself",
      help: "remove one of the `after`s that lead back")
  }

  static func noFields(of value: Value, _ field: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownField, "\(value.typeName) has no field `\(field)`", at: span, label: "no fields here",
      help: "only a record such as `{ a: 1 }` has fields")
  }

  static func unknownField(_ field: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let close = Suggestion.closest(to: field, in: known)
    return Diagnostic(
      .unknownField, "the record has no field `\(field)`", at: span, label: "no such field",
      help: didYouMean(close) ?? "it has \(listed(known))",
      fixes: offered(close, at: span))
  }

  static func wrongArguments(_ name: String, names: [String], given: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongArguments,
      "`\(name)` takes (\(names.joined(separator: ", "))), not \(given) argument\(given == 1 ? "" : "s")",
      at: span, label: "does not fit", help: "give each argument once")
  }

  static func unknownParameter(_ word: String, of name: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongArguments, "`\(name)` has no parameter `\(word)`", at: span, label: "no such parameter",
      help: didYouMean(Suggestion.closest(to: word, in: known)) ?? "it takes (\(known.joined(separator: ", ")))")
  }

  static func unknownWord(_ word: String, for setting: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let close = Suggestion.closest(to: word, in: known)
    return Diagnostic(
      .unknownWord, "`\(setting)` does not know `\(word)`", at: span, label: "unknown word",
      help: didYouMean(close) ?? "it may be \(listed(known))",
      fixes: close.count == 1 ? [FixIt("write `\(close[0])`", replace: span, with: close[0])] : [])
  }

  static func unknownAllergen(_ word: String, isAvoid: Bool, at span: SourceSpan) -> Diagnostic {
    let close = Suggestion.closest(to: word, in: Allergen.names)
    let otherwise = isAvoid ? "; a food that is only disliked goes to `dislike`" : ""
    return Diagnostic(
      .unknownAllergen, "no allergen is called `\(word)`", at: span, label: "unknown allergen",
      notes: ["the allergens are \(listed(Allergen.names))"],
      help: didYouMean(close).map { $0 + otherwise } ?? "name one of them\(otherwise)",
      fixes: offered(close, at: span))
  }

  static func unknownMetric(_ word: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let close = Suggestion.closest(to: word, in: known)
    return Diagnostic(
      .unknownMetric, "nothing measures `\(word)`", at: span, label: "unknown measure",
      help: didYouMean(close) ?? "name a nutrient such as `energy` or `protein`, or `cost`, `time`, `count`",
      fixes: offered(close, at: span))
  }

  static func unknownAppliance(_ word: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownAppliance, "the kitchen has no `\(word)`", at: span, label: "not in the kitchen",
      help: didYouMean(Suggestion.closest(to: word, in: known)) ?? "add it to `kitchen { \(word) 1 }`")
  }

  // MARK: 04xx

  static func dimensionMismatch(_ verb: String, _ left: Value, _ right: Value, at span: SourceSpan) -> Diagnostic {
    if let mixed = massAndVolume(verb, left, right, at: span) { return mixed }
    return Diagnostic(
      .dimensionMismatch, "cannot \(verb) \(left.typeName) and \(right.typeName)", at: span,
      label: "\(left.typeName), then \(right.typeName)",
      notes: ["\(article(verb)) needs two values of one kind"], help: "convert one of them, or check the units")
  }

  private static func massAndVolume(_ verb: String, _ left: Value, _ right: Value, at span: SourceSpan) -> Diagnostic? {
    guard case .number(let a) = left, case .number(let b) = right else { return nil }
    guard [a.dimension, b.dimension] == [.mass, .volume] || [a.dimension, b.dimension] == [.volume, .mass] else {
      return nil
    }
    let volume = a.dimension == .volume ? a : b
    return Diagnostic(
      .massAndVolume, "cannot \(verb) a mass and a volume", at: span, label: "\(left.typeName), then \(right.typeName)",
      notes: ["\(volume.text) of what? a volume becomes a mass only through a density"],
      help: "write both as weights, or name the food on an ingredient line: `- \(volume.text) milk`")
  }

  private static func article(_ verb: String) -> String {
    switch verb {
    case "add": "adding"
    case "subtract": "subtracting"
    case "compare": "comparing"
    case "multiply": "multiplying"
    case "divide": "dividing"
    default: "a range"
    }
  }

  static func unknownUnit(_ word: String, suggestions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownUnit, "no unit is called `\(word)`", at: span, label: "unknown unit",
      help: didYouMean(suggestions) ?? "use a unit such as `g`, `ml`, `cup`, `min` or `kcal`",
      fixes: offered(suggestions, at: span))
  }

  static func unitMissing(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unknownUnit, "a number without its unit", at: span, label: "of what?", help: "add the unit")
  }

  static func currencyMismatch(_ left: Currency, _ right: Currency, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .currencyMismatch, "no rate between \(left.code) and \(right.code)", at: span, label: "two currencies",
      help: "add a line such as `rate 1 \(left.code) = 1.10 \(right.code)`")
  }

  static func divisionByZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.divisionByZero, "a division by zero", at: span, label: "divides by zero", help: "check the divisor")
  }

  static func overflow(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .overflow, "a number that is too large", at: span, label: "too large", notes: ["values lie below 1e18"],
      help: "check the factors")
  }

  static func badNumber(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .divisionByZero, "a fraction with zero below its line", at: span, label: "divides by zero",
      help: "check the divisor")
  }

  static func negative(_ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .negativeAmount, "\(what) below zero", at: span, label: "below zero", help: "write an amount of zero or more")
  }

  static func wrongType(_ value: Value, wanted: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongType, "expected \(wanted), not \(value.typeName)", at: span, label: value.typeName, help: "write \(wanted)")
  }

  static func missingShare(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .expectedSomething, "how much to \(word) is missing", at: span, label: "by how much?",
      help: "write `goal \(word) 10 %`")
  }

  static func temperatureOutOfRange(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .temperatureOutOfRange, "\(text) is no temperature of a kitchen", at: span, label: "outside -40..350 C",
      help: "check the number and whether it is `C` or `F`")
  }

  static func outOfRange(_ what: String, _ limits: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, "\(what) has to be \(limits)", at: span, label: "out of range",
      help: "write a value that is \(limits)")
  }

  static func badGasMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, "no oven has this gas mark", at: span, label: "unknown mark",
      help: "gas marks are 1/4, 1/2 and 1 to 10")
  }

  static func temperatureArithmetic(_ verb: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .temperatureArithmetic, "cannot \(verb) temperatures", at: span, label: "points on a scale",
      notes: ["two temperatures can be subtracted; their difference can be added to a temperature"],
      help: "write the temperature itself")
  }

  static func reversedRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .reversedRange, "a range whose high lies below its low", at: span, label: "reversed",
      help: "write the smaller value first")
  }

  static func badDate(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badDate, "no calendar has the day \(text)", at: span, label: "no such day",
      help: "write a date as year-month-day")
  }

  static func badTime(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badDate, "no clock shows \(text)", at: span, label: "no such time",
      help: "write a time such as `18:30` or `6:30 pm`")
  }

  static func budgetExhausted(_ budget: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .budgetExhausted, "the program takes more than \(budget) steps", at: span, label: "stopped here",
      notes: ["nested loops over long lists multiply"], help: "loop over shorter lists")
  }

  // MARK: Phrases

  /// The one name that somebody may have meant, as a fix that is shown but not applied: a guess is for people to make.
  static func offered(_ names: [String], at span: SourceSpan) -> [FixIt] {
    guard names.count == 1 else { return [] }
    return [FixIt("write `\(names[0])`", replace: span, with: names[0], applicability: .maybe)]
  }

  static func didYouMean(_ suggestions: [String]) -> String? {
    guard !suggestions.isEmpty else { return nil }
    return "did you mean \(suggestions.map { "`\($0)`" }.joined(separator: " or "))?"
  }

  static func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first.map { "`\($0)`" } ?? "nothing" }
    return words.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " or `\(last)`"
  }
}
