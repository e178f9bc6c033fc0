import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  func lowerHousehold() {
    let households = declarations[.household] ?? []
    for (position, declaration) in households.enumerated() {
      let name = title(titleNode(declaration.node), declaration.context)
      let place = name?.span ?? headSpan(declaration)
      if position > 0 {
        report(.duplicateName("household", name?.text ?? "", at: place, first: program.household.span ?? place))
        continue
      }
      var household = Household()
      household.name = name?.text
      household.span = place
      household.doc = doc(declaration.node, declaration.context)
      household.units = evaluator.householdUnits
      if let block = declaration.node.child(.block) { lower(block, declaration.context, into: &household) }
      program.household = household
    }
    if households.isEmpty { program.household.units = evaluator.fileUnits[FileID(0)] ?? .us }
  }

  /// The keyword of a declaration.
  func headSpan(_ declaration: Declaration) -> SourceSpan {
    let token = declaration.node.leadingToken
    return token.map { evaluator.span($0, in: declaration.context.file) } ?? span(declaration.node, declaration.context)
  }

  private func lower(_ block: SyntaxNode, _ context: Context, into household: inout Household) {
    var seen = SettingsSeen()
    var result = household
    evaluator.expand(block, context) { node, context in
      if node.kind == .kitchen { return self.lowerKitchen(node, context, into: &result.kitchen) }
      guard node.kind == .field else { return }
      let word = self.word(of: node, context.file)
      guard seen.isFirst(word, self.span(node, context), self.evaluator) else { return }
      switch word {
      case "currency": result.currency = self.currency(node, context) ?? result.currency
      case "locale": result.locale = self.locale(node, context) ?? result.locale
      case "region": result.region = self.region(node, context) ?? result.region
      default: break
      }
    }
    household = result
  }

  private func currency(_ node: SyntaxNode, _ context: Context) -> Currency? {
    guard let name = node.child(.name) else { return nil }
    let code = text(name, context).uppercased()
    if let currency = Currency(code: code) { return currency }
    report(.unknownWord(text(name, context), for: "currency", known: ["EUR", "USD", "GBP"], at: span(name, context)))
    return nil
  }

  /// A language tag after BCP 47, as far as it is a language and a region.
  private func locale(_ node: SyntaxNode, _ context: Context) -> String? {
    guard let name = node.child(.name) else { return nil }
    let tag = text(name, context)
    let parts = tag.split(separator: "-")
    let known = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]
    if parts.count <= 2, known.contains(parts.first.map { $0.lowercased() } ?? "") { return tag }
    report(.unknownWord(tag, for: "locale", known: known, at: span(name, context)))
    return nil
  }

  private func region(_ node: SyntaxNode, _ context: Context) -> Household.Region? {
    word(node, context, of: Household.Region.allCases.map(\.rawValue)).flatMap { Household.Region(rawValue: $0) }
  }

  private func lowerKitchen(_ node: SyntaxNode, _ context: Context, into kitchen: inout Kitchen) {
    guard let block = node.child(.block) else { return }
    var result = Kitchen()
    result.appliances = []
    var seen = SettingsSeen()
    evaluator.expand(block, context) { node, context in
      guard node.kind == .appliance, !node.isBroken else { return }
      let name = self.word(of: node, context.file)
      guard seen.isFirst(name, self.span(node, context), self.evaluator) else { return }
      let numbers = node.childNodes
      guard let count = self.wholeNumber(numbers.first, context, "the number of `\(name)`", 0...100) else { return }
      if name == "hands" {
        result.hands = count
      } else {
        let shelves = numbers.count > 1 ? self.wholeNumber(numbers[1], context, "the number of shelves", 1...20) : nil
        result.appliances.append(
          Kitchen.Appliance(name: name, count: count, shelves: shelves ?? (name == "oven" ? 2 : 1)))
      }
    }
    kitchen = result
  }

  /// A whole number within limits; reports anything else.
  func wholeNumber(_ node: SyntaxNode?, _ context: Context, _ what: String, _ limits: ClosedRange<Int>) -> Int? {
    guard let node, let value = number(node, context, .none, "a whole number") else { return nil }
    if let whole = value.int, limits.contains(whole) { return whole }
    report(
      .outOfRange(what, "a whole number from \(limits.lowerBound) to \(limits.upperBound)", at: span(node, context)))
    return nil
  }

  // MARK: Rates

  /// Rates are evaluated before everything else, because any sum of money may need them.
  func collectRates() {
    for (index, file) in evaluator.files.enumerated() {
      let context = Context(scope: global, file: FileID(index))
      for node in file.tree.root.children(.rate) where !node.isBroken {
        if let rate = rate(node, context) { evaluator.rates.append(rate) }
      }
    }
    evaluator.rates.sort { ($0.date?.dayNumber ?? Int.min) < ($1.date?.dayNumber ?? Int.min) }
  }

  func lowerRates() { program.rates = evaluator.rates }

  private func rate(_ node: SyntaxNode, _ context: Context) -> ExchangeRate? {
    let sides = node.childNodes.filter { $0.kind != .onClause }
    guard sides.count == 2, let from = money(sides[0], context), let to = money(sides[1], context) else { return nil }
    for (side, money) in zip(sides, [from, to]) where money.amount <= .zero {
      report(.outOfRange("a rate", "above 0", at: span(side, context)))
      return nil
    }
    if from.currency == to.currency {
      report(.outOfRange("a rate", "between two currencies", at: span(node, context)))
      return nil
    }
    let day = node.child(.onClause).flatMap { date($0.childNodes.first, context) }
    return ExchangeRate(from: from, to: to, date: day, span: span(node, context))
  }

  /// Money; a bare number is money of the household's currency only where `bare` allows it.
  func money(_ node: SyntaxNode?, _ context: Context) -> Money? {
    guard let node else { return nil }
    let value = value(node, context)
    if case .money(let money) = value { return money }
    if !value.isUnknown { report(.wrongType(value, wanted: "money such as 2.79 EUR", at: span(node, context))) }
    return nil
  }

  // MARK: Reports

  func lowerReports() {
    var seen = Set<ReportRequest.Kind>()
    for declaration in declarations[.report] ?? [] {
      for name in declaration.node.children(.name) {
        let word = text(name, declaration.context)
        let place = span(name, declaration.context)
        guard let kind = ReportRequest.Kind(rawValue: word) else {
          report(.unknownWord(word, for: "report", known: ReportRequest.Kind.allCases.map(\.rawValue), at: place))
          continue
        }
        if seen.insert(kind).inserted { program.reports.append(ReportRequest(kind: kind, span: place)) }
      }
    }
  }
}
