import MealSource

extension Parser {
  /// Begins a statement: from here to its end, everything that goes wrong is one mistake.
  mutating func beginStatement() {
    statementStart = token.start
    statementHasFault = false
    while lexicalFaultCursor < lexicalFaults.count, lexicalFaults[lexicalFaultCursor].range.start < statementStart {
      lexicalFaultCursor += 1
    }
  }

  /// Reports a fault, unless the statement already has one.
  mutating func report(_ kind: SyntaxFault.Kind, _ range: ByteRange) {
    if statementHasFault || lexicalFaultInStatement { return statementHasFault = true }
    statementHasFault = true
    tree.faults.append(SyntaxFault(kind, range))
  }

  /// True where a lexical fault lies between the statement's start and the current token.
  var lexicalFaultInStatement: Bool {
    guard lexicalFaultCursor < lexicalFaults.count else { return false }
    return lexicalFaults[lexicalFaultCursor].range.start <= token.end
  }

  /// True where the statement cannot be trusted.
  var isStatementBroken: Bool {
    guard !statementHasFault else { return true }
    guard lexicalFaultCursor < lexicalFaults.count else { return false }
    return lexicalFaults[lexicalFaultCursor].range.start < token.start
  }

  /// Reports that something is missing at the current place.
  mutating func expected(_ what: String) {
    report(.expected(what), missingRange)
  }

  /// The current token; at the end of a line or region, the place just behind the last token.
  var missingRange: ByteRange {
    switch kind {
    case .newline, .semicolon, .endOfFile:
      var last = index - 1
      while last >= 0, tree.tokens[last].kind.isTrivia { last -= 1 }
      let end = last >= 0 ? tree.tokens[last].end : token.start
      return ByteRange(end, end)
    default: return token.range
    }
  }

  /// Takes a token of a kind, or reports that it is missing.
  @discardableResult
  mutating func expect(_ wanted: TokenKind, _ what: String) -> Bool {
    if eat(wanted) { return true }
    expected(what)
    return false
  }

  /// Ends a simple statement: what is left on the line is a mistake, unless a statement already reported takes it along.
  mutating func endStatement(_ what: String) {
    switch kind {
    case .newline, .semicolon, .endOfFile, .closeBrace: return
    default: break
    }
    if tree.tokens[index].kind == .unknown {
      report(.unknownCharacter, token.range)
    } else if isCloser(kind) {
      reportStray()
    } else {
      report(.trailing(after: what), token.range)
    }
    let mark = mark
    skipToStatementEnd()
    finish(.error, mark, isBroken: true)
  }

  func isCloser(_ kind: TokenKind) -> Bool { kind == .closeParen || kind == .closeBracket || kind == .closeBrace }

  /// Reports the closer at the current token once.
  mutating func reportStray() {
    report(.strayCloser, token.range)
  }

  /// Takes tokens until the statement's end, whole brackets at a time.
  mutating func skipToStatementEnd() {
    while kind != .newline, kind != .semicolon, kind != .endOfFile { skipElement() }
  }

  /// Takes all that is left of the region.
  mutating func skipRest() {
    while kind != .endOfFile { skipElement() }
  }

  /// Takes one token, or a whole bracketed region without looking into it.
  mutating func skipElement() {
    switch kind {
    case .openBrace, .openParen, .openBracket, .interpolationStart:
      guard let pair = pair() else { return eat() }
      reportIfUnclosed(pair)
      let end = min(Int(pair.close), limit)
      while index < end { eat() }
      if pair.isClosed, index < limit { eat() }
    default: eat()
    }
  }

  /// Reports an opener that is never closed: every block, but within a statement only the outermost bracket.
  mutating func reportIfUnclosed(_ pair: BracketPair, isBlock: Bool = false) {
    guard !pair.isClosed, isBlock || !statementHasFault else { return }
    let fault = SyntaxFault(.unclosed, tree.tokens[Int(pair.open)].range)
    if !tree.faults.contains(fault) { tree.faults.append(fault) }
    statementHasFault = true
  }

  /// Parses a bracketed region: the opener, what `body` makes of the inside, and the closer.
  ///
  /// Inside, the region's end looks like the end of the text, so `body` can not run out of it.
  mutating func region(isBlock: Bool = false, _ body: (inout Parser) -> Void) {
    guard let pair = pair() else { return eat() }
    let outerLimit = limit
    let wasBroken = statementHasFault
    reportIfUnclosed(pair, isBlock: isBlock)
    eat()
    limit = min(Int(pair.close), outerLimit)
    if index < limit { body(&self) }
    skipRest()
    limit = outerLimit
    if pair.isClosed, index < limit { eat() }
    if pair.isClosed { statementHasFault = statementHasFault || wasBroken }
  }
}
