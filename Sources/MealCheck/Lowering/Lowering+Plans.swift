import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  func lowerPlans() {
    for declaration in declarations[.plan] ?? [] {
      guard let name = title(titleNode(declaration.node), declaration.context),
        let block = declaration.node.child(.block)
      else { continue }
      let key = NameFolding.folded(name.text)
      if let first = plans[key] {
        report(.duplicateName("plan", name.text, at: name.span, first: first))
        continue
      }
      plans[key] = name.span
      var plan = Plan(name: name.text, span: name.span)
      plan.doc = doc(declaration.node, declaration.context)
      var statements: [Declaration] = []
      evaluator.expand(block, declaration.context) { node, context in
        if !node.isBroken { statements.append(Declaration(node: node, context: context)) }
      }
      lower(statements, into: &plan)
      program.plans.append(plan)
    }
  }

  /// Days, eaters and slots first, so that the other statements may stand before them.
  private func lower(_ statements: [Declaration], into plan: inout Plan) {
    var seen = SettingsSeen()
    for statement in statements { lowerFrame(statement, into: &plan, &seen) }
    if plan.from == nil { plan.from = options.today }
    for statement in statements { lowerEntry(statement, into: &plan) }
    if !statements.contains(where: { $0.node.kind == .forClause }) { planForAll(&plan) }
  }

  /// A plan that names no eaters is for all of them, but for those who come as guests.
  private func planForAll(_ plan: inout Plan) {
    let guests = Set(plan.guests.map(\.eater))
    plan.eaters = program.eaters.indices.filter { !guests.contains($0) }
  }

  private func lowerFrame(_ statement: Declaration, into plan: inout Plan, _ seen: inout SettingsSeen) {
    let (node, context) = (statement.node, statement.context)
    switch node.kind {
    case .field:
      if seen.isFirst(word(of: node, context.file), span(node, context), evaluator) {
        lowerFrom(node, context, into: &plan)
      }
    case .forClause:
      if seen.isFirst("for", span(node, context), evaluator) {
        plan.eaters = names(node, context).compactMap { eater($0) }
      }
    case .slot: lowerSlot(node, context, into: &plan)
    default: break
    }
  }

  private func lowerFrom(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    plan.from = date(node.childNodes.first, context)
    guard let clause = node.child(.forClause), let expression = clause.childNodes.last else { return }
    let value = value(expression, context)
    let place = span(expression, context)
    guard case .number(let quantity) = value, quantity.dimension == .time || quantity.dimension == .none else {
      if !value.isUnknown { report(.wrongType(value, wanted: "a number of days such as 7 days", at: place)) }
      return
    }
    let days = quantity.dimension == .time ? quantity.value.divided(by: Rational(86_400)) : quantity.value
    guard let whole = days?.int, (1...366).contains(whole) else {
      report(.outOfRange("the length of a plan", "from 1 to 366 whole days", at: place))
      return
    }
    plan.days = whole
  }

  private func lowerSlot(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    guard let name = title(titleNode(node), context) else { return }
    if let first = plan.slots.first(where: { NameFolding.folded($0.name) == NameFolding.folded(name.text) }) {
      report(.duplicateName("slot", name.text, at: name.span, first: first.span))
      return
    }
    let timeNode = node.childNodes.dropFirst().first { $0.kind != .flag }
    let time = timeNode.flatMap { self.time($0, context) }
    plan.slots.append(Plan.Slot(name: name.text, time: time, isAssembly: node.child(.flag) != nil, span: name.span))
  }

  private func lowerEntry(_ statement: Declaration, into plan: inout Plan) {
    let (node, context) = (statement.node, statement.context)
    switch node.kind {
    case .using: plan.sources += node.children(.source).compactMap { source($0, context) }
    case .pin: lowerPin(node, context, into: &plan)
    case .attendance: lowerAttendance(node, context, into: &plan)
    case .requirement: lowerRequirement(node, context, into: &plan)
    case .objective: lowerObjective(node, context, into: &plan)
    default: break
    }
  }

  private func lowerRequirement(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    guard let requirement = requirement(node, context, slots: plan.slots.map(\.name)) else { return }
    switch word(of: node, context.file) {
    case "require": plan.requirements.append(requirement)
    case "check": program.checks.append(requirement)
    default:
      let weight = node.child(.weightClause).flatMap {
        positive($0.childNodes.last, context, .none, "a weight", most: 1_000_000)
      }
      plan.preferences.append(Plan.Preference(requirement: requirement, weight: weight ?? .one))
    }
  }

  private func lowerObjective(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    guard let clause = node.child(.metric), let metric = metric(clause, context) else { return }
    if let first = plan.objective {
      report(.repeatedSetting("minimize", at: span(node, context), first: first.span))
      return
    }
    let isMaximum = word(of: node, context.file).hasPrefix("max")
    plan.objective = Plan.Objective(metric: metric, isMaximum: isMaximum, span: span(node, context))
  }

  private func source(_ node: SyntaxNode, _ context: Context) -> Plan.Source? {
    if let string = node.child(.string), node.directTokens.isEmpty {
      guard let name = title(string, context) else { return nil }
      return planSource(name)
    }
    guard let token = node.leadingToken else { return nil }
    let word = evaluator.text(token, in: context.file)
    let name = title(titleNode(node), context)
    switch (word, name) {
    case ("composed", nil): return .composed
    case ("course", let name?): return .course(name.text)
    case ("tag", let name?): return .tag(name.text)
    case ("recipe", let name?), ("meal", let name?): return planSource(name)
    case ("file", let name?): return fileSource(name)
    default:
      report(
        .unknownWord(
          word, for: "using", known: ["course", "tag", "recipe", "file", "composed"],
          at: evaluator.span(token, in: context.file)))
      return nil
    }
  }

  private func planSource(_ name: Named) -> Plan.Source? {
    switch dishNamed(name) {
    case .recipe(let id): .recipe(id)
    case .meal(let index): .meal(index)
    case nil: nil
    }
  }

  private func fileSource(_ name: Named) -> Plan.Source? {
    if let index = program.files.firstIndex(where: { $0 == name.text || $0.hasSuffix("/" + name.text) }) {
      return .file(FileID(index))
    }
    report(.unknownWord(name.text, for: "file", known: program.files, at: name.span))
    return nil
  }

  // MARK: Pins

  private func lowerPin(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    let nodes = node.childNodes
    guard nodes.count > 1, let days = days(nodes[0], context, plan), let slot = slot(nodes[1], context, plan) else {
      return
    }
    guard let filling = filling(node, nodes.dropFirst(2).first { $0.kind == .string }, context) else { return }
    let portions = node.child(.forClause).map { self.portions($0, context) } ?? []
    for day in days {
      if let first = plan.pins.first(where: { $0.day == day && $0.slot == slot }) {
        report(
          .duplicatePin(plan.slots[slot].name, text(nodes[0], context), at: span(node, context), first: first.span))
        return
      }
      plan.pins.append(Plan.Pin(day: day, slot: slot, filling: filling, portions: portions, span: span(node, context)))
    }
  }

  private func filling(_ node: SyntaxNode, _ title: SyntaxNode?, _ context: Context) -> Plan.Filling? {
    let words = node.directTokens.map { evaluator.text($0, in: context.file) }
    if words.contains("out") { return .out }
    guard let name = self.title(title, context), let dish = dishNamed(name) else { return nil }
    let isLeftover = words.contains("leftovers")
    switch dish {
    case .recipe(let id): return isLeftover ? .leftovers(id) : .recipe(id)
    case .meal(let index): return isLeftover ? .leftoversOfMeal(index) : .meal(index)
    }
  }

  /// `for Ana 1, Ben 3/2`: names, each with a number or one portion.
  private func portions(_ clause: SyntaxNode, _ context: Context) -> [Plan.Portion] {
    var result: [Plan.Portion] = []
    for node in clause.childNodes {
      if node.kind == .number || node.kind == .paren {
        guard let amount = positive(node, context, .none, "a portion", most: 1000), !result.isEmpty else { continue }
        result[result.count - 1].servings = amount
      } else if let name = title(node, context), let eater = eater(name) {
        result.append(Plan.Portion(eater: eater, servings: .one))
      }
    }
    return result
  }

  /// The days of the plan that a weekday, a date or a computed date means; reports a day outside it.
  private func days(_ node: SyntaxNode, _ context: Context, _ plan: Plan) -> [Int]? {
    guard let from = plan.from else { return nil }
    if node.kind == .name {
      let word = text(node, context)
      guard let weekday = Weekday(word: word) else {
        report(.unknownWord(word, for: "day", known: Weekday.allCases.map(\.word), at: span(node, context)))
        return nil
      }
      let days = (0..<plan.days).filter { CalendarDate(dayNumber: from.dayNumber + $0).weekday == weekday }
      if days.isEmpty { report(.outOfRange("a day", "within the plan", at: span(node, context))) }
      return days.isEmpty ? nil : days
    }
    guard let date = date(node, context) else { return nil }
    let day = date.dayNumber - from.dayNumber
    if (0..<plan.days).contains(day) { return [day] }
    report(.outOfRange("a day", "within the plan", at: span(node, context)))
    return nil
  }

  private func slot(_ node: SyntaxNode, _ context: Context, _ plan: Plan) -> Int? {
    guard let name = title(node, context) else { return nil }
    let key = NameFolding.folded(name.text)
    if let index = plan.slots.firstIndex(where: { NameFolding.folded($0.name) == key }) { return index }
    let close = Suggestion.closest(to: name.text, in: plan.slots.map(\.name))
    report(.unknownSlot(name.text, suggestions: close, at: name.span))
    return nil
  }

  private func lowerAttendance(_ node: SyntaxNode, _ context: Context, into plan: inout Plan) {
    let nodes = node.childNodes
    guard nodes.count > 1, let name = title(nodes[0], context), let eater = eater(name),
      let days = days(nodes[1], context, plan)
    else {
      return
    }
    var slot: Int?
    if nodes.count > 2 {
      slot = self.slot(nodes[2], context, plan)
      if slot == nil { return }
    }
    for day in days {
      let entry = Plan.Attendance(eater: eater, day: day, slot: slot, span: span(node, context))
      if word(of: node, context.file) == "absent" { plan.absences.append(entry) } else { plan.guests.append(entry) }
    }
  }
}
