internal import MealSource
internal import MealSyntax

/// The text that is formatted, as all passes read it: its tree, its bytes, and where its lines end.
struct FormatSource {
  let tree: SyntaxTree
  let tokens: [Token]
  let bytes: [UInt8]
  /// How many tokens before each position hold a line's end.
  private let lineEnds: [UInt32]

  init(_ tree: SyntaxTree, _ bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
    tokens = tree.tokens
    lineEnds = FormatSource.lineEnds(tree.tokens, bytes)
  }

  private static func lineEnds(_ tokens: [Token], _ bytes: [UInt8]) -> [UInt32] {
    var result: [UInt32] = [0]
    result.reserveCapacity(tokens.count + 1)
    var count: UInt32 = 0
    for token in tokens {
      if holdsLineEnd(token, bytes) { count += 1 }
      result.append(count)
    }
    return result
  }

  private static func holdsLineEnd(_ token: Token, _ bytes: [UInt8]) -> Bool {
    switch token.kind {
    case .newline, .lineBreak, .continuation: true
    case .stringText, .ingredientText, .logText: bytes[token.range.indices].contains { $0 == 0x0A || $0 == 0x0D }
    default: false
    }
  }

  /// True where a line ends within the tokens of `range`.
  func breaks(in range: Range<Int>) -> Bool { lineEnds[range.upperBound] > lineEnds[range.lowerBound] }

  /// True where white space, a line's end or a comment stands directly before the token at `index`.
  func isApart(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].kind.isTrivia || tokens[index - 1].kind.isSeparator)
  }

  /// The columns that a token takes: its characters.
  func width(_ token: Token) -> Int {
    bytes[token.range.indices].count { $0 & 0xC0 != 0x80 }
  }

  /// True for `am` and `pm`, which join a time before them.
  func isHalfOfDay(_ token: Token) -> Bool {
    guard token.kind == .identifier, token.length == 2 else { return false }
    let (first, second) = (bytes[Int(token.start)] | 0x20, bytes[Int(token.start) + 1] | 0x20)
    return (first == UInt8(ascii: "a") || first == UInt8(ascii: "p")) && second == UInt8(ascii: "m")
  }
}

extension TokenKind {
  /// True for what ends a statement without being part of one.
  var isSeparator: Bool { self == .newline || self == .semicolon }

  /// True for opening brackets.
  var isOpener: Bool {
    self == .openBrace || self == .openParen || self == .openBracket || self == .interpolationStart
  }

  /// True for closing brackets.
  var isCloser: Bool {
    self == .closeBrace || self == .closeParen || self == .closeBracket || self == .interpolationEnd
  }
}

extension SyntaxNode {
  /// True for what has braces whose contents may stand on lines of their own.
  var isContainer: Bool { kind == .block || kind == .record || kind == .aisle }
}
