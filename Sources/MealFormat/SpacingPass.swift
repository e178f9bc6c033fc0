internal import MealSource
internal import MealSyntax

/// Decides for each token what stands before it on one line; lines come later.
struct SpacingPass {
  /// How a token stands to a neighbour on one side.
  enum Side { case tight, loose, asWritten }

  let source: FormatSource
  /// What stands before each token.
  private(set) var glue: [Glue]
  private var last = TokenKind.newline
  private var behindLast = Side.loose

  init(_ source: FormatSource) {
    self.source = source
    glue = [Glue](repeating: .none, count: source.tokens.count)
  }

  mutating func run() { visit(source.tree.root) }

  private mutating func visit(_ node: SyntaxNode) {
    if node.isContainer { return visitContainer(node) }
    for element in node.children {
      switch element {
      case .node(let child): visit(child)
      case .token(let token, let index): place(token, index, in: node)
      }
    }
  }

  /// Statements without a comma between them are parted by `;`, as long as they stand on one line.
  private mutating func visitContainer(_ node: SyntaxNode) {
    var isFirst = true
    var isInside = false
    for element in node.children {
      switch element {
      case .node(let child):
        visit(child)
        if isInside, !isFirst { glue[child.firstToken] = .separator }
        isFirst = !isInside
      case .token(let token, let index):
        if token.kind.isSeparator { continue }
        place(token, index, in: node)
        if token.kind == .openBrace { isInside = true }
        if token.kind == .closeBrace, isFirst { glue[index] = .none }
        if token.kind == .comma { isFirst = true }
      }
    }
  }

  private mutating func place(_ token: Token, _ index: Int, in node: SyntaxNode) {
    if token.kind.isSeparator { return }
    let isFirst = index == node.firstToken
    glue[index] = joined(behindLast, sideBefore(token, index, in: node.kind, isFirst: isFirst))
    if last == .time, source.isHalfOfDay(token) { glue[index] = .asWritten }
    behindLast = sideBehind(token.kind, in: node.kind, isFirst: isFirst)
    last = token.kind
  }

  private func joined(_ left: Side, _ right: Side) -> Glue {
    if left == .tight || right == .tight { return .none }
    return right == .asWritten ? .asWritten : .space
  }

  private func sideBefore(_ token: Token, _ index: Int, in parent: SyntaxKind, isFirst: Bool) -> Side {
    if parent == .words { return isFirst ? .loose : .asWritten }
    switch token.kind {
    case .comma, .colon, .dot, .range, .closeParen, .closeBracket, .stringText, .stringEnd, .interpolationEnd:
      return .tight
    case .ingredientText, .logText: return last == .interpolationEnd ? .tight : .loose
    case .interpolationStart: return isInText ? .tight : .loose
    case .openParen: return parent == .call ? .tight : parent == .defStatement ? .asWritten : .loose
    case .minus where parent == .range: return .tight
    case .slash where parent == .bound: return .tight
    default: return isFirst ? .loose : sideInQuantity(index, parent)
    }
  }

  /// True where what comes next goes on with a text.
  private var isInText: Bool {
    switch last {
    case .stringStart, .stringText, .ingredientText, .logText, .interpolationEnd: true
    default: false
    }
  }

  /// `400g` becomes `400 g`; `1h20` and `8€` stay as they are.
  private func sideInQuantity(_ index: Int, _ parent: SyntaxKind) -> Side {
    let kind = source.tokens[index].kind
    switch parent {
    case .money: return kind == .number ? .tight : .asWritten
    case .number: return kind == .number || isFollowedClosely(index) ? .asWritten : .loose
    default: return .loose
    }
  }

  /// True where a number or a word stands directly behind the token at `index`.
  private func isFollowedClosely(_ index: Int) -> Bool {
    let next = source.tokens[index + 1].kind
    return next == .number || next == .identifier || next.reservedWord != nil
  }

  private func sideBehind(_ kind: TokenKind, in parent: SyntaxKind, isFirst: Bool) -> Side {
    if parent == .words { return .loose }
    switch kind {
    case .openParen, .openBracket, .interpolationStart, .dot, .range: return .tight
    case .minus where parent == .range || parent == .unary: return .tight
    case .slash where parent == .bound: return .tight
    case .currencySymbol where isFirst: return .tight
    default: return .loose
    }
  }
}
