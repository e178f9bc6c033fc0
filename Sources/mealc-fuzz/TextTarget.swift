import MealKit

/// Takes a text through the whole compiler and checks what has to hold for every text.
struct TextTarget {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func run() {
    let tree = Parser.parse(bytes)
    checkTokens(tree)
    checkFormat(tree)
    compile()
  }

  /// Tokens cover every byte in order, and faults lie within the text.
  private func checkTokens(_ tree: SyntaxTree) {
    var offset: UInt32 = 0
    for token in tree.tokens {
      promise(token.start == offset, "a gap between tokens at \(offset)")
      offset = token.end
    }
    promise(Int(offset) == bytes.count, "tokens end at \(offset) of \(bytes.count)")
    for fault in tree.faults { promise(Int(fault.range.end) <= bytes.count, "a fault outside the text") }
  }

  /// Formatting keeps the tree, and a second time changes nothing.
  private func checkFormat(_ tree: SyntaxTree) {
    guard let once = Formatter.format(tree, of: bytes) else { return }
    let again = Parser.parse(once)
    promise(again.faults.isEmpty, "the formatted text has a fault: \(again.faults)")
    promise(TreeOutline(tree, bytes) == TreeOutline(again, once), "formatting changes the tree")
    promise(Formatter.format(again, of: once) == once, "formatting twice is not formatting once")
  }

  /// Checks, evaluates and prints; every document can be written.
  func compile() {
    let workspace = MemoryWorkspace(bytes: ["input.meal": bytes])
    let compiler = MealCompiler(budget: 20_000)
    guard let compilation = try? compiler.compile("input.meal", in: workspace) else { return }
    let evaluation = compilation.evaluate()
    var size = compilation.programJSON().compact().utf8.count + evaluation.reportJSON().compact().utf8.count
    size += TextWriter(glyphs: .unicode, style: .none).text(evaluation.report()).utf8.count
    size += evaluation.renderer().human(evaluation.diagnostics).utf8.count
    size += evaluation.sarif(version: "0").compact().utf8.count
    promise(size > 0, "no document")
    for diagnostic in evaluation.diagnostics {
      promise(Int(diagnostic.primary.span.range.end) <= bytes.count, "a diagnostic outside the text")
    }
  }
}

/// What a text says, without its white space: kinds of nodes, and the tokens that matter with their bytes.
struct TreeOutline: Equatable {
  private var parts: [UInt8] = []

  init(_ tree: SyntaxTree, _ bytes: [UInt8]) {
    // A stack of its own: trees may be deep.
    var pending: [SyntaxElement] = [.node(tree.root)]
    while let element = pending.popLast() {
      switch element {
      case .node(let node):
        parts.append(node.kind.rawValue)
        pending += node.children.reversed()
      case .token(let token, _):
        if token.kind != .newline, token.kind != .semicolon { append(token, bytes) }
      }
    }
  }

  /// Line ends within tokens are one byte.
  private mutating func append(_ token: Token, _ bytes: [UInt8]) {
    parts.append(token.kind.rawValue)
    for index in token.range.indices where bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
    {
      parts.append(bytes[index] == 0x0D ? 0x0A : bytes[index])
    }
  }
}
