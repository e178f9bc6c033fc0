import MealSource

extension LexicalScanner {
  /// True inside `( )`, `[ ]` or an interpolation, where line ends end nothing.
  var isInsideParens: Bool {
    guard let top = contexts.last else { return isFragment }
    return top.kind != .brace && top.kind != .logBrace
  }

  /// True directly inside `[ ]` or the brackets of a call, where commas separate.
  var isInsideList: Bool {
    guard let top = contexts.last else { return false }
    return top.kind == .bracket || top.kind == .call
  }

  mutating func lexOpener(_ byte: UInt8) {
    let start = position
    let isCall = last == .identifier && output.tokens.last?.kind == .identifier
    let pair = output.brackets.count
    output.brackets.append(BracketPair(open: UInt32(output.tokens.count), close: 0, isClosed: false))
    switch byte {
    case UInt8(ascii: "{"):
      takeBackNewline()
      contexts.append(Context(kind: inLogHead || isSecondLogBrace ? .logBrace : .brace, pair: pair))
      emitSignificant(.openBrace, from: start, to: start + 1)
      atStatementStart = true
      inLogHead = false
    case UInt8(ascii: "("):
      contexts.append(Context(kind: isCall ? .call : .paren, pair: pair))
      emitSignificant(.openParen, from: start, to: start + 1)
    default:
      contexts.append(Context(kind: .bracket, pair: pair))
      emitSignificant(.openBracket, from: start, to: start + 1)
    }
  }

  /// True at the second of two braces that begin a log.
  private var isSecondLogBrace: Bool { last == .openBrace && contexts.last?.kind == .logBrace }

  mutating func lexCloser(_ byte: UInt8) {
    let start = position
    let depth = contexts.lastIndex { closes(byte, $0.kind) && true }
    var kind: TokenKind = byte == UInt8(ascii: "}") ? .closeBrace : byte == UInt8(ascii: ")") ? .closeParen : .closeBracket
    if let depth, depth >= floor, canClose(byte, downTo: depth) {
      closeContexts(downTo: depth + 1)
      if contexts[depth].kind == .interpolation { kind = .interpolationEnd }
      let pair = contexts.removeLast().pair
      output.brackets[pair].close = UInt32(output.tokens.count)
      output.brackets[pair].isClosed = true
    } else {
      output.strayClosers.append(UInt32(output.tokens.count))
    }
    emitSignificant(kind, from: start, to: start + 1)
  }

  private func closes(_ byte: UInt8, _ kind: Context.Kind) -> Bool {
    switch kind {
    case .brace, .logBrace: byte == UInt8(ascii: "}")
    case .paren, .call, .interpolation: byte == UInt8(ascii: ")")
    case .bracket: byte == UInt8(ascii: "]")
    }
  }

  /// `)` and `]` close nothing across a block's `{`.
  private func canClose(_ byte: UInt8, downTo depth: Int) -> Bool {
    byte == UInt8(ascii: "}") || !contexts[(depth + 1)...].contains { $0.kind == .brace || $0.kind == .logBrace }
  }

  /// Leaves contexts above `depth` unclosed: their regions end at the next token.
  mutating func closeContexts(downTo depth: Int) {
    while contexts.count > depth {
      let pair = contexts.removeLast().pair
      output.brackets[pair].close = UInt32(output.tokens.count)
    }
  }

  /// Leaves the parentheses around the current place unclosed, because a statement begins on the next line.
  mutating func closeParens() {
    while isInsideParens, contexts.count > floor { closeContexts(downTo: contexts.count - 1) }
    last = .newline
    atStatementStart = false
  }
}
