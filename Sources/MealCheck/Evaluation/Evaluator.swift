import MealIR
import MealSource
import MealSyntax
import MealUnits

/// Evaluates expressions.
///
/// Always ends: there is no recursion, loops run over finite lists, and a budget counts every step.
final class Evaluator {
  /// Steps that a program may take, unless the host says otherwise.
  static let defaultBudget = 10_000_000

  var files: [ParsedFile]
  var bag: DiagnosticBag
  /// Steps left.
  var budget: Int
  private let allowed: Int
  /// Functions being called, outermost first.
  var calls: [String] = []
  /// Values being evaluated, outermost first.
  var running: [LazyValue] = []
  /// Scopes that functions were declared in.
  private var scopesOfFunctions: [Scope] = []
  /// Exchange rates, once they are known.
  var rates: [ExchangeRate] = []
  /// True where a `use` failed, so that names may be missing for that reason.
  var hasLostFiles = false
  /// The beginnings of declarations that cannot be understood, folded.
  var lostText = ""
  /// The household's units, and those of files that state their own.
  var householdUnits = UnitSystem.us
  var fileUnits: [FileID: UnitSystem] = [:]
  /// The dollar that `$` means.
  var dollar = Currency.usd

  init(files: [ParsedFile], budget: Int) {
    self.files = files
    self.budget = budget
    allowed = budget
    bag = DiagnosticBag()
  }

  deinit {
    for scope in scopesOfFunctions { scope.clear() }
  }

  /// Takes a scope apart at the end, because a function in it holds it.
  func willClear(_ scope: Scope) {
    if scopesOfFunctions.last !== scope { scopesOfFunctions.append(scope) }
  }

  /// Whose cups and spoons a file means.
  func units(in file: FileID) -> UnitSystem { fileUnits[file] ?? householdUnits }

  func bytes(_ file: FileID) -> [UInt8] { files[Int(file.index)].source.bytes }

  func text(_ token: Token, in file: FileID) -> String { files[Int(file.index)].source.text(token.range) }

  func span(_ node: SyntaxNode, in file: FileID) -> SourceSpan { SourceSpan(file: file, range: node.range) }

  func span(_ token: Token, in file: FileID) -> SourceSpan { SourceSpan(file: file, range: token.range) }

  /// Reports, unless it only follows from a fault of the text; the value of what is reported is unknown.
  @discardableResult
  func report(_ diagnostic: Diagnostic) -> Value {
    if !missesLostName(diagnostic) { bag.addUnlessBroken(diagnostic) }
    return .unknown
  }

  /// True where a name is unknown that a file which cannot be read, or a declaration that cannot be understood, may declare.
  private func missesLostName(_ diagnostic: Diagnostic) -> Bool {
    guard [.unknownName, .unknownRecipe, .unknownEater, .unknownFood].contains(diagnostic.code) else { return false }
    if hasLostFiles || lostText.isEmpty { return hasLostFiles }
    let span = diagnostic.primary.span
    let name = files[Int(span.file.index)].source.text(span.range).filter { $0 != "\"" }
    return lostText.contains(NameFolding.folded(name))
  }

  /// Keeps the beginning of a declaration that cannot be understood, for the name in it is not missed elsewhere.
  func lose(_ node: SyntaxNode, in file: FileID) {
    let source = files[Int(file.index)].source
    let end = min(Int(node.range.end), Int(node.range.start) + 200)
    lostText += "\n" + NameFolding.folded(source.text(ByteRange(Int(node.range.start), end)))
  }

  /// Takes one step; false once the budget is used up, which is reported once.
  func step(_ node: SyntaxNode, _ file: FileID) -> Bool {
    if budget > 0 {
      budget -= 1
      return true
    }
    exhaust(node, file)
    return false
  }

  /// Reports once that the budget is used up; nothing is evaluated afterwards.
  private func exhaust(_ node: SyntaxNode, _ file: FileID) {
    if budget >= 0 { report(.budgetExhausted(allowed, at: span(node, in: file))) }
    budget = -1
  }

  /// The value of an expression.
  func evaluate(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    guard step(node, file), !node.isBroken else { return .unknown }
    switch node.kind {
    case .number, .money, .gasMark, .string, .boolean, .date, .time: return literal(node, scope, file)
    case .name: return name(node, scope, file)
    case .unary: return unary(node, scope, file)
    case .binary: return binary(node, scope, file)
    case .range: return range(node, scope, file)
    case .call: return call(node, scope, file)
    case .member: return member(node, scope, file)
    case .paren, .interpolation: return inner(node, scope, file)
    case .list: return .list(node.childNodes.map { evaluate($0, scope, file) })
    case .record: return record(node, scope, file)
    case .conditional: return conditional(node, scope, file)
    default: return .unknown
    }
  }

  private func inner(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    node.childNodes.first.map { evaluate($0, scope, file) } ?? .unknown
  }

  private func name(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    guard let token = node.token(.identifier) else { return .unknown }
    let name = text(token, in: file)
    switch scope.find(name) {
    case .value(let value): return value
    case .lazy(let lazy): return force(lazy)
    case nil: return report(unknownName(name, node, scope, file))
    }
  }

  /// The value of a `let`, evaluated at most once.
  func force(_ lazy: LazyValue) -> Value {
    switch lazy.state {
    case .done(let value): return value
    case .running:
      let start = running.firstIndex { $0 === lazy } ?? 0
      let cycle = Array(running[start...])
      if let first = cycle.min(by: { ($0.span.file, $0.span.range.start) < ($1.span.file, $1.span.range.start) }) {
        report(.cyclicValue(cycle: cycle.map { ($0.name, $0.span) }, at: first.span))
      }
      return .unknown
    case .waiting:
      lazy.state = .running
      running.append(lazy)
      var value = Value.unknown
      if let node = lazy.node.childNodes.last, let scope = lazy.scope { value = evaluate(node, scope, lazy.file) }
      running.removeLast()
      lazy.finish(lazy.node.isBroken ? .unknown : value)
      return lazy.node.isBroken ? .unknown : value
    }
  }

  private func unknownName(_ name: String, _ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Diagnostic {
    let span = span(node, in: file)
    if let spaced = spacedSubtraction(name, scope) { return .missingSpaces(name, spaced: spaced, at: span) }
    let close = Suggestion.closest(to: name, in: scope.visibleNames + Builtin.names)
    return .unknownName(name, suggestions: close, at: span)
  }

  /// `guests-1` as `guests - 1`, where each part is a number or a name that is bound.
  private func spacedSubtraction(_ name: String, _ scope: Scope) -> String? {
    let parts = name.split(separator: "-").map(String.init)
    guard parts.count > 1 else { return nil }
    let isKnown = parts.allSatisfy { part in
      scope.find(part) != nil || part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return isKnown ? parts.joined(separator: " - ") : nil
  }

  private func member(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    guard let base = node.childNodes.first, let token = node.token(.identifier) else { return .unknown }
    let value = evaluate(base, scope, file)
    let field = text(token, in: file)
    guard case .record(let entries) = value else {
      return value.isUnknown ? .unknown : report(.noFields(of: value, field, at: span(token, in: file)))
    }
    let key = NameFolding.folded(field)
    if let entry = entries.first(where: { NameFolding.folded($0.name) == key }) { return entry.value }
    return report(.unknownField(field, known: entries.map(\.name), at: span(token, in: file)))
  }

  private func record(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    var entries: [(name: String, value: Value)] = []
    var spans: [String: SourceSpan] = [:]
    for entry in node.children(.recordEntry) {
      guard let token = entry.leadingToken, let value = entry.childNodes.last else { continue }
      let name = token.kind == .string ? String(text(token, in: file).dropFirst().dropLast()) : text(token, in: file)
      let span = span(token, in: file)
      if let first = spans[NameFolding.folded(name)] {
        report(.duplicateName("field", name, at: span, first: first))
      } else {
        spans[NameFolding.folded(name)] = span
        entries.append((name, evaluate(value, scope, file)))
      }
    }
    return .record(entries)
  }

  private func conditional(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    let parts = node.childNodes
    guard parts.count == 3 else { return .unknown }
    guard let choice = condition(parts[0], scope, file) else { return .unknown }
    let branch = parts[choice ? 1 : 2]
    if branch.kind == .conditional { return evaluate(branch, scope, file) }
    return inner(branch, scope, file)
  }

  /// True or false; nil where it is neither, which is reported.
  func condition(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Bool? {
    let value = evaluate(node, scope, file)
    if case .bool(let flag) = value { return flag }
    if !value.isUnknown { report(.wrongType(value, wanted: "true or false", at: span(node, in: file))) }
    return nil
  }

  /// What a loop runs over; nil where it cannot, which is reported.
  func elements(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> [Value]? {
    let value = evaluate(node, scope, file)
    switch value {
    case .list(let values): return values
    case .unknown: return nil
    case .range(let low, let high):
      guard low.dimension == .none, let first = low.value.int, let last = high.value.int else { break }
      guard last - first <= budget else {
        exhaust(node, file)
        return nil
      }
      return (first...max(first, last)).map { .number(Quantity(Rational($0))) }
    default: break
    }
    report(.wrongType(value, wanted: "a list, or a range of whole numbers", at: span(node, in: file)))
    return nil
  }
}
