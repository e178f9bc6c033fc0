internal import MealSource
public import MealSyntax

/// What a text says, without its white space: the tree's nodes and the tokens that matter, in order.
public enum TreeShape {
  /// One line a node or token; line ends and `;` are left out, and line ends within tokens are `\n`.
  public static func lines(_ tree: SyntaxTree, of bytes: [UInt8]) -> [String] {
    var result: [String] = []
    append(tree.root, bytes, to: &result)
    return result
  }

  private static func append(_ node: SyntaxNode, _ bytes: [UInt8], to result: inout [String]) {
    result.append("(\(node.kind)")
    for element in node.children {
      switch element {
      case .node(let child): append(child, bytes, to: &result)
      case .token(let token, _):
        if token.kind != .newline, token.kind != .semicolon { result.append(describe(token, bytes)) }
      }
    }
    result.append(")")
  }

  private static func describe(_ token: Token, _ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes[token.range.indices], as: UTF8.self)
    return "\(token.kind) \(text.replacingLineEnds())"
  }
}

extension String {
  /// The text with `\n` for `\r\n` and `\r`.
  public func replacingLineEnds() -> String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
