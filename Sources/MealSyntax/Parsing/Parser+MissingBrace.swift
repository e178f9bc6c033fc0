import MealSource

/// Blocks whose `{` was forgotten, and `{` that stand twice: one mistake each, and what they hold is read all the same.
extension Parser {
  /// Reports that a block's `{` is missing and reads the block: on the lines below that are indented further.
  mutating func blockWithoutBrace(_ block: BlockKind) {
    expected("`{`")
    let mark = mark
    skipLine()
    if self.mark > mark { finish(.error, mark, isBroken: true) }
    if kind == .openBrace { return self.block(block) }
    guard let end = endOfIndentedLines() else { return }
    let body = self.mark
    indentedLines(block, until: end)
    finish(.block, body, isBroken: true)
  }

  /// True where a `}` that closes nothing shows that a block was begun here without its `{`.
  var isBlockBelow: Bool {
    mutating get {
      if let stray = strayOnLine() { return tree.tokens[stray].kind == .closeBrace }
      guard let end = endOfIndentedLines(), end < limit else { return false }
      return isStray(end)
    }
  }

  /// Takes what is left of the line up to a `{`; a `}` that closes nothing takes all before it along.
  private mutating func skipLine() {
    if let stray = strayOnLine(), isStray(stray) {
      while index <= stray { skipElement() }
    } else {
      while kind != .endOfFile, kind != .openBrace, kind != .newline, kind != .semicolon { skipElement() }
    }
  }

  /// Takes what is left of the line, a block that begins on it, and the lines below that are indented further.
  mutating func skipToBlockEnd() {
    let mark = mark
    skipLine()
    if kind == .openBrace {
      skipElement()
    } else if let end = endOfIndentedLines() {
      indentedLines(.log, until: end)
    }
    finish(.error, mark, isBroken: true)
  }

  private mutating func indentedLines(_ block: BlockKind, until end: Int) {
    let outerLimit = limit
    let isClosed = isStray(end)
    limit = end
    // Without its `{` the lines of a log were not cut into events.
    if block != .log, depth < Parser.nestingLimit {
      depth += 1
      statements(in: block)
      depth -= 1
    }
    skipRest()
    limit = outerLimit
    statementHasFault = true
    if isClosed, kind == .closeBrace { eat() }
  }

  /// The position where the lines below end that are indented further than the statement, its closer left out; nil
  /// where there are none.
  private func endOfIndentedLines() -> Int? {
    guard kind == .newline || kind == .semicolon else { return nil }
    let own = indentation(ofLineAt: Int(statementStart))
    var position = following(index)
    let first = position
    while position < limit {
      let token = tree.tokens[position]
      if isStray(position) || (isFirstOnLine(token) && column(of: token) <= own) { break }
      position = following(position)
    }
    let end = min(position, limit)
    let closes = end < limit && isStray(end)
    return closes || (end > first && kind == .newline) ? end : nil
  }

  private func column(of token: Token) -> Int { Int(token.start) - lineStart(Int(token.start)) }

  private func isFirstOnLine(_ token: Token) -> Bool {
    var start = Int(token.start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  private func indentation(ofLineAt offset: Int) -> Int {
    bytes[lineStart(offset)...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// A `{` where a statement may start: one too many, or a block without its head.
  mutating func extraBrace(in block: BlockKind) {
    let mark = mark
    if pair()?.isClosed == true { report(.unknownStatement(suggestion: nil, place: block.place), token.range) }
    self.block(block)
    finish(.error, mark, isBroken: true)
  }
}
