import MealSource
import MealSyntax
import Testing

/// Checks that the tokens cover all bytes in order and that the tree's tokens are all tokens but the trivia.
func expectLossless(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
  let tree = Parser.parse(bytes)
  var offset: UInt32 = 0
  for token in tree.tokens {
    if token.start != offset { Issue.record("gap at \(offset)", sourceLocation: location) }
    offset = token.end
  }
  #expect(Int(offset) == bytes.count, sourceLocation: location)
  #expect(tree.tokens.last?.kind == .endOfFile, sourceLocation: location)
  var inTree: [Int] = []
  collect(tree.root, &inTree)
  let expected = tree.tokens.indices.filter { !tree.tokens[$0].kind.isTrivia }
  if inTree != expected {
    Issue.record("the tree lacks tokens: \(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
  }
  for fault in tree.faults where fault.range.end < fault.range.start || Int(fault.range.end) > bytes.count {
    Issue.record("a fault outside the text", sourceLocation: location)
  }
}

private func collect(_ node: SyntaxNode, _ result: inout [Int]) {
  for element in node.children {
    switch element {
    case .node(let child): collect(child, &result)
    case .token(_, let index): result.append(index)
    }
  }
}
