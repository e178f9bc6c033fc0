import MealSource

/// Finds which brace was forgotten, or is one too many, by how the lines are indented.
///
/// The scanner pairs braces as they come; that is right for every text whose braces balance. Where they do not, the
/// indentation says what the writer saw: a closer that begins its line belongs to the opener whose line starts in the same
/// column, and what a block holds stands further right than the block's own line.
enum BracketMatcher {
  /// Pairs the braces of `output` anew where some brace stayed alone and indentation explains it with few faults.
  ///
  /// Two mistakes may hide each other from a count (a closer too few, then one too many), so a few more are accepted.
  /// Texts that are not indented with care are paired less strictly, if that leaves fewer faults.
  /// Where `distrustsBalance`, braces that balance are paired anew too: one may lack where another is too many.
  static func mend(
    _ output: inout TokenBuffer, in bytes: UnsafeBufferPointer<UInt8>, distrustsBalance: Bool = false
  ) {
    let unclosed = output.brackets.count { !$0.isClosed && output.tokens[Int($0.open)].kind == .openBrace }
    let stray = output.strayClosers.count { output.tokens[Int($0)].kind == .closeBrace }
    guard unclosed + stray > 0 || distrustsBalance else { return }
    var best = Attempt(output, bytes, isStrict: true)
    best.run()
    if best.faults > 1 {
      var lenient = Attempt(output, bytes, isStrict: false)
      lenient.run()
      if lenient.faults < best.faults { best = lenient }
    }
    if best.faults <= 3 * max(1, unclosed + stray) { best.apply(to: &output) }
  }

  private struct Attempt {
    struct Opener {
      var token: Int
      var indentation: Int
      var line: Int
    }

    struct LineEnding {
      var line: Int
      var firstCloser: Int
      var closers: Int
      var nextColumn: Int
      var nextIsCloser: Bool
    }

    let tokens: [Token]
    let bytes: UnsafeBufferPointer<UInt8>
    let isStrict: Bool
    var stack: [Opener] = []
    var pairs: [UInt32: BracketPair] = [:]
    var strays: [UInt32] = []
    var line = 0
    var indentation = 0
    var isFirstOnLine = true
    var isStatementStart = true
    /// The end of the current line, once asked for, and how many of its closers are left.
    var lineEnding: LineEnding?
    var closersLeft = 0
    /// The kind of the last token that was neither white space nor a comment nor a line's end.
    var last = TokenKind.newline

    init(_ output: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>, isStrict: Bool) {
      tokens = output.tokens
      self.bytes = bytes
      self.isStrict = isStrict
    }

    var faults: Int { pairs.values.count { !$0.isClosed } + strays.count }

    mutating func run() {
      var lineStart = 0
      for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .newline, .lineBreak, .continuation:
          line += 1
          lineStart = Int(token.end)
          isFirstOnLine = true
          if token.kind == .newline { isStatementStart = true }
          continue
        case .whitespace, .comment, .docComment: continue
        default: break
        }
        if isFirstOnLine { indentation = Int(token.start) - lineStart }
        visit(index, token)
        isFirstOnLine = false
        isStatementStart = token.kind == .openBrace
        last = token.kind
      }
      while let opener = stack.popLast() { leaveOpen(opener, at: tokens.count - 1) }
    }

    private mutating func visit(_ index: Int, _ token: Token) {
      switch token.kind {
      case .openBrace: open(index)
      case .closeBrace: close(index)
      case .reservedElse where isFirstOnLine && last != .closeBrace: endBranch(before: index)
      default: if endsBlocks(token) { endBlocks(before: index) }
      }
    }

    /// True at what cannot stand in a block unless it is indented further than the block.
    private func endsBlocks(_ token: Token) -> Bool {
      guard isFirstOnLine, token.kind != .endOfFile else { return false }
      guard isStrict else { return token.kind == .identifier && isDeclaration(token) }
      return isStatementStart && !(indentation == 0 && isInner(token))
    }

    /// True for what stands nowhere but in a block: at the margin it only lacks its indentation.
    private func isInner(_ token: Token) -> Bool {
      if token.kind == .itemDash { return true }
      guard token.kind == .identifier else { return false }
      return BlockKind.innerWords.contains(String(decoding: bytes[token.range.indices], as: UTF8.self))
    }

    /// Nothing begins with two braces: the second is one too many.
    private mutating func open(_ index: Int) {
      let opener = Opener(token: index, indentation: indentation, line: line)
      if last == .openBrace { leaveOpen(opener, at: index + 1) } else { stack.append(opener) }
    }

    /// True where a closer at the end of a line ends the block of `opener`, as the indentation of the next line shows.
    private mutating func endsLastLine(of opener: Opener, _ index: Int) -> Bool {
      if lineEnding?.line != line { lineEnding = lineEnding(from: index) }
      guard let ending = lineEnding, index >= ending.firstCloser else { return false }
      // More closers than blocks: the first of them is the one too many.
      closersLeft = index == ending.firstCloser ? ending.closers : closersLeft - 1
      if closersLeft > stack.count { return false }
      return ending.nextIsCloser ? ending.nextColumn < opener.indentation : ending.nextColumn <= opener.indentation
    }

    /// How the current line ends: the closers after its last other token, and where the next line begins.
    private func lineEnding(from index: Int) -> LineEnding {
      var ending = LineEnding(line: line, firstCloser: index, closers: 0, nextColumn: 0, nextIsCloser: false)
      var lineStart = -1
      for position in index..<tokens.count {
        let token = tokens[position]
        switch token.kind {
        case .newline, .lineBreak: lineStart = Int(token.end)
        case .whitespace, .comment, .docComment: break
        case .endOfFile: return ending
        case _ where lineStart >= 0:
          ending.nextColumn = Int(token.start) - lineStart
          ending.nextIsCloser = token.kind == .closeBrace
          return ending
        case .closeBrace: ending.closers += 1
        default: (ending.firstCloser, ending.closers) = (position + 1, 0)
        }
      }
      return ending
    }

    private mutating func close(_ index: Int) {
      guard let top = stack.last else { return strays.append(UInt32(index)) }
      if top.line == line || (!isFirstOnLine && !isStrict) { return pair(index) }
      if !isFirstOnLine { return endsLastLine(of: top, index) ? pair(index) : strays.append(UInt32(index)) }
      if let depth = stack.lastIndex(where: { $0.indentation == indentation }) {
        while stack.count > depth + 1 { leaveOpen(stack.removeLast(), at: index) }
        return pair(index)
      }
      if top.indentation < indentation { strays.append(UInt32(index)) } else { pair(index) }
    }

    private mutating func pair(_ index: Int) {
      let opener = stack.removeLast()
      pairs[UInt32(opener.token)] = BracketPair(open: UInt32(opener.token), close: UInt32(index), isClosed: true)
    }

    private mutating func leaveOpen(_ opener: Opener, at index: Int) {
      pairs[UInt32(opener.token)] = BracketPair(open: UInt32(opener.token), close: UInt32(index), isClosed: false)
    }

    /// What starts no further right than a block's own line cannot lie in that block.
    private mutating func endBlocks(before index: Int) {
      while let top = stack.last, top.indentation >= indentation, top.line != line {
        stack.removeLast()
        leaveOpen(top, at: index)
      }
    }

    /// An `else` without a `}` before it: the block before it lacks its closer.
    private mutating func endBranch(before index: Int) {
      guard let top = stack.last, top.line != line else { return }
      stack.removeLast()
      leaveOpen(top, at: index)
      endBlocks(before: index)
    }

    private func isDeclaration(_ token: Token) -> Bool {
      let word = String(decoding: bytes[token.range.indices], as: UTF8.self)
      return Declaration.words.contains(word)
    }

    func apply(to output: inout TokenBuffer) {
      for index in output.brackets.indices {
        if let pair = pairs[output.brackets[index].open] { output.brackets[index] = pair }
      }
      let others = output.strayClosers.filter { output.tokens[Int($0)].kind != .closeBrace }
      output.strayClosers = (others + strays).sorted()
    }
  }
}

/// The words that begin declarations at the top of a file.
enum Declaration {
  /// In alphabetical order.
  static let words = [
    "aisle", "alias", "eater", "food", "household", "log", "meal", "pantry", "plan", "price", "rate", "recipe", "shop",
  ]
}
