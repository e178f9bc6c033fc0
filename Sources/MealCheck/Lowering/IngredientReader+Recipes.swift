import MealIR
import MealPhrase
import MealSource
import MealUnits

extension IngredientReader {
  /// A line whose whole food is the quoted name of a recipe; nil where the name is a food after all.
  mutating func recipeIngredient(_ reference: RecipeReference, _ phrase: Phrase, _ line: Line) -> Ingredient? {
    let name = StringEscapes.resolved(line.text(reference.name))
    var ingredient = Ingredient(
      text: line.text, span: line.span, food: .unknown, foodText: name,
      foodSpan: line.span(reference.range))
    ingredient.isFixed = phrase.marks.contains { $0.kind == .fixed }
    ingredient.isOptional = phrase.flags.contains(.optional) || phrase.marks.contains { $0.kind == .optional }
    ingredient.preparation =
      phrase.preparation.isEmpty ? nil : phrase.preparation.map(line.text).joined(separator: ", ")
    if let amount = phrase.amount {
      ingredient.amount = Interval(amount.low, amount.high)
      ingredient.unit = amount.unit
    }
    guard let id = recipe(name) else { return foodInQuotes(name, ingredient, phrase, line) }
    if let share = share(phrase, reference) {
      ingredient.food = .recipe(RecipeUse(recipe: id, share: share))
      if case .grams(let grams) = share {
        ingredient.grams = grams
        ingredient.purchasedGrams = grams
      }
    } else if let measure = phrase.measures.first {
      ingredient.basis = .unknown
      diagnostics.append(.unknownWeight(line.text(measure.range), of: name, at: line.span(measure.range)))
    }
    return ingredient
  }

  /// A quoted name that is no recipe may be an own food; else it is unknown.
  private mutating func foodInQuotes(_ name: String, _ ingredient: Ingredient, _ phrase: Phrase, _ line: Line)
    -> Ingredient?
  {
    if foods.knows(Array(name.utf8)) {
      var plain = phrase
      plain.recipe = nil
      plain.food = PhraseText(phrase.recipe?.name ?? ByteRange(0, 0))
      plain.foodAsWritten = plain.food
      return ingredients(plain, line).first
    }
    diagnostics.append(
      .unknownRecipe(name, suggestions: Suggestion.closest(to: name, in: recipeNames), at: ingredient.foodSpan))
    return ingredient
  }

  /// How much of the recipe: by weight, volume, servings or factor; nil for a unit that no recipe is measured in.
  private func share(_ phrase: Phrase, _ reference: RecipeReference) -> RecipeUse.Share? {
    if let factor = reference.factor { return .factor(factor) }
    guard let measure = phrase.resolved.first, let term = measure.terms.first else { return .factor(.one) }
    let amount = Interval(term.low, term.high)
    guard let unit = term.unit else { return .pieces(amount) }
    switch unit.kind {
    case .mass: return sum(measure).map { .grams($0) }
    case .volume: return sum(measure).map { .millilitres($0) }
    default: break
    }
    switch unit {
    case .serving: return .servings(amount)
    case .recipe: return term.low == term.high ? .factor(term.low) : nil
    case .piece, .ball, .roll, .loaf, .patty, .slice: return .pieces(amount)
    default: return nil
    }
  }

  private func sum(_ measure: ResolvedMeasure) -> Interval? {
    var total = Interval(.zero)
    for term in measure.terms {
      guard let factor = term.unit?.factor(in: system), let part = Interval(term.low, term.high).scaled(by: factor),
        let sum = total.adding(part)
      else { return nil }
      total = sum
    }
    return total
  }
}
