import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  /// The steps of one dish, with their order resolved.
  func steps(_ sources: [Declaration]) -> [Step] {
    var steps: [Step] = []
    var kept: [Declaration] = []
    var names: [String: (index: Int, span: SourceSpan)] = [:]
    for source in sources {
      guard let step = step(source) else { continue }
      if source.node.kind == .step {
        let key = NameFolding.folded(step.name)
        if let first = names[key] {
          report(.duplicateName("step", step.name, at: step.span, first: first.span))
          continue
        }
        names[key] = (steps.count, step.span)
      }
      steps.append(step)
      kept.append(source)
    }
    for index in steps.indices { steps[index].after = predecessors(index, kept[index], steps, names) }
    breakCycles(&steps)
    return steps
  }

  private func step(_ source: Declaration) -> Step? {
    let (node, context) = (source.node, source.context)
    let isShort = node.kind != .step
    let nodes = node.childNodes
    let name = isShort ? nil : title(titleNode(node), context)
    guard isShort || name != nil, let durationNode = isShort ? nodes.first : nodes.dropFirst().first else { return nil }
    guard let duration = duration(durationNode, context) else { return nil }
    let place = name?.span ?? headSpan(source)
    var step = Step(name: name?.text ?? word(of: node, context.file), span: place, duration: duration)
    step.isAttended = !isShort && !hasFlag(node, "unattended", context)
    lowerPlace(node, context, into: &step)
    if let hold = node.child(.holdClause) {
      step.hold = positive(hold.childNodes.last, context, .time, "a duration", most: 86_400 * 30)
    }
    step.excludesOthers = node.child(.overlapsClause) != nil
    let texts = node.children(.string)
    if let text = (isShort ? texts.first : texts.last(where: { $0.range != titleNode(node)?.range })) {
      step.text = title(text, context)?.text
    }
    return step
  }

  private func hasFlag(_ node: SyntaxNode, _ word: String, _ context: Context) -> Bool {
    node.children(.flag).contains { text($0, context) == word }
  }

  /// A duration above zero, perhaps a range; `20-25 min` has its unit once.
  private func duration(_ node: SyntaxNode, _ context: Context) -> Interval? {
    guard let interval = interval(node, context, .time, "a duration such as 20 min") else { return nil }
    guard interval.low >= .zero else {
      report(.negative("a duration", at: span(node, context)))
      return nil
    }
    guard interval.high <= Rational(86_400 * 365) else {
      report(.outOfRange("a duration", "at most a year", at: span(node, context)))
      return nil
    }
    return interval
  }

  private func lowerPlace(_ node: SyntaxNode, _ context: Context, into step: inout Step) {
    if let clause = node.child(.onClause), let token = clause.directTokens.last {
      let name = evaluator.text(token, in: context.file)
      step.appliance = name
      let known = program.household.kitchen.appliances.map(\.name)
      if program.household.span != nil, !known.contains(where: { NameFolding.folded($0) == NameFolding.folded(name) }) {
        report(.unknownAppliance(name, known: known, at: evaluator.span(token, in: context.file)))
      }
    }
    guard let clause = node.child(.atClause), let expression = clause.childNodes.last else { return }
    guard let temperature = number(expression, context, .temperature, "a temperature such as 190 C") else { return }
    if temperature < Rational(-40) || temperature > Rational(350) {
      report(.temperatureOutOfRange(text(expression, context), at: span(expression, context)))
    } else {
      step.temperature = temperature
    }
  }

  /// Steps follow each other in the order written unless `after` says otherwise.
  private func predecessors(
    _ index: Int, _ source: Declaration, _ steps: [Step], _ names: [String: (index: Int, span: SourceSpan)]
  ) -> [Int] {
    guard let clause = source.node.child(.afterClause) else { return index > 0 ? [index - 1] : [] }
    var result: [Int] = []
    for name in self.names(clause, source.context) where name.text != "start" {
      if let step = names[NameFolding.folded(name.text)] {
        if !result.contains(step.index) { result.append(step.index) }
      } else {
        let known = steps.map(\.name).filter { names[NameFolding.folded($0)] != nil }
        report(.unknownStep(name.text, suggestions: Suggestion.closest(to: name.text, in: known), at: name.span))
      }
    }
    return result
  }

  /// Reports steps that wait for each other, once a circle, and frees them.
  private func breakCycles(_ steps: inout [Step]) {
    let after = steps.map(\.after)
    for cycle in Cycles.find(count: steps.count, { after[$0] }) {
      guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { continue }
      let path = (cycle[start...] + cycle[..<start]).map { steps[$0].name }
      report(.cyclicSteps(path: path, at: steps[first].span))
      for index in cycle { steps[index].after = [] }
    }
  }
}
