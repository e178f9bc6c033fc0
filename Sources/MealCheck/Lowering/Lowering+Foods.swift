import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  // MARK: Own foods

  func lowerFoods() {
    var spans: [String: SourceSpan] = [:]
    for declaration in declarations[.food] ?? [] {
      guard let name = title(titleNode(declaration.node), declaration.context) else { continue }
      let key = NameFolding.folded(name.text)
      if let first = spans[key] {
        report(.duplicateName("food", name.text, at: name.span, first: first))
        continue
      }
      spans[key] = name.span
      let food = food(name, declaration)
      program.foods.append(food)
      foods.add(food)
    }
  }

  private func food(_ name: Named, _ declaration: Declaration) -> OwnFood {
    let context = declaration.context
    var food = OwnFood(name: name.text, span: name.span)
    food.doc = doc(declaration.node, context)
    food.label = program.household.region == .us ? .us : .eu
    if let label = declaration.node.child(.labelClause) { food.label = labelStyle(label, context) ?? food.label }
    let basis = declaration.node.child(.perClause).flatMap { perAmount($0, context) }
    guard let block = declaration.node.child(.block) else { return food }
    var draft = FoodDraft(food: food)
    evaluator.expand(block, context) { self.lowerFoodField($0, $1, into: &draft) }
    return finish(draft, basis: basis, declaration)
  }

  /// A food whose values still count for what `per` says.
  private struct FoodDraft {
    var food: OwnFood
    var seen = SettingsSeen()
    /// True where a value is written, whatever it came to.
    var statesValues = false
  }

  private func labelStyle(_ node: SyntaxNode, _ context: Context) -> OwnFood.LabelStyle? {
    guard let token = node.directTokens.last else { return nil }
    let word = evaluator.text(token, in: context.file)
    if let style = OwnFood.LabelStyle(rawValue: word.lowercased()) { return style }
    report(.unknownWord(word, for: "label", known: ["us", "eu"], at: evaluator.span(token, in: context.file)))
    return nil
  }

  /// What the values count for: grams or millilitres.
  private func perAmount(_ node: SyntaxNode, _ context: Context) -> Quantity? {
    guard let expression = node.childNodes.first else { return nil }
    let value = value(expression, context)
    guard case .number(let quantity) = value, quantity.dimension == .mass || quantity.dimension == .volume else {
      if !value.isUnknown {
        report(.wrongType(value, wanted: "a weight or volume such as 100 g", at: span(expression, context)))
      }
      return nil
    }
    guard quantity.value > .zero else {
      report(.outOfRange("what the values count for", "above 0", at: span(expression, context)))
      return nil
    }
    return quantity
  }

  private func lowerFoodField(_ node: SyntaxNode, _ context: Context, into draft: inout FoodDraft) {
    guard node.kind == .field, !node.isBroken else { return }
    let words = node.directTokens.filter { $0.kind == .identifier }.map { evaluator.text($0, in: context.file) }
    let word = words.joined(separator: "-")
    guard draft.seen.isFirst(word, span(node, context), evaluator) else { return }
    switch word {
    case "contains": draft.food.contains = allergens(node, context, isAvoid: false)
    case "may-contain": draft.food.mayContain = allergens(node, context, isAvoid: false)
    case "source": draft.food.source = title(titleNode(node), context)?.text
    case "label": lowerLabel(node, context, into: &draft.food)
    case "density": draft.food.density = density(node, context)
    case "refuse": draft.food.refuse = refuse(node, context)
    default: lowerValue(word, node, context, into: &draft)
    }
  }

  private func lowerLabel(_ node: SyntaxNode, _ context: Context, into food: inout OwnFood) {
    guard let word = word(node, context, of: ["us", "eu"]), let style = OwnFood.LabelStyle(rawValue: word) else {
      return
    }
    food.label = style
  }

  /// `density 1.03` in grams a millilitre, or a weight over a volume.
  private func density(_ node: SyntaxNode, _ context: Context) -> Rational? {
    guard let expression = node.childNodes.last else { return nil }
    let value = value(expression, context)
    let place = span(expression, context)
    let isDensity: (Dimension) -> Bool = { $0 == .none || $0 == Dimension.mass.divided(by: .volume) }
    guard case .number(let quantity) = value, isDensity(quantity.dimension) else {
      if !value.isUnknown { report(.wrongType(value, wanted: "grams a millilitre such as 1.03", at: place)) }
      return nil
    }
    guard quantity.value > .zero, quantity.value < Rational(25) else {
      report(.outOfRange("a density", "above 0 and below 25 g/ml", at: place))
      return nil
    }
    return quantity.value
  }

  private func refuse(_ node: SyntaxNode, _ context: Context) -> Rational? {
    guard let expression = node.childNodes.last, let share = number(expression, context, .none, "a share such as 12 %")
    else { return nil }
    guard share >= .zero, share < .one else {
      report(.outOfRange("what is thrown away", "from 0 % to below 100 %", at: span(expression, context)))
      return nil
    }
    return share.multiplied(by: Rational(100))
  }

  /// A nutrient, or the weight of a piece.
  private func lowerValue(_ word: String, _ node: SyntaxNode, _ context: Context, into draft: inout FoodDraft) {
    guard let expression = node.childNodes.last, let token = node.leadingToken else { return }
    let place = span(expression, context)
    if let nutrient = Nutrient(word: word) {
      draft.statesValues = true
      guard let amount = amount(value(expression, context), of: nutrient, place, context) else { return }
      draft.food.values.append(OwnFood.Value(nutrient: nutrient.key, amount: amount, span: place))
    } else if let unit = UnitWords.unit(word, context: .ingredient),
      unit.kind == .count || unit.kind == .vague || unit.kind == .volume
    {
      guard let grams = positive(expression, context, .mass, "a weight", most: 100_000) else { return }
      if unit.kind == .volume, let millilitres = unit.factor(in: evaluator.units(in: context.file)) {
        draft.food.density = grams.divided(by: millilitres)
      } else {
        draft.food.weights.append(OwnFood.Weight(unit: unit, grams: grams))
      }
    } else {
      draft.statesValues = true
      let known = Nutrient.allWords + ["contains", "source", "piece", "density", "refuse", "label"]
      report(.unknownMetric(word, known: known, at: evaluator.span(token, in: context.file)))
    }
  }

  /// Scales the values to 100 g.
  private func finish(_ draft: FoodDraft, basis: Quantity?, _ declaration: Declaration) -> OwnFood {
    var food = draft.food
    var grams = Rational(100)
    if let basis, basis.dimension == .mass {
      grams = basis.value
    } else if let basis {
      // A label per 100 ml: the density says what that weighs. Without one, 1 g/ml cancels out wherever the food is
      // measured by volume, as drinks are.
      grams = basis.value.multiplied(by: food.density ?? .one) ?? basis.value
      if food.density == nil { food.density = .one }
    }
    let factor = Rational(100).divided(by: grams) ?? .one
    for index in food.values.indices {
      food.values[index].amount = food.values[index].amount.multiplied(by: factor) ?? food.values[index].amount
    }
    if !draft.statesValues, !declaration.node.isBroken { report(.foodWithoutValues(food.name, at: food.span)) }
    return food
  }

  // MARK: Aliases

  func lowerAliases() {
    var spans: [String: SourceSpan] = [:]
    for declaration in declarations[.alias] ?? [] where !declaration.node.isBroken {
      let names = declaration.node.childNodes.compactMap { title($0, declaration.context) }
      guard names.count == 2 else { continue }
      let key = NameFolding.folded(names[0].text)
      if let first = spans[key] {
        report(.duplicateName("alias", names[0].text, at: names[0].span, first: first))
        continue
      }
      spans[key] = names[0].span
      let reference = reference(names[1])
      program.aliases.append(FoodAlias(name: names[0], target: names[1], reference: reference))
      foods.addAlias(names[0].text, for: names[1].text)
    }
  }

  /// The food that a name means; reports one that no one knows.
  func reference(_ name: Named) -> FoodReference {
    if let found = foods.find(Array(name.text.utf8)) { return found.reference }
    report(.unknownFood(name.text, suggestions: foods.suggestions(for: name.text), at: name.span))
    return .unknown
  }
}
