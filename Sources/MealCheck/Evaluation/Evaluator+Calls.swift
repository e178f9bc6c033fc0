import MealSource
import MealSyntax
import MealUnits

extension Evaluator {
  func call(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    guard let callee = node.childNodes.first else { return .unknown }
    let arguments = node.children(.argument)
    if callee.kind == .name, let token = callee.token(.identifier) {
      let name = text(token, in: file)
      if scope.find(name) == nil, let builtin = Builtin(rawValue: name) {
        return self.builtin(builtin, arguments, node, scope, file)
      }
    }
    let value = evaluate(callee, scope, file)
    guard case .function(let function) = value else {
      return value.isUnknown ? .unknown : report(.wrongType(value, wanted: "a function", at: span(callee, in: file)))
    }
    return call(function, arguments, node, scope, file)
  }

  private func call(
    _ function: Value.Function, _ arguments: [SyntaxNode], _ node: SyntaxNode, _ scope: Scope, _ file: FileID
  ) -> Value {
    let key = "\(function.file.index):\(function.node.range.start)"
    guard !calls.contains(key) else {
      return report(.recursiveFunction(function.name, at: nameSpan(of: function)))
    }
    guard let inner = bind(arguments, to: function, node, scope, file), !function.node.isBroken else { return .unknown }
    calls.append(key)
    defer { calls.removeLast() }
    return function.node.childNodes.last.map { evaluate($0, inner, function.file) } ?? .unknown
  }

  private func nameSpan(of function: Value.Function) -> SourceSpan {
    let token = function.node.token(.identifier)
    return token.map { span($0, in: function.file) } ?? span(function.node, in: function.file)
  }

  /// The scope of a call's body; nil where the arguments do not fit, which is reported.
  private func bind(
    _ arguments: [SyntaxNode], to function: Value.Function, _ node: SyntaxNode, _ scope: Scope, _ file: FileID
  ) -> Scope? {
    let parameters = function.node.children(.parameter)
    let names = parameters.map { $0.token(.identifier).map { text($0, in: function.file) } ?? "" }
    var values = [Value?](repeating: nil, count: parameters.count)
    var position = 0
    for argument in arguments {
      guard let expression = argument.childNodes.last else { return nil }
      let value = evaluate(expression, scope, file)
      var index = position
      if let token = argument.token(.identifier) {
        let key = NameFolding.folded(text(token, in: file))
        guard let found = names.firstIndex(where: { NameFolding.folded($0) == key }) else {
          report(.unknownParameter(text(token, in: file), of: function.name, known: names, at: span(token, in: file)))
          return nil
        }
        index = found
      } else {
        position += 1
      }
      guard index < values.count, values[index] == nil else {
        report(.wrongArguments(function.name, names: names, given: arguments.count, at: span(node, in: file)))
        return nil
      }
      values[index] = value
    }
    return fill(values, parameters, names, function, arguments.count, span(node, in: file))
  }

  /// Binds parameters, taking defaults where no argument is given.
  private func fill(
    _ values: [Value?], _ parameters: [SyntaxNode], _ names: [String], _ function: Value.Function, _ given: Int,
    _ place: SourceSpan
  ) -> Scope? {
    let inner = Scope(parent: function.scope)
    for (index, parameter) in parameters.enumerated() {
      let span = span(parameter, in: function.file)
      if let value = values[index] {
        _ = inner.bind(names[index], .value(value), at: span)
      } else if let standard = parameter.childNodes.last {
        _ = inner.bind(names[index], .value(evaluate(standard, inner, function.file)), at: span)
      } else {
        report(.wrongArguments(function.name, names: names, given: given, at: place))
        return nil
      }
    }
    return inner
  }

  // MARK: What every program has

  private func builtin(
    _ builtin: Builtin, _ arguments: [SyntaxNode], _ node: SyntaxNode, _ scope: Scope, _ file: FileID
  ) -> Value {
    let place = span(node, in: file)
    var values = arguments.compactMap { $0.childNodes.last }.map { evaluate($0, scope, file) }
    if values.contains(where: \.isUnknown) { return .unknown }
    if values.count == 1, case .list(let inner) = values[0], builtin != .length { values = inner }
    if values.contains(where: \.isUnknown) { return .unknown }
    switch builtin {
    case .length: return length(values, place)
    case .sum: return fold(values, place) { self.sumOf($0, $1, place) }
    case .min: return fold(values, place) { self.pick($0, $1, least: true, place) }
    case .max: return fold(values, place) { self.pick($0, $1, least: false, place) }
    case .round: return rounded(values, place) { $0.rounded(places: 0) }
    case .floor: return rounded(values, place) { Builtin.floor($0) }
    case .ceil: return rounded(values, place) { Builtin.floor(-$0).map { -$0 } }
    case .abs: return rounded(values, place) { $0.isNegative ? -$0 : $0 }
    }
  }

  private func length(_ values: [Value], _ place: SourceSpan) -> Value {
    guard values.count == 1 else {
      return report(.wrongArguments("length", names: ["list"], given: values.count, at: place))
    }
    switch values[0] {
    case .list(let list): return .number(Quantity(Rational(list.count)))
    case .string(let text): return .number(Quantity(Rational(text.count)))
    default: return report(.wrongType(values[0], wanted: "a list or a text", at: place))
    }
  }

  private func fold(_ values: [Value], _ place: SourceSpan, _ combine: (Value, Value) -> Value) -> Value {
    guard let first = values.first else { return report(.wrongArguments("it", names: ["list"], given: 0, at: place)) }
    return values.dropFirst().reduce(first) { $0.isUnknown ? .unknown : combine($0, $1) }
  }

  private func sumOf(_ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    switch (left, right) {
    case (.number(let a), .number(let b)) where a.dimension == b.dimension:
      return a.value.adding(b.value).map { .number(Quantity($0, a.dimension, unit: a.unit)) }
        ?? report(.overflow(at: place))
    case (.money(let a), .money(let b)):
      guard let other = converted(b, to: a.currency, place) else { return .unknown }
      return a.amount.adding(other.amount).map { .money(Money($0, a.currency)) } ?? report(.overflow(at: place))
    default: return report(.dimensionMismatch("add", left, right, at: place))
    }
  }

  private func pick(_ left: Value, _ right: Value, least: Bool, _ place: SourceSpan) -> Value {
    switch (left, right) {
    case (.number(let a), .number(let b)) where a.dimension == b.dimension:
      return (a.value < b.value) == least ? left : right
    case (.money(let a), .money(let b)):
      guard let other = converted(b, to: a.currency, place) else { return .unknown }
      return (a.amount < other.amount) == least ? left : right
    default: return report(.dimensionMismatch("compare", left, right, at: place))
    }
  }

  private func rounded(_ values: [Value], _ place: SourceSpan, _ round: (Rational) -> Rational?) -> Value {
    guard values.count == 1 else {
      return report(.wrongArguments("it", names: ["number"], given: values.count, at: place))
    }
    switch values[0] {
    case .number(let quantity):
      let unit = quantity.unit ?? Quantity.baseUnit(quantity.dimension)
      let number = unit.flatMap { quantity.number(of: $0) } ?? quantity.value
      guard let result = round(number) else { return report(.overflow(at: place)) }
      guard let unit, let back = Quantity(result, unit) else { return .number(Quantity(result, quantity.dimension)) }
      return .number(back)
    case .money(let money):
      return round(money.amount).map { .money(Money($0, money.currency)) } ?? report(.overflow(at: place))
    default: return report(.wrongType(values[0], wanted: "a number", at: place))
    }
  }
}

/// Functions that every program has, unless it declares one of the name.
enum Builtin: String, CaseIterable {
  case sum, min, max, round, floor, ceil, abs, length

  static let names = allCases.map(\.rawValue)

  /// The greatest whole number that is not above `value`.
  static func floor(_ value: Rational) -> Rational? {
    guard !value.isWhole else { return value }
    guard let nearest = value.rounded(places: 0) else { return nil }
    return value < nearest ? nearest.subtracting(.one) : nearest
  }
}
