import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  func lowerChecks() {
    for declaration in declarations[.requirement] ?? [] where !declaration.node.isBroken {
      if let requirement = requirement(declaration.node, declaration.context, slots: nil) {
        program.checks.append(requirement)
      }
    }
  }

  /// A `require`, `prefer` or `check`; `slots` are the plan's, nil outside a plan.
  func requirement(_ node: SyntaxNode, _ context: Context, slots: [String]?) -> Requirement? {
    guard let clause = node.child(.metric), let metric = metric(clause, context) else { return nil }
    var requirement = Requirement(metric: metric, text: text(node, context), span: span(node, context))
    if let clause = node.child(.ofClause), let expression = clause.childNodes.first {
      guard let selector = selector(expression, context, slots: slots) else { return nil }
      requirement.selector = selector
    }
    if let clause = node.child(.perClause) {
      guard let period = period(clause, context) else { return nil }
      requirement.period = period
    }
    if let clause = node.child(.forClause) {
      let names = names(clause, context)
      requirement.eaters = names.compactMap { eater($0) }
      if requirement.eaters.count < names.count { return nil }
    }
    guard let bound = node.child(.bound) else { return requirement }
    return limit(requirement, bound, context)
  }

  private func limit(_ requirement: Requirement, _ node: SyntaxNode, _ context: Context) -> Requirement? {
    var requirement = requirement
    var currency: Currency?
    let limits = limits(node, context) { value, place, context in
      if case .cost = requirement.metric {
        guard case .money(let money) = value else { return self.wrong(value, "money such as 3 EUR", place) }
        currency = currency ?? money.currency
        return self.evaluator.converted(money, to: currency ?? money.currency, place)?.amount
      }
      return self.amount(value, of: requirement.metric, place, context)
    }
    guard let limits else { return nil }
    requirement.bound = limits
    requirement.currency = currency
    return requirement
  }

  private func wrong(_ value: Value, _ wanted: String, _ place: SourceSpan) -> Rational? {
    if !value.isUnknown { report(.wrongType(value, wanted: wanted, at: place)) }
    return nil
  }

  /// A limit in the base unit of a metric.
  private func amount(_ value: Value, of metric: Metric, _ place: SourceSpan, _ context: Context) -> Rational? {
    if case .nutrient(let key) = metric {
      return Nutrient(key: key).flatMap { amount(value, of: $0, place, context) }
    }
    let (dimension, wanted): (Dimension, String)
    switch metric {
    case .time, .activeTime: (dimension, wanted) = (.time, "a duration such as 30 min")
    case .newFood: (dimension, wanted) = (.none, "a share such as 20 %")
    default: (dimension, wanted) = (.none, "a number")
    }
    guard case .number(let quantity) = value, quantity.dimension == dimension else {
      return wrong(value, wanted, place)
    }
    return quantity.value
  }

  /// What is measured; reports what nobody measures.
  func metric(_ node: SyntaxNode, _ context: Context) -> Metric? {
    let words = node.directTokens.map { evaluator.text($0, in: context.file) }
    guard let first = words.first else { return nil }
    switch first {
    case "cost": return .cost
    case "time": return .time
    case "active-time": return .activeTime
    case "count": return .count
    case "new-food": return .newFood
    case "pantry": return .pantry
    case "each", "distinct":
      guard let attribute = attribute(node, words, context) else { return nil }
      return first == "each" ? .each(attribute) : .distinct(attribute)
    default: break
    }
    if let nutrient = Nutrient(word: first) { return .nutrient(nutrient.key) }
    let known = Nutrient.allWords + ["cost", "time", "active-time", "count", "each", "distinct", "new-food", "pantry"]
    report(.unknownMetric(first, known: known, at: span(node, context)))
    return nil
  }

  private func attribute(_ node: SyntaxNode, _ words: [String], _ context: Context) -> Metric.Attribute? {
    guard words.count > 1, let token = node.directTokens.last else { return nil }
    if let attribute = Metric.Attribute(rawValue: words[1]) { return attribute }
    let known = Metric.Attribute.allCases.map(\.rawValue)
    report(.unknownWord(words[1], for: words[0], known: known, at: evaluator.span(token, in: context.file)))
    return nil
  }

  private func period(_ node: SyntaxNode, _ context: Context) -> Requirement.Period? {
    if let expression = node.childNodes.first {
      let value = value(expression, context)
      if case .number(let quantity) = value, quantity.dimension == .time,
        let days = quantity.value.divided(by: Rational(86_400))?.int, (1...366).contains(days)
      {
        return .days(days)
      }
      if !value.isUnknown {
        report(.wrongType(value, wanted: "a number of days such as 14 days", at: span(expression, context)))
      }
      return nil
    }
    guard let token = node.directTokens.last else { return nil }
    let word = evaluator.text(token, in: context.file)
    switch word {
    case "serving": return .serving
    case "meal": return .meal
    case "day": return .day
    case "week": return .week
    case "plan": return .plan
    default:
      let known = ["serving", "meal", "day", "week", "plan"]
      report(.unknownWord(word, for: "per", known: known, at: evaluator.span(token, in: context.file)))
      return nil
    }
  }

  // MARK: Selectors

  private func selector(_ node: SyntaxNode, _ context: Context, slots: [String]?) -> Requirement.Selector? {
    if node.kind == .paren { return node.childNodes.first.flatMap { selector($0, context, slots: slots) } }
    guard node.kind == .binary else { return atom(node, context, slots: slots) }
    let isUnion = node.token(.reservedOr) != nil
    var result: Requirement.Selector?
    for operand in node.childNodes {
      guard let next = selector(operand, context, slots: slots) else { return nil }
      guard let before = result else {
        result = next
        continue
      }
      result = isUnion ? .or(before, next) : .and(before, next)
    }
    return result
  }

  private func atom(_ node: SyntaxNode, _ context: Context, slots: [String]?) -> Requirement.Selector? {
    if let token = node.token(.date) {
      let parts = evaluator.text(token, in: context.file).split(separator: "-").compactMap { Int($0) }
      if parts.count == 3, let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) {
        return .date(date)
      }
      report(.badDate(evaluator.text(token, in: context.file), at: evaluator.span(token, in: context.file)))
      return nil
    }
    guard let token = node.token(.identifier) else {
      return title(titleNode(node), context).flatMap { named($0) }
    }
    let word = evaluator.text(token, in: context.file)
    if let name = title(titleNode(node), context) {
      switch word {
      case "tag": return .tag(name.text)
      case "course": return .course(name.text)
      default: return named(name)
      }
    }
    return wordSelector(word, evaluator.span(token, in: context.file), slots: slots)
  }

  private func named(_ name: Named) -> Requirement.Selector? {
    switch dishNamed(name) {
    case .recipe(let id): .recipe(id)
    case .meal(let index): .meal(index)
    case nil: nil
    }
  }

  private func wordSelector(_ word: String, _ place: SourceSpan, slots: [String]?) -> Requirement.Selector? {
    switch word {
    case "weekdays": return .weekdays
    case "weekends": return .weekends
    default: break
    }
    if let weekday = Weekday(word: word) { return .weekday(weekday) }
    let known = slots ?? program.plans.flatMap { $0.slots.map(\.name) }
    if let slot = known.first(where: { NameFolding.folded($0) == NameFolding.folded(word) }) { return .slot(slot) }
    report(
      .unknownSlot(word, suggestions: Suggestion.closest(to: word, in: known + ["weekdays", "weekends"]), at: place))
    return nil
  }
}
