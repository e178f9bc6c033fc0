import MealSource
import MealSyntax
import MealUnits

extension Evaluator {
  func literal(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    switch node.kind {
    case .number: return node.child(.paren).map { computed($0, node, scope, file) } ?? number(node, file)
    case .money: return money(node, file)
    case .gasMark: return gasMark(node, file)
    case .string: return string(node, scope, file)
    case .boolean: return .bool(node.token(.reservedTrue) != nil)
    case .date: return date(node, file)
    default: return time(node, file)
    }
  }

  /// The exact value of a number token.
  func rational(_ token: Token, in file: FileID) -> Rational? {
    NumberText.value(of: bytes(file)[token.range.indices])
  }

  /// `(n) kcal`: the number in brackets, of a unit.
  private func computed(_ paren: SyntaxNode, _ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    let value = evaluate(paren, scope, file)
    guard let token = node.directTokens.last else { return value }
    let word = text(token, in: file)
    switch value {
    case .unknown: return .unknown
    case .number(let quantity) where quantity.dimension == .none:
      if let currency = Currency(code: word) { return .money(Money(quantity.value, currency)) }
      guard let unit = unit(token, in: file) else { return .unknown }
      let result = Quantity(quantity.value, unit, system: units(in: file))
      return result.map { .number($0) } ?? report(.overflow(at: span(node, in: file)))
    default: return report(.wrongType(value, wanted: "a plain number before its unit", at: span(paren, in: file)))
    }
  }

  private func number(_ node: SyntaxNode, _ file: FileID) -> Value {
    let tokens = node.directTokens
    guard let first = tokens.first else { return .unknown }
    guard let value = rational(first, in: file) else {
      // Any other text that is no number is the lexer's fault, and reported as that.
      return NumberText.dividesByZero(text(first, in: file)) ? report(.badNumber(at: span(first, in: file))) : .unknown
    }
    guard tokens.count > 1 else { return .number(Quantity(value)) }
    if tokens[1].kind == .percent {
      return value.divided(by: Rational(100)).map { .number(Quantity($0)) } ?? .unknown
    }
    if tokens.count == 2, let currency = Currency(code: text(tokens[1], in: file)) {
      return .money(Money(value, currency))
    }
    return compound(tokens, node, file)
  }

  /// `1 h 20 min`: parts of one dimension, added up.
  private func compound(_ tokens: [Token], _ node: SyntaxNode, _ file: FileID) -> Value {
    var total: Quantity?
    var index = 0
    while index < tokens.count {
      guard let value = rational(tokens[index], in: file) else { return .unknown }
      let part: Quantity
      if index + 1 < tokens.count {
        guard let unit = unit(tokens[index + 1], in: file) else { return .unknown }
        guard let quantity = Quantity(value, unit, system: units(in: file)) else {
          return report(.overflow(at: span(node, in: file)))
        }
        part = quantity
      } else {
        // `1h20`: what follows hours without a unit is minutes.
        guard total?.unit == .hour, let quantity = Quantity(value, .minute) else {
          return report(.unitMissing(at: span(tokens[index], in: file)))
        }
        part = quantity
      }
      guard let sum = add(total, part, node, file) else { return .unknown }
      total = sum
      index += 2
    }
    return total.map { .number($0) } ?? .unknown
  }

  private func add(_ total: Quantity?, _ part: Quantity, _ node: SyntaxNode, _ file: FileID) -> Quantity? {
    guard let total else { return part }
    guard total.dimension == part.dimension, total.dimension != .temperature else {
      report(.dimensionMismatch("add", .number(total), .number(part), at: span(node, in: file)))
      return nil
    }
    guard let sum = total.value.adding(part.value) else {
      report(.overflow(at: span(node, in: file)))
      return nil
    }
    return Quantity(sum, total.dimension, unit: total.unit)
  }

  /// The unit that a token names; reports one that nobody knows.
  func unit(_ token: Token, in file: FileID) -> Unit? {
    if token.kind == .reservedIn { return .inch }
    let word = text(token, in: file)
    if let unit = UnitWords.unit(word, context: .expression) { return unit }
    if let currency = Currency(code: word.uppercased()), word.utf8.count == 3 {
      report(.unknownUnit(word, suggestions: [currency.code], at: span(token, in: file)))
      return nil
    }
    report(
      .unknownUnit(word, suggestions: Suggestion.closest(to: word, in: UnitSuggestion.words), at: span(token, in: file))
    )
    return nil
  }

  private func money(_ node: SyntaxNode, _ file: FileID) -> Value {
    guard let symbol = node.token(.currencySymbol), let token = node.token(.number),
      let amount = rational(token, in: file)
    else { return .unknown }
    switch text(symbol, in: file) {
    case "€": return .money(Money(amount, .eur))
    case "£": return .money(Money(amount, .gbp))
    default: return .money(Money(amount, dollar))
    }
  }

  private func gasMark(_ node: SyntaxNode, _ file: FileID) -> Value {
    guard let token = node.token(.number), let mark = rational(token, in: file) else { return .unknown }
    guard let quantity = Quantity(mark, .gasMark) else { return report(.badGasMark(at: span(node, in: file))) }
    return .number(quantity)
  }

  private func date(_ node: SyntaxNode, _ file: FileID) -> Value {
    guard let token = node.token(.date) else { return .unknown }
    let parts = text(token, in: file).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) else {
      return report(.badDate(text(token, in: file), at: span(token, in: file)))
    }
    return .date(date)
  }

  private func time(_ node: SyntaxNode, _ file: FileID) -> Value {
    guard let token = node.token(.time) else { return .unknown }
    let written = text(token, in: file)
    guard let time = ClockText.value(of: written) else { return report(.badTime(written, at: span(token, in: file))) }
    return .time(time)
  }

  /// A string's text, escapes and interpolations resolved.
  func string(_ node: SyntaxNode, _ scope: Scope, _ file: FileID) -> Value {
    if let token = node.token(.string) { return .string(String(text(token, in: file).dropFirst().dropLast())) }
    var result = ""
    var isUnknown = node.token(.stringEnd) == nil
    for element in node.children {
      switch element {
      case .node(let inner):
        let value = evaluate(inner, scope, file)
        isUnknown = isUnknown || value.isUnknown
        result += value.interpolated
      case .token(let token, _):
        if token.kind == .stringText { result += StringEscapes.resolved(text(token, in: file)) }
      }
    }
    return isUnknown ? .unknown : .string(trimmedIfLong(result, node))
  }

  /// A `"""` text loses the line ends directly inside its quotes.
  private func trimmedIfLong(_ text: String, _ node: SyntaxNode) -> String {
    guard let start = node.token(.stringStart), start.length == 3 else { return text }
    var result = Substring(text)
    if result.hasPrefix("\n") { result = result.dropFirst() }
    while let last = result.last, last == "\n" || last == " " { result = result.dropLast() }
    return String(result)
  }
}

/// Reads the digits of number tokens.
enum NumberText {
  /// The exact value of `12`, `1.5`, `1,5`, `1_000`, `1/2`, `1 1/2`, `½`, `1½`; nil where it does not fit or divides by zero.
  static func value(of bytes: ArraySlice<UInt8>) -> Rational? {
    var total = Rational.zero
    for part in parts(bytes) {
      guard let value = simple(part), let sum = total.adding(value) else { return nil }
      total = sum
    }
    return total
  }

  /// True for `1/0` and `1 1/00`.
  static func dividesByZero(_ text: String) -> Bool {
    let halves = text.split { $0 == "/" || $0 == "\u{2044}" }
    return halves.count == 2 && halves[1].allSatisfy { $0 == "0" }
  }

  /// The whole part and the fraction of a mixed number.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    if let high = bytes.firstIndex(where: { $0 >= 0x80 }), bytes[high] != 0xE2 || bytes[high + 1] != 0x81 {
      let whole = bytes[..<high].filter { $0 != 0x20 }
      return (whole.isEmpty ? [] : [whole[...]]) + [bytes[high...]]
    }
    return bytes.split(separator: 0x20)
  }

  private static func simple(_ bytes: ArraySlice<UInt8>) -> Rational? {
    if let first = bytes.first, first >= 0x80 { return fractionCharacter(String(decoding: bytes, as: UTF8.self)) }
    let text = String(decoding: bytes, as: UTF8.self).filter { $0 != "_" }
    let halves = text.split { $0 == "/" || $0 == "\u{2044}" }
    if halves.count == 2, let above = Int(halves[0]), let below = Int(halves[1]) {
      return below == 0 ? nil : Rational(above, below)
    }
    let decimals = text.split { $0 == "." || $0 == "," }
    guard decimals.count == 2 else { return Int(text).map { Rational($0) } }
    return Int(decimals[0] + decimals[1]).flatMap { Rational(decimal: $0, places: decimals[1].utf8.count) }
  }

  private static func fractionCharacter(_ text: String) -> Rational? {
    let table: [Character: (Int, Int)] = [
      "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10), "⅓": (1, 3), "⅔": (2, 3),
      "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8),
      "⅝": (5, 8), "⅞": (7, 8), "↉": (0, 3),
    ]
    return text.first.flatMap { table[$0] }.map { Rational($0.0, $0.1) }
  }
}

/// Reads times of day.
enum ClockText {
  /// The time that `18:30` or `6:30 pm` names; nil for one that no clock shows.
  static func value(of text: String) -> ClockTime? {
    let lower = text.lowercased()
    let isHalf = lower.hasSuffix("m")
    let digits = lower.prefix { $0.isNumber || $0 == ":" }.split(separator: ":").compactMap { Int($0) }
    guard digits.count == 2 else { return nil }
    guard isHalf else { return ClockTime(hour: digits[0], minute: digits[1]) }
    guard (1...12).contains(digits[0]) else { return nil }
    return ClockTime(hour: digits[0] % 12 + (lower.hasSuffix("pm") ? 12 : 0), minute: digits[1])
  }
}

/// Resolves the escapes of strings.
enum StringEscapes {
  /// `text` with `\n`, `\t`, `\"`, `\\` and `\u{…}` replaced; unknown ones are left (the lexer has reported them).
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.first else {
        result.append(character)
        continue
      }
      rest = rest.dropFirst()
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"", "\\": result.append(next)
      case "u": result += scalar(&rest)
      default: result += "\\\(next)"
      }
    }
    return result
  }

  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "\\u" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }
}

/// Unit words worth suggesting.
enum UnitSuggestion {
  static let words = [
    "mg", "g", "kg", "oz", "lb", "ml", "cl", "dl", "l", "tsp", "tbsp", "cup", "fl-oz", "pint", "quart", "gallon", "cm",
    "in",
    "kcal", "kJ", "s", "min", "h", "d", "days", "hours", "minutes", "clove", "slice", "can", "tin", "piece", "serving",
    "EUR", "USD", "GBP", "C", "F",
  ]
}
