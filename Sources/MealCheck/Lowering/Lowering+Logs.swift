import MealIR
import MealPhrase
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  func lowerLogs() {
    for declaration in declarations[.log] ?? [] where !declaration.node.isBroken {
      guard let block = declaration.node.child(.block),
        let day = date(declaration.node.childNodes.first, declaration.context)
      else { continue }
      evaluator.expand(block, declaration.context) { node, context in
        guard node.kind == .logEvent, !node.isBroken, let event = self.event(node, context, day) else { return }
        self.program.log.append(event)
      }
    }
  }

  private func event(_ node: SyntaxNode, _ context: Context, _ day: CalendarDate) -> LogEvent? {
    let tokens = node.directTokens
    guard let token = tokens.first else { return nil }
    let written = evaluator.text(token, in: context.file)
    guard let time = ClockText.value(of: written) else {
      report(.badTime(written, at: evaluator.span(token, in: context.file)))
      return nil
    }
    guard let name = title(node.childNodes.first, context),
      let verb = tokens.dropFirst().first(where: { $0.kind == .identifier })
    else {
      return nil
    }
    guard let action = action(evaluator.text(verb, in: context.file), node, context) else { return nil }
    return LogEvent(date: day, time: time, eater: eater(name), action: action, span: span(node, context))
  }

  private func action(_ verb: String, _ node: SyntaxNode, _ context: Context) -> LogEvent.Action? {
    let names = node.childNodes.dropFirst().compactMap { title($0, context) }
    switch verb {
    case "ate": return ate(node, context)
    case "swapped": return names.count == 2 ? .swapped(from: names[0], to: names[1]) : nil
    case "cooked": return names.first.map { .cooked($0) }
    case "carried":
      guard let name = names.first, let word = node.directTokens.last else { return nil }
      let feeling = evaluator.text(word, in: context.file)
      let known = ["full", "hungry", "skipped"]
      if !known.contains(feeling) {
        report(.unknownWord(feeling, for: "carried", known: known, at: evaluator.span(word, in: context.file)))
        return nil
      }
      return .carried(text: name.text, feeling: feeling)
    default: return nil
    }
  }

  private func ate(_ node: SyntaxNode, _ context: Context) -> LogEvent.Action? {
    guard var line = line(node, context) else { return nil }
    let label = label(&line)
    var reader = reader(context.file)
    reader.isStrict = false
    let items = reader.readList(line)
    for diagnostic in reader.diagnostics { report(diagnostic) }
    return .ate(items: items, label: label)
  }

  /// Takes `as lunch` off the line's end.
  private func label(_ line: inout IngredientReader.Line) -> String? {
    let text = String(decoding: line.bytes[line.range], as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "as", let last = words.last else { return nil }
    let head = text.utf8.distance(from: text.startIndex, to: words[words.count - 2].startIndex)
    line.range = line.range.lowerBound..<line.range.lowerBound + head
    return String(last)
  }

  /// The eater of a name; reports one that nothing declares.
  func eater(_ name: Named) -> Int? {
    if let entry = eaters[NameFolding.folded(name.text)] { return entry.index }
    let close = Suggestion.closest(to: name.text, in: program.eaters.map(\.name))
    report(.unknownEater(name.text, suggestions: close, at: name.span))
    return nil
  }
}
