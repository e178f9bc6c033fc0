import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Evaluator {
  func unary(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    guard let operand = node.childNodes.last else { return .unknown }
    let value = evaluate(operand, scope, file)
    if node.token(.reservedNot) != nil {
      guard case .bool(let flag) = value else { return wrong(value, "true or false", operand, file) }
      return .bool(!flag)
    }
    switch value {
    case .number(let quantity): return .number(negated(quantity))
    case .money(let money): return .money(Money(-money.amount, money.currency))
    default: return wrong(value, "a number", operand, file)
    }
  }

  /// `-4 F` is four degrees below the zero of its own scale.
  private func negated(_ quantity: Quantity) -> Quantity {
    if quantity.dimension == .temperature, !quantity.isDifference, let unit = quantity.unit,
      let number = quantity.number(of: unit), let point = Quantity(-number, unit)
    {
      return point
    }
    return Quantity(-quantity.value, quantity.dimension, unit: quantity.unit, isDifference: quantity.isDifference)
  }

  func wrong(_ value: Value, _ wanted: String, _ node: SyntaxNode, _ file: FileID) -> Value {
    value.isUnknown ? .unknown : report(.wrongType(value, wanted: wanted, at: span(node, in: file)))
  }

  /// Operands with operators of one precedence between them, from left to right.
  func binary(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    var result: Value?
    var left: SyntaxNode?
    var pending: Token?
    for element in node.children {
      switch element {
      case .token(let token, _): pending = token
      case .node(let operand):
        guard let before = result, let sign = pending, let first = left else {
          result = evaluate(operand, scope, file)
          left = operand
          continue
        }
        if isDecided(before, sign.kind) { return before }
        guard step(operand, file) else { return .unknown }
        let place = SourceSpan(file: file, range: first.range.union(operand.range))
        result = apply(sign, before, evaluate(operand, scope, file), operand, place, file)
        left = node
        if sign.kind.isComparison { left = operand }
      }
    }
    return result ?? .unknown
  }

  /// True where the right side of `and` or `or` no longer matters.
  private func isDecided(_ value: Value, _ kind: TokenKind) -> Bool {
    guard case .bool(let flag) = value else { return false }
    return kind == .reservedAnd ? !flag : kind == .reservedOr && flag
  }

  private func apply(
    _ sign: Token, _ left: Value, _ right: Value, _ operand: SyntaxNode, _ place: SourceSpan, _ file: FileID
  ) -> Value {
    if left.isUnknown || right.isUnknown { return .unknown }
    switch sign.kind {
    case .reservedAnd, .reservedOr: return logical(left, right, place)
    case .plus: return combine("add", left, right, place)
    case .minus: return combine("subtract", left, right, place)
    case .star: return multiply(left, right, place)
    case .slash: return divide(left, right, place)
    default: return compare(sign.kind, left, right, place)
    }
  }

  private func logical(_ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    guard case .bool = left else { return report(.wrongType(left, wanted: "true or false", at: place)) }
    guard case .bool(let flag) = right else { return report(.wrongType(right, wanted: "true or false", at: place)) }
    return .bool(flag)
  }

  // MARK: Ranges

  func range(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    let parts = node.childNodes
    guard parts.count == 2 else { return .unknown }
    return makeRange(
      evaluate(parts[0], scope, file), evaluate(parts[1], scope, file), parts[0], span(node, in: file), file)
  }

  /// `20..25 min`: the unit once; both ends of one dimension; the low first.
  private func makeRange(_ left: Value, _ right: Value, _ low: SyntaxNode, _ place: SourceSpan, _ file: FileID) -> Value
  {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.number(let a), .number(let b)): return numberRange(a, b, low, place, file)
    case (.money(let a), .money(let b)):
      guard let converted = converted(b, to: a.currency, place) else { return .unknown }
      if converted.amount < a.amount { return report(.reversedRange(at: place)) }
      return .moneyRange(a, converted)
    case (.number(let a), .money(let b)) where a.dimension == .none && a.unit == nil:
      if b.amount < a.value { return report(.reversedRange(at: place)) }
      return .moneyRange(Money(a.value, b.currency), b)
    default: return report(.dimensionMismatch("range over", left, right, at: place))
    }
  }

  private func numberRange(_ a: Quantity, _ b: Quantity, _ low: SyntaxNode, _ place: SourceSpan, _ file: FileID)
    -> Value
  {
    var a = a
    if a.dimension == .none, a.unit == nil, b.dimension != .none, low.kind == .number, let unit = b.unit {
      guard let shared = Quantity(a.value, unit, system: units(in: file)) else { return report(.overflow(at: place)) }
      a = shared
    }
    guard a.dimension == b.dimension else {
      return report(.dimensionMismatch("range over", .number(a), .number(b), at: place))
    }
    if b.value < a.value { return report(.reversedRange(at: place)) }
    return .range(a, b)
  }

  // MARK: Sums

  private func combine(_ verb: String, _ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    let sign: Rational = verb == "add" ? .one : Rational(-1)
    switch (left, right) {
    case (.number(let a), .number(let b)):
      return sum(verb, a, b, place).map { .number($0) } ?? .unknown
    case (.range(let a, let b), .number(let c)):
      return rangeOf(sum(verb, a, c, place), sum(verb, b, c, place))
    case (.number(let c), .range(let a, let b)):
      return sign == .one
        ? rangeOf(sum(verb, c, a, place), sum(verb, c, b, place))
        : rangeOf(sum(verb, c, b, place), sum(verb, c, a, place))
    case (.range(let a, let b), .range(let c, let d)):
      return sign == .one
        ? rangeOf(sum(verb, a, c, place), sum(verb, b, d, place))
        : rangeOf(sum(verb, a, d, place), sum(verb, b, c, place))
    case (.money(let a), .money(let b)):
      guard let other = converted(b, to: a.currency, place), let scaled = other.amount.multiplied(by: sign),
        let amount = a.amount.adding(scaled)
      else { return .unknown }
      return .money(Money(amount, a.currency))
    case (.date(let date), .number(let days)) where days.dimension == .time:
      return shifted(date, days, sign, place)
    case (.date(let a), .date(let b)) where verb == "subtract":
      return .number(Quantity(Rational((a.dayNumber - b.dayNumber) * 86_400), .time, unit: .day))
    case (.list(let a), .list(let b)) where verb == "add": return .list(a + b)
    case (.string(let a), .string(let b)) where verb == "add": return .string(a + b)
    default: return report(.dimensionMismatch(verb, left, right, at: place))
    }
  }

  private func rangeOf(_ low: Quantity?, _ high: Quantity?) -> Value {
    guard let low, let high else { return .unknown }
    return .range(low, high)
  }

  private func sum(_ verb: String, _ a: Quantity, _ b: Quantity, _ place: SourceSpan) -> Quantity? {
    guard a.dimension == b.dimension, a.dimension != .count || a.unit == b.unit else {
      report(.dimensionMismatch(verb, .number(a), .number(b), at: place))
      return nil
    }
    let isSubtraction = verb == "subtract"
    if a.dimension == .temperature, !canCombine(a, b, isSubtraction) {
      report(.temperatureArithmetic(verb, at: place))
      return nil
    }
    guard let value = isSubtraction ? a.value.subtracting(b.value) : a.value.adding(b.value), value.isSane else {
      report(.overflow(at: place))
      return nil
    }
    let isDifference =
      a.dimension == .temperature
      && (isSubtraction ? a.isDifference == b.isDifference : a.isDifference && b.isDifference)
    return Quantity(value, a.dimension, unit: a.unit ?? b.unit, isDifference: isDifference)
  }

  /// Two temperatures can be subtracted; a difference can be added to and taken from a temperature.
  private func canCombine(_ a: Quantity, _ b: Quantity, _ isSubtraction: Bool) -> Bool {
    isSubtraction ? !a.isDifference || b.isDifference : a.isDifference || b.isDifference
  }

  private func shifted(_ date: CalendarDate, _ days: Quantity, _ sign: Rational, _ place: SourceSpan) -> Value {
    guard let count = days.value.divided(by: Rational(86_400))?.int, abs(count) < 4_000_000 else {
      return report(.wrongType(.number(days), wanted: "a number of whole days", at: place))
    }
    return .date(CalendarDate(dayNumber: date.dayNumber + (sign == .one ? count : -count)))
  }

  /// Money in another currency, by the newest rate; reports where there is none.
  func converted(_ money: Money, to currency: Currency, _ place: SourceSpan) -> Money? {
    if money.currency == currency { return money }
    for rate in rates.reversed() {
      let (from, to) = (rate.from, rate.to)
      if from.currency == money.currency, to.currency == currency, let factor = to.amount.divided(by: from.amount) {
        return money.amount.multiplied(by: factor).map { Money($0, currency) }
      }
      if to.currency == money.currency, from.currency == currency, let factor = from.amount.divided(by: to.amount) {
        return money.amount.multiplied(by: factor).map { Money($0, currency) }
      }
    }
    report(.currencyMismatch(money.currency, currency, at: place))
    return nil
  }

  // MARK: Products

  private func multiply(_ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    switch (left, right) {
    case (.number(let a), .number(let b)): return product(a, b, place).map { .number($0) } ?? .unknown
    case (.range(let a, let b), .number(let c)), (.number(let c), .range(let a, let b)):
      let (low, high) = (product(a, c, place), product(b, c, place))
      return c.value.isNegative ? rangeOf(high, low) : rangeOf(low, high)
    case (.money(let money), .number(let number)), (.number(let number), .money(let money)):
      guard number.dimension == .none else { return report(.dimensionMismatch("multiply", left, right, at: place)) }
      guard let amount = money.amount.multiplied(by: number.value), amount.isSane else {
        return report(.overflow(at: place))
      }
      return .money(Money(amount, money.currency))
    default: return report(.dimensionMismatch("multiply", left, right, at: place))
    }
  }

  private func product(_ a: Quantity, _ b: Quantity, _ place: SourceSpan) -> Quantity? {
    if (a.dimension == .temperature && !a.isDifference) || (b.dimension == .temperature && !b.isDifference) {
      report(.temperatureArithmetic("multiply", at: place))
      return nil
    }
    guard let value = a.value.multiplied(by: b.value), value.isSane,
      let dimension = a.dimension.multiplied(by: b.dimension)
    else {
      report(.overflow(at: place))
      return nil
    }
    let unit = b.dimension == .none ? a.unit : a.dimension == .none ? b.unit : nil
    return Quantity(value, dimension, unit: unit, isDifference: a.isDifference || b.isDifference)
  }

  private func divide(_ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    switch (left, right) {
    case (.number(let a), .number(let b)): return quotient(a, b, place).map { .number($0) } ?? .unknown
    case (.range(let a, let b), .number(let c)):
      let (low, high) = (quotient(a, c, place), quotient(b, c, place))
      return c.value.isNegative ? rangeOf(high, low) : rangeOf(low, high)
    case (.money(let money), .number(let number)) where number.dimension == .none:
      if number.value.isZero { return report(.divisionByZero(at: place)) }
      return money.amount.divided(by: number.value).map { .money(Money($0, money.currency)) }
        ?? report(.overflow(at: place))
    case (.money(let a), .money(let b)):
      guard let other = converted(b, to: a.currency, place) else { return .unknown }
      if other.amount.isZero { return report(.divisionByZero(at: place)) }
      return a.amount.divided(by: other.amount).map { .number(Quantity($0)) } ?? report(.overflow(at: place))
    default: return report(.dimensionMismatch("divide", left, right, at: place))
    }
  }

  private func quotient(_ a: Quantity, _ b: Quantity, _ place: SourceSpan) -> Quantity? {
    if b.value.isZero {
      report(.divisionByZero(at: place))
      return nil
    }
    if (a.dimension == .temperature && !a.isDifference) || (b.dimension == .temperature && !b.isDifference) {
      report(.temperatureArithmetic("divide", at: place))
      return nil
    }
    guard let value = a.value.divided(by: b.value), value.isSane, let dimension = a.dimension.divided(by: b.dimension)
    else {
      report(.overflow(at: place))
      return nil
    }
    return Quantity(value, dimension, unit: b.dimension == .none ? a.unit : nil, isDifference: a.isDifference)
  }

  // MARK: Comparisons

  private func compare(_ kind: TokenKind, _ left: Value, _ right: Value, _ place: SourceSpan) -> Value {
    guard let order = order(left, right, isEquality: kind == .equalEqual || kind == .notEqual, place) else {
      return .unknown
    }
    switch kind {
    case .equalEqual: return .bool(order == 0)
    case .notEqual: return .bool(order != 0)
    case .less: return .bool(order < 0)
    case .lessEqual: return .bool(order <= 0)
    case .greater: return .bool(order > 0)
    default: return .bool(order >= 0)
    }
  }

  /// Below, at or above zero as `left` is below, equal to or above `right`; reports what cannot be compared.
  private func order(_ left: Value, _ right: Value, isEquality: Bool, _ place: SourceSpan) -> Int? {
    func sign<T: Comparable>(_ a: T, _ b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
    switch (left, right) {
    case (.number(let a), .number(let b)) where a.dimension == b.dimension: return sign(a.value, b.value)
    case (.money(let a), .money(let b)): return converted(b, to: a.currency, place).map { sign(a.amount, $0.amount) }
    case (.date(let a), .date(let b)): return sign(a, b)
    case (.time(let a), .time(let b)): return sign(a, b)
    case (.string(let a), .string(let b)): return sign(a, b)
    case (.bool(let a), .bool(let b)) where isEquality: return a == b ? 0 : 1
    default:
      report(.dimensionMismatch("compare", left, right, at: place))
      return nil
    }
  }
}

extension TokenKind {
  fileprivate var isComparison: Bool {
    switch self {
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }
}

extension Rational {
  /// False for magnitudes that no kitchen needs: results of 1e18 and more are reported as overflow.
  var isSane: Bool { double.magnitude < 1e18 }
}
