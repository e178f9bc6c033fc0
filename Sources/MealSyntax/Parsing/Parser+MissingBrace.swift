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

  /// How far behind a `;` the closer is looked for whose `{` is missing.
  private static let reach = 500

  /// The position where the lines below end that are indented further than the statement, its closer left out; nil
  /// where there are none.
  private mutating func endOfIndentedLines() -> Int? {
    guard kind == .newline || kind == .semicolon else { return nil }
    let own = indentation(ofLineAt: Int(statementStart))
    let furthest = kind == .newline ? limit : min(limit, index + Parser.reach)
    var position = following(index)
    let first = position
    while position < furthest {
      if isStray(position) { break }
      if let column = columnOnNewLine(position), column <= own { break }
      position = following(position)
    }
    let end = min(position, limit)
    let closes = end < limit && isStray(end)
    return closes || (end > first && kind == .newline) ? end : nil
  }

  /// The column of the token at `position` where it is the first on its line, from 0.
  private func columnOnNewLine(_ position: Int) -> Int? {
    var previous = position - 1
    while previous >= 0, tree.tokens[previous].kind == .whitespace { previous -= 1 }
    guard previous >= 0 else { return 0 }
    switch tree.tokens[previous].kind {
    case .newline, .lineBreak, .continuation: return Int(tree.tokens[position].start - tree.tokens[previous].end)
    default: return nil
    }
  }

  private mutating func indentation(ofLineAt offset: Int) -> Int {
    let start = lineStart(offset)
    return bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private mutating func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      if start == Int(knownLine.end) {
        start = Int(knownLine.start)
        break
      }
    }
    knownLine = ByteRange(start, offset)
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
