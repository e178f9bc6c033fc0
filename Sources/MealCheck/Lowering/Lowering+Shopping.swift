import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  // MARK: Prices

  func lowerPrices() {
    for declaration in declarations[.price] ?? [] where !declaration.node.isBroken {
      if let price = price(declaration.node, declaration.context) { program.prices.append(price) }
    }
  }

  private func price(_ node: SyntaxNode, _ context: Context) -> Price? {
    let nodes = node.childNodes
    guard let food = title(nodes.first, context), nodes.count > 1, let money = money(nodes[1], context) else {
      return nil
    }
    if money.amount.isNegative {
      report(.negativePrice(food.text, at: span(nodes[1], context)))
      return nil
    }
    guard let clause = node.child(.perClause), let per = per(clause, context) else { return nil }
    var price = Price(food: food, reference: reference(food), money: money, per: per, span: span(node, context))
    if let place = node.child(.atClause) { price.store = title(place.childNodes.last, context)?.text }
    if let day = node.child(.onClause) { price.date = date(day.childNodes.last, context) }
    return price
  }

  /// `per kg`, `per 10`, `per 400 g tin`, `per bunch`.
  private func per(_ clause: SyntaxNode, _ context: Context) -> Price.Per? {
    let words = clause.directTokens.dropFirst().map { evaluator.text($0, in: context.file) }
    let amount: Quantity
    if let expression = clause.childNodes.first {
      let value = value(expression, context)
      guard case .number(let quantity) = value else { return value.isUnknown ? nil : badPer(clause, context) }
      guard quantity.value > .zero else {
        report(.outOfRange("what the money buys", "above 0", at: span(expression, context)))
        return nil
      }
      amount = quantity
    } else {
      amount = Quantity(.one)
    }
    return per(amount, words, clause, context)
  }

  private func per(_ amount: Quantity, _ words: [String], _ clause: SyntaxNode, _ context: Context) -> Price.Per? {
    let unit = words.isEmpty ? nil : UnitWords.unit(words.joined(separator: " "), context: .expression)
    if !words.isEmpty, unit == nil { return badPer(clause, context) }
    switch (amount.dimension, unit?.kind) {
    case (.none, nil): return .pieces(amount.value, .piece)
    case (.none, .mass), (.none, .volume): return measured(amount, unit, clause, context)
    case (.none, .count), (.none, .vague): return unit.map { .pieces(amount.value, $0) }
    case (.count, nil): return .pieces(amount.value, amount.unit ?? .piece)
    case (.mass, nil): return .grams(amount.value)
    case (.volume, nil): return .millilitres(amount.value)
    case (.mass, .count), (.volume, .count):
      return unit.map { .pack(content: amount.value, isVolume: amount.dimension == .volume, unit: $0) }
    default: return badPer(clause, context)
    }
  }

  private func measured(_ amount: Quantity, _ unit: Unit?, _ clause: SyntaxNode, _ context: Context) -> Price.Per? {
    guard let unit, let quantity = Quantity(amount.value, unit, system: evaluator.units(in: context.file)) else {
      return badPer(clause, context)
    }
    return unit.kind == .mass ? .grams(quantity.value) : .millilitres(quantity.value)
  }

  private func badPer(_ clause: SyntaxNode, _ context: Context) -> Price.Per? {
    let written = text(clause, context).split(separator: " ").dropFirst().joined(separator: " ")
    report(.badPriceUnit(written, at: span(clause, context)))
    return nil
  }

  // MARK: Pantry, shop, aisles

  func lowerPantry() {
    for declaration in declarations[.pantry] ?? [] {
      guard let block = declaration.node.child(.block) else { continue }
      evaluator.expand(block, declaration.context) { node, context in
        guard node.kind == .ingredient, !node.isBroken else { return }
        self.lowerPantryItem(node, context)
      }
    }
    for declaration in declarations[.shop] ?? [] {
      guard let block = declaration.node.child(.block) else { continue }
      evaluator.expand(block, declaration.context) { node, context in
        guard node.kind == .ingredient, !node.isBroken, let line = self.line(node, context) else { return }
        let text = String(decoding: line.bytes[line.range], as: UTF8.self)
        self.program.shop.append(ShopItem(text: text, span: line.span))
      }
    }
    lowerAisles()
  }

  private func lowerPantryItem(_ node: SyntaxNode, _ context: Context) {
    guard var line = line(node, context) else { return }
    let expiry = expiry(&line)
    var day: CalendarDate?
    if let expiry {
      day = expiry.date
      if day == nil { report(.badDate(expiry.text, at: line.span(expiry.range))) }
    }
    for ingredient in ingredients(line, context, isStrict: false) {
      program.pantry.append(PantryItem(ingredient: ingredient, expires: day))
    }
  }

  /// Takes `expires 2026-12-03` off the line's end.
  private func expiry(_ line: inout IngredientReader.Line) -> (date: CalendarDate?, text: String, range: ByteRange)? {
    let text = String(decoding: line.bytes[line.range], as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "expires", let last = words.last else { return nil }
    let end = line.range.lowerBound + text.utf8.distance(from: text.startIndex, to: last.endIndex)
    let start = line.range.lowerBound + text.utf8.distance(from: text.startIndex, to: last.startIndex)
    let head = line.range.lowerBound + text.utf8.distance(from: text.startIndex, to: words[words.count - 2].startIndex)
    line.range = line.range.lowerBound..<head
    let parts = last.split(separator: "-").compactMap { Int($0) }
    let date = parts.count == 3 ? CalendarDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    return (date, String(last), ByteRange(start, end))
  }

  private func lowerAisles() {
    var spans: [String: SourceSpan] = [:]
    for declaration in declarations[.aisle] ?? [] where !declaration.node.isBroken {
      guard let name = title(titleNode(declaration.node), declaration.context) else { continue }
      let key = NameFolding.folded(name.text)
      if let first = spans[key] {
        report(.duplicateName("aisle", name.text, at: name.span, first: first))
        continue
      }
      spans[key] = name.span
      let foods = declaration.node.childNodes.dropFirst().compactMap { title($0, declaration.context) }
      for food in foods { _ = reference(food) }
      program.aisles.append(Aisle(name: name.text, foods: foods, span: name.span))
    }
  }
}
