import MealData
import MealIR
import MealPhrase
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  /// Gives every recipe and meal its place, so that they can be named before they are declared.
  func declareDishes() {
    let recipes = (declarations[.recipe] ?? []).map { (isMeal: false, declaration: $0) }
    let meals = (declarations[.meal] ?? []).map { (isMeal: true, declaration: $0) }
    let inOrder = (recipes + meals).sorted { left, right in
      let (a, b) = (left.declaration, right.declaration)
      if a.context.file != b.context.file { return a.context.file < b.context.file }
      return a.node.range.start < b.node.range.start
    }
    for (isMeal, declaration) in inOrder {
      guard let name = title(titleNode(declaration.node), declaration.context) else {
        evaluator.lose(declaration.node, in: declaration.context.file)
        continue
      }
      let key = NameFolding.folded(name.text)
      if let first = dishes[key] {
        report(.duplicateName(isMeal ? "meal" : "recipe", name.text, at: name.span, first: first.span))
        continue
      }
      if isMeal {
        dishes[key] = (.meal(program.meals.count), name.text, name.span)
        program.meals.append(Meal(name: name.text, span: name.span))
        mealSources.append(declaration)
      } else {
        dishes[key] = (.recipe(RecipeID(program.recipes.count)), name.text, name.span)
        program.recipes.append(Recipe(name: name.text, span: name.span))
        recipeSources.append(declaration)
      }
    }
  }

  func lowerRecipes() {
    for (index, declaration) in recipeSources.enumerated() {
      var recipe = program.recipes[index]
      recipe.doc = doc(declaration.node, declaration.context)
      if let block = declaration.node.child(.block) { lower(block, declaration.context, into: &recipe) }
      program.recipes[index] = recipe
    }
  }

  /// What stands in a recipe, or in a dish of a meal.
  func lower(_ block: SyntaxNode, _ context: Context, into recipe: inout Recipe) {
    var draft = RecipeDraft(recipe: recipe)
    evaluator.expand(block, context) { self.lower($0, $1, into: &draft) }
    draft.recipe.steps = steps(draft.steps)
    FryingOil(catalogue: foods.catalogue).settle(&draft.recipe.ingredients)
    recipe = draft.recipe
  }

  /// A recipe whose steps are still syntax.
  private struct RecipeDraft {
    var recipe: Recipe
    var steps: [Declaration] = []
    var seen = SettingsSeen()
  }

  private func lower(_ node: SyntaxNode, _ context: Context, into draft: inout RecipeDraft) {
    switch node.kind {
    case .ingredient: if !node.isBroken { draft.recipe.ingredients += ingredients(node, context) }
    case .step, .cook, .rest: if !node.isBroken { draft.steps.append(Declaration(node: node, context: context)) }
    case .field: lowerField(node, context, into: &draft)
    default: break
    }
  }

  private func lowerField(_ node: SyntaxNode, _ context: Context, into draft: inout RecipeDraft) {
    let word = word(of: node, context.file)
    guard !node.isBroken, word == "tags" || draft.seen.isFirst(word, span(node, context), evaluator) else { return }
    let value = node.childNodes.last
    switch word {
    case "serves": draft.recipe.servings = positive(value, context, .none, "a number of servings", most: 100_000)
    case "makes": lowerMakes(value, context, into: &draft.recipe)
    case "cuisine": draft.recipe.cuisine = names(node, context).first?.text
    case "course": draft.recipe.courses = names(node, context).map(\.text)
    case "technique": draft.recipe.techniques = names(node, context).map(\.text)
    case "tags": draft.recipe.tags += names(node, context).map(\.text)
    case "source": draft.recipe.source = title(titleNode(node), context)?.text
    case "keeps": draft.recipe.keeps = positive(value, context, .time, "a duration such as 3 days", most: 86_400 * 3650)
    case "freezes": draft.recipe.freezes = true
    default: break
    }
  }

  private func lowerMakes(_ node: SyntaxNode?, _ context: Context, into recipe: inout Recipe) {
    guard let node else { return }
    let value = value(node, context)
    let place = span(node, context)
    switch value {
    case .number(let quantity): lowerMakes(quantity, quantity, value, place, into: &recipe)
    case .range(let low, let high): lowerMakes(low, high, value, place, into: &recipe)
    case .unknown: return
    default: report(.wrongType(value, wanted: "what it makes, such as 1.2 kg, 1 l or 12", at: place))
    }
  }

  private func lowerMakes(
    _ low: Quantity, _ high: Quantity, _ value: Value, _ place: SourceSpan, into recipe: inout Recipe
  ) {
    guard low.value > .zero else {
      report(.outOfRange("what a recipe makes", "above 0", at: place))
      return
    }
    let amount = Interval(low.value, high.value)
    switch low.dimension {
    case .mass: recipe.cookedWeight = amount
    case .volume: recipe.cookedVolume = amount
    case .none, .count: recipe.pieces = amount.middle
    default: report(.wrongType(value, wanted: "what it makes, such as 1.2 kg, 1 l or 12", at: place))
    }
  }

  // MARK: Ingredients

  /// A reader for lines of a file.
  func reader(_ file: FileID) -> IngredientReader {
    var reader = IngredientReader(foods: foods, system: evaluator.units(in: file))
    reader.recipe = { [dishes] name in
      if case .recipe(let id)? = dishes[NameFolding.folded(name)]?.dish { return id }
      return nil
    }
    reader.recipeNames = dishes.values.map(\.name).sorted()
    return reader
  }

  func ingredients(_ node: SyntaxNode, _ context: Context, isStrict: Bool = true) -> [Ingredient] {
    guard let line = line(node, context) else { return [] }
    return ingredients(line, context, isStrict: isStrict)
  }

  func ingredients(_ line: IngredientReader.Line, _ context: Context, isStrict: Bool) -> [Ingredient] {
    if reader == nil || readerFile != context.file {
      reader = reader(context.file)
      readerFile = context.file
    }
    var line = line
    let (given, isBroken) = computedAmount(&line, context)
    guard !isBroken, !reportNegative(line), !reportZeroFraction(line) else { return [broken(line)] }
    // In place: a copy of the reader for each line would cost as much as finding a food.
    reader?.isStrict = isStrict
    reader?.diagnostics = []
    let result = reader?.read(line, given: given) ?? []
    for diagnostic in reader?.diagnostics ?? [] { report(diagnostic) }
    return result
  }

  /// `- -5 g salt`: true where the amount is below zero, which is reported.
  private func reportNegative(_ line: IngredientReader.Line) -> Bool {
    let start = line.range.lowerBound
    guard line.range.count > 1, line.bytes[start] == UInt8(ascii: "-"), (0x30...0x39).contains(line.bytes[start + 1])
    else {
      return false
    }
    report(.negative("an amount of food", at: line.span(ByteRange(start, start + 2))))
    return true
  }

  /// `- 1/0 eggs`: true where the amount divides by zero, which is reported.
  private func reportZeroFraction(_ line: IngredientReader.Line) -> Bool {
    let text = line.bytes[line.range]
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")), slash > text.startIndex, slash + 1 < text.endIndex,
      text[..<slash].allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x20 }), text[slash + 1] == UInt8(ascii: "0")
    else { return false }
    let end = text[(slash + 1)...].firstIndex { $0 != UInt8(ascii: "0") } ?? text.endIndex
    if end < text.endIndex, (0x30...0x39).contains(text[end]) || text[end] == UInt8(ascii: ".") { return false }
    report(.badNumber(at: line.span(ByteRange(text.startIndex, end))))
    return true
  }

  /// A line whose computed amount has a reported fault.
  private func broken(_ line: IngredientReader.Line) -> Ingredient {
    var ingredient = Ingredient(
      text: line.text, span: line.span, food: .unknown, foodText: line.text, foodSpan: line.span)
    ingredient.basis = .unknown
    return ingredient
  }

  /// The text of an ingredient line; nil where a fault in it is already reported.
  func line(_ node: SyntaxNode, _ context: Context) -> IngredientReader.Line? {
    let tokens = node.directTokens.filter { $0.kind == .ingredientText || $0.kind == .logText }
    let interpolations = node.children(.interpolation)
    let bytes = evaluator.bytes(context.file)
    if interpolations.isEmpty, let token = tokens.first {
      let range = token.range
      let span = SourceSpan(file: context.file, range: range)
      guard bytes[range.indices].contains(UInt8(ascii: "\\")) else {
        return IngredientReader.Line(bytes: bytes, range: range.indices, file: context.file, span: span)
      }
      let text = joined(bytes[range.indices])
      return IngredientReader.Line(
        bytes: text, range: 0..<text.count, file: context.file, span: span, base: Int(range.start))
    }
    return computedLine(node, context)
  }

  /// A text with each `\` and line end replaced by spaces, so that offsets stay.
  private func joined(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(text)
    for index in result.indices where result[index] == 0x0A || result[index] == 0x0D {
      result[index] = 0x20
      let before = index > 0 && result[index - 1] == 0x20 ? index - 2 : index - 1
      if before >= 0, result[before] == UInt8(ascii: "\\") { result[before] = 0x20 }
      if index > 0, result[index - 1] == UInt8(ascii: "\\") { result[index - 1] = 0x20 }
    }
    return result
  }

  /// A line with interpolations, put together.
  private func computedLine(_ node: SyntaxNode, _ context: Context) -> IngredientReader.Line? {
    var text = ""
    var range: ByteRange?
    var prefix: Token?
    for element in node.children {
      switch element {
      case .node(let inner) where inner.kind == .interpolation:
        let value = value(inner, context)
        if value.isUnknown { return nil }
        text += value.interpolated
        range = range?.union(inner.range) ?? inner.range
      case .token(let token, _) where token.kind == .ingredientText || token.kind == .logText:
        if text.isEmpty { prefix = token }
        text += evaluator.text(token, in: context.file)
        range = range?.union(token.range) ?? token.range
      default: continue
      }
    }
    guard let range else { return nil }
    let bytes = Array(text.utf8)
    let span = SourceSpan(file: context.file, range: range)
    return IngredientReader.Line(
      bytes: bytes, range: 0..<bytes.count, file: context.file, span: span, isPlain: false,
      base: Int(prefix?.start ?? 0), plainPrefix: Int(prefix?.length ?? 0))
  }

  /// The amount that a bracket at the line's start computes; the line then begins behind it.
  private func computedAmount(
    _ line: inout IngredientReader.Line, _ context: Context
  ) -> (given: GivenAmount?, isBroken: Bool) {
    guard let bracket = PhraseReader.leadingBracket(line.bytes.span, range: line.range), bracket.count > 2 else {
      return (nil, false)
    }
    guard line.isPlain || Int(bracket.end) <= line.plainPrefix else { return (nil, false) }
    let bytes = evaluator.bytes(context.file)
    let inner = line.placed(ByteRange(bracket.start + 1, bracket.end - 1))
    let tree = Parser.parseExpression(bytes, in: inner)
    guard let expression = tree.root.childNodes.first, tree.faults.isEmpty,
      ComputedAmount(evaluator: evaluator, scope: context.scope, bytes: bytes).isComputation(expression)
    else { return (nil, false) }
    return evaluated(expression, bracket, &line, context)
  }

  private func evaluated(
    _ expression: SyntaxNode, _ bracket: ByteRange, _ line: inout IngredientReader.Line, _ context: Context
  ) -> (given: GivenAmount?, isBroken: Bool) {
    let value = value(expression, context)
    let place = line.span(bracket)
    let (low, high): (Quantity, Quantity)
    switch value {
    case .number(let quantity): (low, high) = (quantity, quantity)
    case .range(let first, let second): (low, high) = (first, second)
    case .unknown: return (nil, true)
    default:
      report(.wrongType(value, wanted: "an amount of food", at: place))
      return (nil, true)
    }
    guard [.none, .mass, .volume, .count].contains(low.dimension) else {
      report(.wrongType(value, wanted: "an amount of food", at: place))
      return (nil, true)
    }
    if low.value.isNegative {
      report(.negative("an amount of food", at: place))
      return (nil, true)
    }
    let unit = low.unit ?? Quantity.baseUnit(low.dimension)
    let numbers = (unit.flatMap { low.number(of: $0) } ?? low.value, unit.flatMap { high.number(of: $0) } ?? high.value)
    line.range = Int(bracket.end)..<line.range.upperBound
    line.written = (low == high ? low.text : Value.range(low, high).interpolated) + line.text
    let exact = exactUnit(unit, low, high, context.file)
    return (
      GivenAmount(
        low: exact?.low ?? numbers.0, high: exact?.high ?? numbers.1, unit: exact?.unit ?? unit, range: bracket), false
    )
  }

  /// Cups and spoons of other systems than the US are handed on in millilitres, whose size nobody doubts.
  private func exactUnit(_ unit: Unit?, _ low: Quantity, _ high: Quantity, _ file: FileID) -> (
    low: Rational, high: Rational, unit: Unit
  )? {
    guard let unit, unit.kind == .volume, evaluator.units(in: file) != .us else { return nil }
    return (low.value, high.value, .millilitre)
  }
}

/// Tells computed amounts from brackets that are only text.
struct ComputedAmount {
  let evaluator: Evaluator
  let scope: Scope
  let bytes: [UInt8]

  /// True for a bound name alone, and for an expression that holds a bound name with an operator, a call, `*`, `+`, or ` - `
  /// between two amounts with units.
  func isComputation(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .name: return isBound(node)
    case .call: return true
    case .member: return node.childNodes.first.map { isComputation($0) } ?? false
    case .paren, .unary: return node.childNodes.first.map { isComputation($0) } ?? false
    case .binary, .range: return isComputedOperation(node)
    default: return false
    }
  }

  private func isComputedOperation(_ node: SyntaxNode) -> Bool {
    let operands = node.childNodes
    if operands.contains(where: { isComputation($0) }) { return true }
    let signs = node.directTokens.map(\.kind)
    if signs.contains(.star) || signs.contains(.plus) { return true }
    return signs.contains(.minus) && operands.allSatisfy(hasUnit)
  }

  private func isBound(_ node: SyntaxNode) -> Bool {
    guard let token = node.token(.identifier) else { return false }
    return scope.find(String(decoding: bytes[token.range.indices], as: UTF8.self)) != nil
  }

  private func hasUnit(_ node: SyntaxNode) -> Bool { node.kind == .number && node.directTokens.count > 1 }
}
