public import MealSource

/// The lossless tree of a text: two flat arrays that handles point into.
///
/// Every byte belongs to a token, and every token that is not trivia belongs to exactly one node, in the order of the text.
/// Trivia stay in the token array between their neighbours. Building is one pass; memory is 20 bytes a node and 4 a child.
/// Never changes; a class, so that a handle is one reference and an index.
public final class SyntaxTree: Sendable {
  /// A node: its kind, its children and the tokens it covers.
  struct Node: Sendable, BitwiseCopyable {
    var firstChild: UInt32
    var childCount: UInt32
    var firstToken: UInt32
    var tokenEnd: UInt32
    var kind: SyntaxKind
    var isBroken: Bool
  }

  /// A tree that is being built.
  struct Draft {
    var tokens: [Token]
    var faults: [SyntaxFault] = []
    var nodes: [Node] = []
    var children: [UInt32] = []
  }

  /// Marks an element of `children` as a token.
  static let tokenBit: UInt32 = 1 << 31

  /// The tokens of the text.
  public let tokens: [Token]
  /// What was wrong with the text, in the order of their places.
  public let faults: [SyntaxFault]
  let nodes: [Node]
  let children: [UInt32]

  init(_ draft: Draft) {
    tokens = draft.tokens
    faults = draft.faults
    nodes = draft.nodes
    children = draft.children
  }

  /// The node that covers the whole text.
  public var root: SyntaxNode { SyntaxNode(tree: self, index: UInt32(truncatingIfNeeded: nodes.count - 1)) }

  /// The number of nodes.
  public var nodeCount: Int { nodes.count }
}

/// A node of a tree, as a view: copying it copies a handle.
public struct SyntaxNode: Sendable {
  /// The tree it belongs to.
  public let tree: SyntaxTree
  let index: UInt32

  /// What it is.
  public var kind: SyntaxKind { tree.nodes[Int(index)].kind }

  /// True where a fault lies directly in it: what it says is not to be trusted.
  public var isBroken: Bool { tree.nodes[Int(index)].isBroken }

  /// The bytes from its first token to its last.
  public var range: ByteRange {
    let node = tree.nodes[Int(index)]
    guard node.tokenEnd > node.firstToken else {
      let start = tree.tokens[Int(node.firstToken)].start
      return ByteRange(start, start)
    }
    return ByteRange(tree.tokens[Int(node.firstToken)].start, tree.tokens[Int(node.tokenEnd) - 1].end)
  }

  /// The position of its first token.
  public var firstToken: Int { Int(tree.nodes[Int(index)].firstToken) }

  /// The position just past its last token.
  public var tokenEnd: Int { Int(tree.nodes[Int(index)].tokenEnd) }

  /// What it consists of, in order.
  public var children: SyntaxChildren { SyntaxChildren(tree: tree, node: tree.nodes[Int(index)]) }

  /// Its child nodes, in order.
  public var childNodes: [SyntaxNode] { children.compactMap(\.node) }

  /// The first child node of a kind.
  public func child(_ kind: SyntaxKind) -> SyntaxNode? {
    for element in children {
      if case .node(let node) = element, node.kind == kind { return node }
    }
    return nil
  }

  /// All child nodes of a kind.
  public func children(_ kind: SyntaxKind) -> [SyntaxNode] {
    children.compactMap { $0.node.flatMap { $0.kind == kind ? $0 : nil } }
  }

  /// The first token that is its direct child and of a kind.
  public func token(_ kind: TokenKind) -> Token? {
    for element in children {
      if case .token(let token, _) = element, token.kind == kind { return token }
    }
    return nil
  }

  /// Its first direct token.
  public var leadingToken: Token? {
    for element in children {
      if case .token(let token, _) = element { return token }
    }
    return nil
  }

  /// Its direct tokens, in order.
  public var directTokens: [Token] { children.compactMap(\.token) }
}

/// A node or a token.
public enum SyntaxElement: Sendable {
  /// A node.
  case node(SyntaxNode)
  /// A token and its position among the tokens.
  case token(Token, index: Int)

  /// The node, if it is one.
  public var node: SyntaxNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// The token, if it is one.
  public var token: Token? {
    if case .token(let token, _) = self { token } else { nil }
  }
}

/// The children of a node, in order.
public struct SyntaxChildren: Sequence, Sendable {
  let tree: SyntaxTree
  let node: SyntaxTree.Node

  /// Walks over them.
  public func makeIterator() -> Iterator {
    Iterator(tree: tree, position: node.firstChild, end: node.firstChild + node.childCount)
  }

  /// The state of a walk.
  public struct Iterator: IteratorProtocol {
    let tree: SyntaxTree
    var position: UInt32
    let end: UInt32

    /// The next child.
    public mutating func next() -> SyntaxElement? {
      guard position < end else { return nil }
      let element = tree.children[Int(position)]
      position += 1
      if element & SyntaxTree.tokenBit != 0 {
        let index = Int(element & ~SyntaxTree.tokenBit)
        return .token(tree.tokens[index], index: index)
      }
      return .node(SyntaxNode(tree: tree, index: element))
    }
  }
}

extension SyntaxNode {
  /// The `##` lines directly above it, without their hashes, joined by line ends; nil where there are none.
  public func docComment(in bytes: [UInt8]) -> String? {
    var lines: [String] = []
    var index = firstToken - 1
    var lineEnds = 0
    // An empty line between the comment and the declaration parts them, white space on it or not; so does a statement.
    scan: while index >= 0, lineEnds < 2 {
      let token = tree.tokens[index]
      switch token.kind {
      case .docComment:
        lines.append(SyntaxNode.docText(bytes[Int(token.start) + 2..<Int(token.end)]))
        lineEnds = 0
      case .whitespace: break
      case .lineBreak, .newline: lineEnds += 1
      default: break scan
      }
      index -= 1
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }

  private static func docText(_ bytes: ArraySlice<UInt8>) -> String {
    var slice = bytes
    if slice.first == 0x20 { slice = slice.dropFirst() }
    while let last = slice.last, last == 0x20 || last == 0x0D { slice = slice.dropLast() }
    return String(decoding: slice, as: UTF8.self)
  }
}
