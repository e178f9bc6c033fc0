import MealSource

extension LexicalScanner {
  /// How many interpolations may lie in each other.
  private static let interpolationLimit = 16

  /// What has to come back when a try fails.
  private struct Checkpoint {
    var position: Int
    var tokens: Int
    var brackets: Int
    var strays: Int
    var faults: Int
    var contexts: Int
    var last: TokenKind
  }

  /// `\(` expression `)`, on one line, inside a string or an ingredient line whose text is of `kind`.
  ///
  /// One that is never closed would take the closing quotes for opening ones, so it is lexed again, up to them at most.
  mutating func lexInterpolation(in kind: TokenKind) {
    guard interpolationDepth < LexicalScanner.interpolationLimit else {
      fault(.tooDeep, position, position + 2)
      return emitSignificant(kind, from: position, to: position + 2)
    }
    if !currentLine.contains(position) { currentLine = position...endOfLine(position) }
    let lineEnd = currentLine.upperBound
    if lineEnd != brokenLineEnd {
      let checkpoint = checkpoint()
      if lexInterpolation(until: bytes.count) { return }
      goBack(to: checkpoint)
      brokenLineEnd = lineEnd
    }
    _ = lexInterpolation(until: endOfOpenInterpolation(kind, lineEnd))
  }

  /// Lexes `\(` and what follows up to its `)`; false where `end` or the line's end comes first.
  private mutating func lexInterpolation(until end: Int) -> Bool {
    let start = position
    let (outerFloor, depth) = (floor, contexts.count)
    floor = depth
    interpolationDepth += 1
    let pair = output.brackets.count
    output.brackets.append(BracketPair(open: UInt32(output.tokens.count), close: 0, isClosed: false))
    pushContext(.interpolation, pair)
    emitSignificant(.interpolationStart, from: start, to: start + 2)
    while position < end, contexts.count > depth, !isNewline(position) { lexToken() }
    let isClosed = contexts.count == depth
    closeContexts(downTo: depth)
    floor = outerFloor
    interpolationDepth -= 1
    return isClosed
  }

  /// Where an interpolation ends at the latest that is never closed: before the quotes or brace that end its text.
  private func endOfOpenInterpolation(_ kind: TokenKind, _ lineEnd: Int) -> Int {
    let stop = kind == .stringText ? UInt8(ascii: "\"") : UInt8(ascii: "}")
    var end = position
    while end < lineEnd, bytes[end] != stop { end += 1 }
    return end
  }

  private func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, tokens: output.tokens.count, brackets: output.brackets.count,
      strays: output.strayClosers.count, faults: output.faults.count, contexts: contexts.count, last: last)
  }

  private mutating func goBack(to checkpoint: Checkpoint) {
    position = checkpoint.position
    output.tokens.removeSubrange(checkpoint.tokens...)
    output.brackets.removeSubrange(checkpoint.brackets...)
    output.strayClosers.removeSubrange(checkpoint.strays...)
    output.faults.removeSubrange(checkpoint.faults...)
    contexts.removeSubrange(checkpoint.contexts...)
    last = checkpoint.last
    atStatementStart = false
    openNewline = -1
  }
}
