import MealSource

/// Finds which brace was forgotten, or is one too many, by how the lines are indented.
///
/// The scanner pairs braces as they come; that is right for every text whose braces balance. Where they do not, the
/// indentation says what the writer saw: a closer that begins its line belongs to the opener whose line starts in the same
/// column.
enum BracketMatcher {
  /// Pairs the braces of `output` anew where some brace stayed alone and indentation explains it with few faults.
  ///
  /// Two mistakes may hide each other from a count (a closer too few, then one too many), so a few more are accepted.
  static func mend(_ output: inout TokenBuffer, in bytes: UnsafeBufferPointer<UInt8>) {
    let unclosed = output.brackets.count { !$0.isClosed && output.tokens[Int($0.open)].kind == .openBrace }
    let stray = output.strayClosers.count { output.tokens[Int($0)].kind == .closeBrace }
    guard unclosed + stray > 0 else { return }
    var attempt = Attempt(output, bytes)
    attempt.run()
    if attempt.faults <= 3 * (unclosed + stray) { attempt.apply(to: &output) }
  }

  private struct Attempt {
    struct Opener {
      var token: Int
      var indentation: Int
      var line: Int
    }

    let tokens: [Token]
    let bytes: UnsafeBufferPointer<UInt8>
    var stack: [Opener] = []
    var pairs: [UInt32: BracketPair] = [:]
    var strays: [UInt32] = []
    var line = 0
    var indentation = 0
    var isFirstOnLine = true

    init(_ output: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>) {
      tokens = output.tokens
      self.bytes = bytes
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
          continue
        case .whitespace, .comment, .docComment: continue
        default: break
        }
        if isFirstOnLine { indentation = Int(token.start) - lineStart }
        visit(index, token)
        isFirstOnLine = false
      }
      while let opener = stack.popLast() { leaveOpen(opener, at: tokens.count - 1) }
    }

    private mutating func visit(_ index: Int, _ token: Token) {
      switch token.kind {
      case .openBrace: stack.append(Opener(token: index, indentation: indentation, line: line))
      case .closeBrace: close(index)
      case .identifier where isFirstOnLine && isDeclaration(token): endBlocks(before: index)
      default: break
      }
    }

    private mutating func close(_ index: Int) {
      guard let top = stack.last else { return strays.append(UInt32(index)) }
      guard isFirstOnLine, top.line != line else { return pair(index) }
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

    /// A declaration that starts no further right than a block's own line can not lie in that block.
    private mutating func endBlocks(before index: Int) {
      while let top = stack.last, top.indentation >= indentation, top.line != line {
        stack.removeLast()
        leaveOpen(top, at: index)
      }
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
