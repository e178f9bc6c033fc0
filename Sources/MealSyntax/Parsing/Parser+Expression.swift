import MealSource

extension Parser {
  /// How tightly operators bind, from the loosest.
  private enum Level: Int {
    case or, and, not, comparison, range, sum, product, unary
  }

  /// `or`, `and`, `not`, comparison, `..`, `+ -`, `* /`, unary `-`, calls and members, in this order.
  mutating func expression() {
    guard depth < Parser.nestingLimit else {
      report(.tooDeep, token.range)
      return skipElementAsError()
    }
    depth += 1
    expression(.or)
    depth -= 1
  }

  /// Takes a token or bracketed region that is not to be looked into.
  mutating func skipElementAsError() {
    let mark = mark
    if kind != .endOfFile { skipElement() }
    finish(.error, mark, isBroken: true)
  }

  private mutating func expression(_ level: Level) {
    switch level {
    case .or: chain(.and) { $0 == .reservedOr }
    case .and: chain(.not) { $0 == .reservedAnd }
    case .not: prefix(.reservedNot, .comparison)
    case .comparison: chain(.range) { Parser.isComparison($0) }
    case .range: rangeExpression()
    case .sum: chain(.product) { $0 == .plus || $0 == .minus }
    case .product: chain(.unary) { $0 == .star || $0 == .slash }
    case .unary: prefix(.minus, nil)
    }
  }

  /// Operands with operators of one level between them: one node, however long.
  private mutating func chain(_ next: Level, _ isOperator: (TokenKind) -> Bool) {
    let mark = mark
    expression(next)
    guard isOperator(kind) else { return }
    while isOperator(kind) {
      eat()
      expression(next)
    }
    finish(.binary, mark)
  }

  /// Static: a method of the parser as a value would hold a copy of it, and have its arrays copied at each change.
  private static func isComparison(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }

  /// `not X`, `-X`; several in a row nest up to the limit.
  private mutating func prefix(_ wanted: TokenKind, _ next: Level?) {
    guard kind == wanted else {
      if let next { expression(next) } else { postfix() }
      return
    }
    guard depth < Parser.nestingLimit else {
      report(.tooDeep, token.range)
      return skipElementAsError()
    }
    let mark = mark
    eat()
    depth += 1
    prefix(wanted, next)
    depth -= 1
    finish(.unary, mark)
  }

  /// A value that may be below zero: `-18 C`.
  mutating func signedValue() { prefix(.minus, nil) }

  private mutating func rangeExpression() {
    let mark = mark
    expression(.sum)
    guard kind == .range else { return }
    eat()
    expression(.sum)
    finish(.range, mark)
  }

  /// What binds tightest: a value with its calls and members.
  mutating func postfix() {
    let mark = mark
    primary()
    var links = 0
    while kind == .dot || (kind == .openParen && isAdjacent && isCallable) {
      links += 1
      guard links <= Parser.linkLimit else { return report(.tooDeep, token.range) }
      if kind == .dot {
        eat()
        expect(.identifier, "a field's name")
        finish(.member, mark)
      } else {
        arguments()
        finish(.call, mark)
      }
    }
  }

  /// True where the last element can be called: a name or a member.
  private var isCallable: Bool {
    guard let element = stack.last, element & SyntaxTree.tokenBit == 0 else { return false }
    let kind = tree.nodes[Int(element)].kind
    return kind == .name || kind == .member
  }

  private mutating func arguments() {
    region { parser in
      while parser.kind != .endOfFile {
        let before = parser.index
        parser.argument()
        guard parser.kind != .endOfFile else { return }
        if !parser.expect(.comma, "`,` or `)`") { return }
        if parser.index == before { return }
      }
    }
  }

  private mutating func argument() {
    let mark = mark
    if kind == .identifier, kindAhead() == .equal || kindAhead() == .colon {
      eat()
      eat()
    }
    expression()
    finish(.argument, mark)
  }

  private mutating func primary() {
    let mark = mark
    switch kind {
    case .number: numberWithUnits()
    case .currencySymbol: prefixedMoney()
    case .string, .stringStart: string()
    case .identifier: nameOrGasMark()
    case .reservedTrue, .reservedFalse:
      eat()
      finish(.boolean, mark)
    case .date:
      eat()
      finish(.date, mark)
    case .time:
      eat()
      finish(.time, mark)
    case .openParen:
      paren()
      if isUnitAhead {
        // `(n) kcal`: brackets may stand for any number.
        eat()
        finish(.number, mark)
      }
    case .openBracket: list()
    case .openBrace: record()
    case .reservedIf: conditional()
    default: missingExpression()
    }
  }

  private mutating func missingExpression() {
    let mark = mark
    if let word = kind.reservedWord, kind != .reservedIn {
      report(.reservedName(word), token.range)
      eat()
    } else if kind == .unknown {
      report(.unknownCharacter, token.range)
      eat()
    } else if isCloser(kind) {
      reportStray()
      eat()
    } else {
      expected("a value")
    }
    finish(.error, mark, isBroken: true)
  }

  private mutating func nameOrGasMark() {
    let mark = mark
    if at(word: "gas"), kindAhead() == .number {
      eat()
      eat()
      return finish(.gasMark, mark)
    }
    eat()
    finish(.name, mark)
  }

  private mutating func prefixedMoney() {
    let mark = mark
    eat()
    expect(.number, "an amount")
    finish(.money, mark)
  }

  /// A number alone, never with a unit.
  mutating func bareNumber() {
    let mark = mark
    switch kind {
    case .number:
      eat()
      finish(.number, mark)
    case .openParen: paren()
    case .identifier: postfix()
    default: expected("a number")
    }
  }

  /// The condition of an `if`; `=` where `==` is meant is read as `==`, and reported.
  mutating func comparison() {
    expression()
    guard kind == .equal else { return }
    report(.expected("`==`, which compares,"), token.range)
    let mark = mark
    eat()
    expression()
    finish(.error, mark, isBroken: true)
  }

  /// `( … )`, never with a unit behind it.
  mutating func paren() {
    let mark = mark
    region(needs: "a value") { $0.expression() }
    finish(.paren, mark)
  }

  /// `2`, `2 kg`, `1 h 20 min`, `1h20`, `5 %`, `6,90 €`.
  mutating func numberWithUnits() {
    let mark = mark
    eat()
    if eat(.percent) { return finish(.number, mark) }
    if eat(.currencySymbol) { return finish(.money, mark) }
    guard isUnitAhead else { return finish(.number, mark) }
    eat()
    while kind == .number, isCompoundPart {
      eat()
      if isUnitAhead { eat() }
    }
    finish(.number, mark)
  }

  /// True where the number at the current place goes on with the quantity before it: `1 h 20 min`, `1h20`.
  private var isCompoundPart: Bool {
    if isAdjacent { return true }
    let next = following(index)
    return next < limit && isUnit(next)
  }

  /// True where the current token can be the unit of the number before it.
  var isUnitAhead: Bool { index < limit && isUnit(index) }

  /// True where the token at `position` can be the unit of the number before it.
  private func isUnit(_ position: Int) -> Bool {
    switch tree.tokens[position].kind {
    case .identifier: return !ClauseWord.all.contains { spells(position, $0) }
    case .reservedIn:
      // Inches, unless an appliance follows.
      let next = following(position)
      return next >= limit || tree.tokens[next].kind != .identifier || ClauseWord.all.contains { spells(next, $0) }
    default: return false
    }
  }

  /// A string, with its interpolations.
  mutating func string() {
    let mark = mark
    if eat(.string) { return finish(.string, mark) }
    eat()
    while kind == .stringText || kind == .interpolationStart {
      if kind == .stringText { eat() } else { interpolation() }
    }
    _ = eat(.stringEnd)
    finish(.string, mark)
  }

  /// `\( … )`.
  mutating func interpolation() {
    let mark = mark
    region(needs: "a value") { $0.expression() }
    finish(.interpolation, mark)
  }

  private mutating func list() {
    let mark = mark
    region { parser in
      while parser.kind != .endOfFile {
        let before = parser.index
        parser.expression()
        guard parser.kind != .endOfFile else { return }
        if !parser.expect(.comma, "`,` or `]`") || parser.index == before { return }
      }
    }
    finish(.list, mark)
  }

  private mutating func record() {
    let mark = mark
    region { parser in
      parser.skipSeparators()
      while parser.kind != .endOfFile {
        let before = parser.index
        parser.recordEntry()
        parser.skipSeparators()
        if parser.index == before { return }
      }
    }
    finish(.record, mark)
  }

  private mutating func recordEntry() {
    let mark = mark
    if kind == .string { eat() } else { expect(.identifier, "a field's name") }
    expect(.colon, "`:`")
    expression()
    finish(.recordEntry, mark)
    switch kind {
    case .comma, .newline, .semicolon, .endOfFile: return
    default: expected("`,` or `}`")
    }
  }

  private mutating func skipSeparators() {
    while kind == .comma || kind == .newline || kind == .semicolon { eat() }
  }

  /// `if A { B } else { C }` as a value.
  private mutating func conditional() {
    let mark = mark
    eat()
    comparison()
    branch()
    strayBeforeElse()
    if eat(.reservedElse) {
      if kind == .reservedIf { expression() } else { branch() }
    } else {
      expected("`else` and a value")
    }
    finish(.conditional, mark)
  }

  private mutating func branch() {
    guard kind == .openBrace else { return expected("`{` and a value") }
    let mark = mark
    region(needs: "a value") { parser in
      parser.skipSeparators()
      parser.expression()
      parser.skipSeparators()
    }
    finish(.block, mark)
  }
}

/// Words that begin a clause, and so are never the unit of a number before them.
enum ClauseWord {
  static let all: [StaticString] = [
    "on", "at", "after", "unattended", "attended", "hold", "overlaps", "of", "per", "x", "expires", "to", "assemble",
    "shelves", "label", "lean",
  ]
}
