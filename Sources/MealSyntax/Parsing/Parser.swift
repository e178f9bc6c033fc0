public import MealSource

/// Builds the lossless tree of a text.
///
/// Cannot fail: what does not fit becomes `error` nodes, and faults say what is wrong.
///
/// Brackets were paired before (`TokenBuffer.brackets`), so every region's end is known when it is entered and no mistake
/// inside a block reaches beyond it. Time is linear; recursion is bounded by `nestingLimit`.
public struct Parser {
  /// How deep blocks and expressions may nest.
  public static let nestingLimit = 64
  /// How many calls and members may follow one value: each is a level of the tree.
  static let linkLimit = 16

  /// The tree of a whole text.
  ///
  /// A declaration inside another one may mean that a `}` is missing before it, and one too many behind it.
  public static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    let tree = parse(Lexer.lex(bytes), bytes)
    guard tree.faults.contains(where: isNestedDeclaration) else { return tree }
    return parse(Lexer.lex(bytes, distrustsBalance: true), bytes)
  }

  private static func parse(_ tokens: TokenBuffer, _ bytes: [UInt8]) -> SyntaxTree {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(tokens, buffer)
      parser.file()
      return parser.finished()
    }
  }

  private static func isNestedDeclaration(_ fault: SyntaxFault) -> Bool {
    guard case .misplacedStatement(let word, _) = fault.kind else { return false }
    return Declaration.words.contains(word)
  }

  /// The tree of one expression at `range` of a larger text: its root is a `paren`-less `block` of that expression.
  public static func parseExpression(_ bytes: [UInt8], in range: ByteRange) -> SyntaxTree {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(Lexer.lexExpression(bytes, in: range), buffer)
      let mark = parser.mark
      parser.beginStatement()
      parser.expression()
      parser.endStatement("the expression")
      parser.skipRest()
      parser.finish(.block, mark)
      return parser.finished()
    }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let brackets: [BracketPair]
  let strayClosers: [UInt32]
  var tree: SyntaxTree.Draft
  /// Elements whose node is still open.
  var stack: [UInt32] = []
  /// The position of the current token, never trivia.
  var index = 0
  /// Regions end here: the position of the innermost bracket's closer.
  var limit: Int
  /// How deep the current place is.
  var depth = 0
  /// The place of the current statement's first token; faults after it are one mistake.
  var statementStart: UInt32 = 0
  var statementHasFault = false
  /// Lexical faults, by place, and how many of them lie before the current statement.
  var lexicalFaults: [SyntaxFault]
  var lexicalFaultCursor = 0
  /// The openers that were reported as never closed.
  var reportedOpeners: Set<UInt32> = []
  /// From the last fault to its line's end, once asked for.
  var lineOfLastFault = ByteRange(UInt32.max, UInt32.max)
  /// The last line whose start was looked for: from its start to the place that asked.
  var knownLine = ByteRange(0, 0)

  init(_ buffer: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    brackets = buffer.brackets
    strayClosers = buffer.strayClosers
    lexicalFaults = buffer.faults.sorted { $0.range.start < $1.range.start }
    tree = SyntaxTree.Draft(tokens: buffer.tokens)
    tree.nodes.reserveCapacity(buffer.tokens.count / 3 + 8)
    tree.children.reserveCapacity(buffer.tokens.count + 8)
    limit = buffer.tokens.count - 1
    skipTrivia()
  }

  mutating func finished() -> SyntaxTree {
    tree.faults = (tree.faults + lexicalFaults).sorted { $0.range.start < $1.range.start }
    return SyntaxTree(tree)
  }
}

// The vocabulary of the grammar: look, eat, expect, open and finish nodes.
extension Parser {
  /// The current token's kind; the end of the text at a region's end.
  @inline(__always)
  var kind: TokenKind { index >= limit ? .endOfFile : tree.tokens[index].kind }

  @inline(__always)
  var token: Token { tree.tokens[index] }

  @inline(__always)
  mutating func skipTrivia() {
    while tree.tokens[index].kind.isTrivia { index &+= 1 }
  }

  /// The position of the token after the current one, trivia left out.
  func following(_ position: Int) -> Int {
    var next = min(position + 1, tree.tokens.count - 1)
    while next < tree.tokens.count - 1, tree.tokens[next].kind.isTrivia { next += 1 }
    return next
  }

  /// The kind of the token after the current one; the end of the text beyond the region.
  func kindAhead() -> TokenKind {
    let next = following(index)
    return next >= limit ? .endOfFile : tree.tokens[next].kind
  }

  /// Takes the current token into the open node.
  @inline(__always)
  mutating func eat() {
    stack.append(UInt32(truncatingIfNeeded: index) | SyntaxTree.tokenBit)
    index &+= 1
    skipTrivia()
  }

  /// Takes the current token if it is of a kind.
  @inline(__always)
  mutating func eat(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    eat()
    return true
  }

  /// Takes the current token if it is the word `word`.
  mutating func eat(word: StaticString) -> Bool {
    guard at(word: word) else { return false }
    eat()
    return true
  }

  /// True at the identifier `word`.
  func at(word: StaticString) -> Bool { kind == .identifier && spells(index, word) }

  /// True where the token at `position` is spelled `word`.
  func spells(_ position: Int, _ word: StaticString) -> Bool {
    let token = tree.tokens[position]
    guard Int(token.length) == word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[Int(token.start) + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The current token's text.
  var text: String { text(of: token) }

  func text(of token: Token) -> String { String(decoding: bytes[token.range.indices], as: UTF8.self) }

  /// True where no space stands between the last token taken and the current one.
  var isAdjacent: Bool {
    guard index > 0 else { return false }
    return !tree.tokens[index - 1].kind.isTrivia
  }

  /// The place where the next node's children begin.
  @inline(__always)
  var mark: Int { stack.count }

  /// Closes a node over all elements since `mark`.
  mutating func finish(_ kind: SyntaxKind, _ mark: Int, isBroken: Bool = false) {
    let first = UInt32(truncatingIfNeeded: tree.children.count)
    // Element by element: a slice would share the stack's storage and have it copied.
    for position in mark..<stack.count { tree.children.append(stack[position]) }
    let count = UInt32(truncatingIfNeeded: stack.count - mark)
    let node = SyntaxTree.Node(
      firstChild: first, childCount: count, firstToken: firstToken(mark), tokenEnd: tokenEnd(mark), kind: kind,
      isBroken: isBroken)
    stack.removeLast(stack.count - mark)
    stack.append(UInt32(truncatingIfNeeded: tree.nodes.count))
    tree.nodes.append(node)
  }

  private func firstToken(_ mark: Int) -> UInt32 {
    guard mark < stack.count else { return UInt32(truncatingIfNeeded: index) }
    let element = stack[mark]
    return element & SyntaxTree.tokenBit != 0 ? element & ~SyntaxTree.tokenBit : tree.nodes[Int(element)].firstToken
  }

  private func tokenEnd(_ mark: Int) -> UInt32 {
    guard mark < stack.count, let element = stack.last else { return UInt32(truncatingIfNeeded: index) }
    return element & SyntaxTree.tokenBit != 0 ? (element & ~SyntaxTree.tokenBit) + 1 : tree.nodes[Int(element)].tokenEnd
  }

  /// The pair of the bracket at the current token.
  func pair() -> BracketPair? {
    var low = 0
    var high = brackets.count
    while low < high {
      let middle = (low + high) / 2
      if Int(brackets[middle].open) < index { low = middle + 1 } else { high = middle }
    }
    return low < brackets.count && Int(brackets[low].open) == index ? brackets[low] : nil
  }
}
