internal import MealSource
internal import MealSyntax

/// Decides which tokens begin lines.
///
/// Statements of a file do. A block that was written on one line stays so where its statement fits in the width; any other
/// block lies open, one statement a line.
struct LayoutPass {
  let source: FormatSource
  private(set) var glue: [Glue]
  /// The columns from the start of the text to each token's end, if it stood on one line.
  private let columns: [Int]

  init(_ source: FormatSource, glue: [Glue]) {
    self.source = source
    self.glue = glue
    columns = LayoutPass.columns(source, glue)
  }

  private static func columns(_ source: FormatSource, _ glue: [Glue]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(glue.count)
    var column = 0
    for (index, token) in source.tokens.enumerated() {
      if !token.kind.isTrivia, !token.kind.isSeparator {
        column += glue[index].width(isApart: source.isApart(index)) + source.width(token)
      }
      result.append(column)
    }
    return result
  }

  mutating func run() {
    for statement in source.tree.root.childNodes { arrange(statement, level: 0) }
    glue[source.tokens.count - 1] = .line
  }

  /// Gives a statement its line.
  private mutating func arrange(_ statement: SyntaxNode, level: Int) {
    glue[statement.firstToken] = .line
    arrangeContainers(in: statement, level: level, fits: level * 2 + width(statement) <= Formatter.lineWidth)
  }

  private func width(_ node: SyntaxNode) -> Int {
    let first = node.firstToken
    return columns[node.tokenEnd - 1] - columns[first] + source.width(source.tokens[first])
  }

  /// Opens what has to lie open in a node.
  ///
  /// An interpolation stays on its line.
  private mutating func arrangeContainers(in node: SyntaxNode, level: Int, fits: Bool) {
    if node.kind == .interpolation { return }
    if node.isContainer, let open = openBrace(of: node) {
      arrangeContainer(node, open: open, level: level, fits: fits)
    } else {
      for child in node.childNodes { arrangeContainers(in: child, level: level, fits: fits) }
    }
  }

  private func openBrace(of node: SyntaxNode) -> Int? {
    for case .token(let token, let index) in node.children where token.kind == .openBrace { return index }
    return nil
  }

  private mutating func arrangeContainer(_ node: SyntaxNode, open: Int, level: Int, fits: Bool) {
    let close = node.tokenEnd - 1
    let isOnOneLine = !source.breaks(in: open..<close)
    if isOnOneLine, fits { return }
    if isEmpty(open..<close) { return }
    openContainer(node, open: open, level: level, isTooWide: isOnOneLine)
    glue[close] = .line
  }

  /// True where nothing but white space stands between a block's braces.
  private func isEmpty(_ range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { source.tokens[$0].kind == .whitespace || source.tokens[$0].kind.endsLine }
  }

  private mutating func openContainer(_ node: SyntaxNode, open: Int, level: Int, isTooWide: Bool) {
    var previousEnd = open + 1
    var isBehindComma = false
    for element in node.children {
      switch element {
      case .node(let child) where child.firstToken > open:
        let staysOnLine = isBehindComma && !isTooWide && !source.breaks(in: previousEnd..<child.firstToken)
        if staysOnLine {
          arrangeContainers(in: child, level: level + 1, fits: true)
        } else {
          arrange(child, level: level + 1)
        }
        isBehindComma = false
      case .token(let token, let index):
        previousEnd = index + 1
        if token.kind == .comma { isBehindComma = true }
        if token.kind.isSeparator { isBehindComma = false }
      default: break
      }
    }
  }
}

extension TokenKind {
  /// True for line ends and `;`.
  var endsLine: Bool { isSeparator || self == .lineBreak || self == .continuation }
}
