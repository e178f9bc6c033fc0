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
      pushContext(inLogHead || isSecondLogBrace ? .logBrace : .brace, pair)
      emitSignificant(.openBrace, from: start, to: start + 1)
      atStatementStart = true
      inLogHead = false
    case UInt8(ascii: "("):
      pushContext(isCall ? .call : .paren, pair)
      emitSignificant(.openParen, from: start, to: start + 1)
    default:
      pushContext(.bracket, pair)
      emitSignificant(.openBracket, from: start, to: start + 1)
    }
  }

  /// True at the second of two braces that begin a log.
  private var isSecondLogBrace: Bool { last == .openBrace && contexts.last?.kind == .logBrace }

  /// Opens a context, and remembers the innermost of each shape.
  mutating func pushContext(_ kind: Context.Kind, _ pair: Int) {
    var context = contexts.last ?? Context(kind: kind, pair: pair)
    (context.kind, context.pair) = (kind, pair)
    switch kind {
    case .brace, .logBrace: context.brace = contexts.count
    case .paren, .call, .interpolation: context.paren = contexts.count
    case .bracket: context.bracket = contexts.count
    }
    contexts.append(context)
  }

  mutating func lexCloser(_ byte: UInt8) {
    let start = position
    var kind: TokenKind =
      byte == UInt8(ascii: "}") ? .closeBrace : byte == UInt8(ascii: ")") ? .closeParen : .closeBracket
    if let depth = depthClosed(by: byte), depth >= floor {
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

  /// The depth of the bracket that `byte` closes; `)` and `]` close nothing across a block's `{`.
  private func depthClosed(by byte: UInt8) -> Int? {
    guard let top = contexts.last else { return nil }
    if byte == UInt8(ascii: "}") { return top.brace >= 0 ? top.brace : nil }
    let depth = byte == UInt8(ascii: ")") ? top.paren : top.bracket
    return depth > top.brace ? depth : nil
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
