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

  /// True where a lexical fault lies in the statement, up to its block: what the parser misses follows from it.
  var lexicalFaultInStatement: Bool {
    guard lexicalFaultCursor < lexicalFaults.count else { return false }
    var end = index
    scan: while end < tree.tokens.count - 1 {
      switch tree.tokens[end].kind {
      case .newline, .semicolon, .openBrace: break scan
      default: end += 1
      }
    }
    return lexicalFaults[lexicalFaultCursor].range.start < tree.tokens[end].end
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
    reportLeftover(what)
    let mark = mark
    skipToStatementEnd()
    finish(.error, mark, isBroken: true)
  }

  /// Reports the current token, which stands behind a whole `what`.
  private mutating func reportLeftover(_ what: String) {
    if kind == .unknown {
      report(.unknownCharacter, token.range)
    } else if isCloser(kind) {
      reportStray()
    } else {
      report(.trailing(after: what), token.range)
    }
  }

  func isCloser(_ kind: TokenKind) -> Bool { kind == .closeParen || kind == .closeBracket || kind == .closeBrace }

  /// Reports the closer at the current token, unless a fault before it on the line explains it.
  mutating func reportStray() {
    if isOnLineOfLastFault { return statementHasFault = true }
    report(.strayCloser, token.range)
  }

  /// True where no line ends between the last fault and the current token.
  private var isOnLineOfLastFault: Bool {
    mutating get {
      guard let fault = tree.faults.last else { return false }
      if lineOfLastFault.start != fault.range.start {
        var end = Int(fault.range.start)
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        lineOfLastFault = ByteRange(Int(fault.range.start), end)
      }
      return token.start >= lineOfLastFault.start && token.start < lineOfLastFault.end
    }
  }

  /// Takes tokens until the statement's end, whole brackets at a time.
  ///
  /// A closer on the line that closes nothing lost its opener in this statement, and so did a `)` or `]` that begins the
  /// next line: the statement goes on up to there.
  mutating func skipToStatementEnd() {
    let stray = strayOnLine() ?? index
    while kind != .endOfFile {
      if kind == .newline || kind == .semicolon, index >= stray, !isStrayAhead { return }
      skipElement()
    }
  }

  /// The position of the closer that closes nothing on what is left of the line.
  func strayOnLine() -> Int? {
    guard let stray = firstStray(from: index), stray < limit else { return nil }
    let isOnLine = !tree.tokens[index..<stray].contains { $0.kind == .newline || $0.kind == .lineBreak }
    return isOnLine ? stray : nil
  }

  /// The position of the first closer at or after `position` that closes nothing.
  private func firstStray(from position: Int) -> Int? {
    var low = 0
    var high = strayClosers.count
    while low < high {
      let middle = (low + high) / 2
      if Int(strayClosers[middle]) < position { low = middle + 1 } else { high = middle }
    }
    return low < strayClosers.count ? Int(strayClosers[low]) : nil
  }

  /// True where the token at `position` is a `}` that closes nothing.
  func isStray(_ position: Int) -> Bool {
    tree.tokens[position].kind == .closeBrace && firstStray(from: position) == position
  }

  /// True at a line's end before a `)` or `]` that closes nothing.
  private var isStrayAhead: Bool {
    let next = kindAhead()
    return kind == .newline && (next == .closeParen || next == .closeBracket)
  }

  /// Takes a `}` too many before an `else`, so that the `else` still has its `if`.
  mutating func strayBeforeElse() {
    guard kind == .closeBrace, kindAhead() == .reservedElse else { return }
    reportStray()
    eat()
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
    guard !pair.isClosed, isBlock || !(statementHasFault || lexicalFaultInStatement) else { return }
    let fault = SyntaxFault(.unclosed, tree.tokens[Int(pair.open)].range)
    if reportedOpeners.insert(pair.open).inserted { tree.faults.append(fault) }
    statementHasFault = true
  }

  /// Parses a bracketed region: the opener, what `body` makes of the inside, and the closer.
  ///
  /// Inside, the region's end looks like the end of the text, so `body` can not run out of it. An empty region is a fault
  /// where it `needs` something.
  mutating func region(isBlock: Bool = false, needs what: String? = nil, _ body: (inout Parser) -> Void) {
    guard let pair = pair() else { return eat() }
    let outerLimit = limit
    let wasBroken = statementHasFault
    reportIfUnclosed(pair, isBlock: isBlock)
    eat()
    limit = min(Int(pair.close), outerLimit)
    if index < limit { body(&self) } else if let what, pair.isClosed { expected(what) }
    if kind != .endOfFile { reportLeftover("the value") }
    skipRest()
    limit = outerLimit
    if pair.isClosed, index < limit { eat() }
    if pair.isClosed { statementHasFault = statementHasFault || wasBroken }
  }
}
