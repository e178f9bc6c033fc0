internal import MealSource
internal import MealSyntax

/// Prints the tokens with what was decided to stand between them, and the comments where they were.
struct LayoutPrinter {
  /// An open bracket: where lines inside it begin, and where the line begins that closes it.
  private struct Frame {
    var outer: Int
    var inner: Int
    var isOpenBlock: Bool
  }

  private let source: FormatSource
  private let glue: [Glue]
  private var output: [UInt8] = []
  private var frames = [Frame(outer: 0, inner: 0, isOpenBlock: true)]
  /// How far the current line is indented.
  private var indentation = 0
  /// The token printed last.
  private var last = TokenKind.newline

  init(_ source: FormatSource, glue: [Glue]) {
    self.source = source
    self.glue = glue
    output.reserveCapacity(source.bytes.count + source.bytes.count / 8)
  }

  mutating func printed() -> [UInt8] {
    var gapStart = 0
    for (index, token) in source.tokens.enumerated() where !token.kind.isTrivia && !token.kind.isSeparator {
      printGap(gapStart..<index, before: index)
      printToken(token)
      gapStart = index + 1
    }
    return output
  }

  // MARK: Tokens

  private mutating func printToken(_ token: Token) {
    if token.kind.isCloser, frames.count > 1 { frames.removeLast() }
    if token.kind.isOpener { pushFrame(token.kind) }
    write(token)
    last = token.kind
  }

  private mutating func pushFrame(_ kind: TokenKind) {
    let isBlock = kind == .openBrace
    let outer = isBlock && top.isOpenBlock ? top.inner : indentation
    frames.append(Frame(outer: outer, inner: outer + 1, isOpenBlock: isBlock))
  }

  private var top: Frame { frames[frames.count - 1] }

  /// Writes a token's bytes, with `\n` for each line's end within it.
  private mutating func write(_ token: Token) {
    let bytes = source.bytes[token.range.indices]
    guard bytes.contains(0x0D) else { return output.append(contentsOf: bytes) }
    for index in bytes.indices {
      if bytes[index] != 0x0D {
        output.append(bytes[index])
      } else if index + 1 == bytes.endIndex || bytes[index + 1] != 0x0A {
        output.append(0x0A)
      }
    }
  }

  private mutating func writeComment(_ token: Token) {
    write(token)
    while let byte = output.last, byte == 0x20 || byte == 0x09 { output.removeLast() }
  }

  // MARK: Gaps

  /// Prints what stands between two tokens.
  private mutating func printGap(_ gap: Range<Int>, before next: Int) {
    var lineEnds = 0
    var isContinued = false
    var hasComment = false
    for token in source.tokens[gap] {
      switch token.kind {
      case .newline, .lineBreak: lineEnds += 1
      case .continuation:
        lineEnds += 1
        isContinued = true
      case .comment, .docComment:
        printComment(token, before: next, lineEnds: lineEnds, isFirst: !hasComment)
        (lineEnds, hasComment) = (0, true)
      default: break
      }
    }
    if glue[next] == .line || hasComment {
      startLine(lineIndentation(next), isApart: lineEnds > 1 && mayStandApart(next, isFirst: !hasComment))
    } else {
      printGlue(before: next, breaksLine: lineEnds > 0 && !joins(next), isContinued: isContinued, isApart: lineEnds > 1)
    }
  }

  private mutating func printComment(_ token: Token, before next: Int, lineEnds: Int, isFirst: Bool) {
    if lineEnds == 0, !output.isEmpty, isFirst {
      output.append(contentsOf: [0x20, 0x20])
    } else {
      let isApart = lineEnds > 1 && (!isFirst || mayFollowBlank(next))
      startLine(commentIndentation(next), isApart: isApart)
    }
    writeComment(token)
  }

  private mutating func printGlue(before next: Int, breaksLine: Bool, isContinued: Bool, isApart: Bool) {
    if glue[next] == .separator { output.append(UInt8(ascii: ";")) }
    if breaksLine {
      if isContinued { output.append(contentsOf: [0x20, UInt8(ascii: "\\")]) }
      return startLine(lineIndentation(next), isApart: isApart && last == .comma && !isContinued)
    }
    switch glue[next] {
    case .none, .line: break
    case .space, .separator: output.append(0x20)
    case .asWritten: printWritten(before: next)
    }
  }

  /// A space where one was written; two numbers keep all of theirs, because `1  1/2` is not `1 1/2`.
  private mutating func printWritten(before next: Int) {
    guard source.isApart(next) else { return }
    let space = source.tokens[next - 1]
    let joinsLast = last == .number && source.tokens[next].kind == .number || last == .time
    if joinsLast, space.kind == .whitespace { write(space) } else { output.append(0x20) }
  }

  /// A `{` or `else` of a statement goes on the line before, and so does the `}` of an empty block.
  private func joins(_ next: Int) -> Bool {
    let kind = source.tokens[next].kind
    if kind == .closeBrace { return last == .openBrace && glue[next] == .none }
    return (kind == .openBrace || kind == .reservedElse) && top.isOpenBlock
  }

  // MARK: Lines

  private mutating func startLine(_ level: Int, isApart: Bool) {
    if !output.isEmpty { output.append(0x0A) }
    if isApart { output.append(0x0A) }
    indentation = level
    output.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  /// True where an empty line may stand directly before the token at `next`.
  private func mayStandApart(_ next: Int, isFirst: Bool) -> Bool {
    let kind = source.tokens[next].kind
    return !kind.isCloser && kind != .endOfFile && (!isFirst || mayFollowBlank(next))
  }

  /// True where an empty line may stand directly behind the token printed last.
  private func mayFollowBlank(_ next: Int) -> Bool {
    !output.isEmpty && !last.isOpener && (glue[next] == .line || last == .comma)
  }

  private func lineIndentation(_ next: Int) -> Int {
    if source.tokens[next].kind == .endOfFile { return 0 }
    return source.tokens[next].kind.isCloser ? top.outer : commentIndentation(next)
  }

  private func commentIndentation(_ next: Int) -> Int {
    let isContinuation = top.isOpenBlock && glue[next] != .line && !source.tokens[next].kind.isCloser && !joins(next)
    return top.inner + (isContinuation ? 1 : 0)
  }
}
