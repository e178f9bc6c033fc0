import MealSource
import MealSyntax

/// Where an expression is evaluated.
struct Context {
  var scope: Scope
  var file: FileID
}

extension Evaluator {
  /// Calls `visit` for each statement of `node` in order, with `for` and `if` carried out and `let` and `def` bound in a
  /// scope of the block's own.
  func expand(_ node: SyntaxNode, _ context: Context, _ visit: (SyntaxNode, Context) -> Void) {
    let inner = Context(scope: Scope(parent: context.scope), file: context.file)
    let values = bindNames(of: node, inner)
    statements(of: node, inner, visit)
    for value in values { _ = force(value) }
  }

  /// The same for a file's top, whose names are bound already.
  func expandTop(_ node: SyntaxNode, _ context: Context, _ visit: (SyntaxNode, Context) -> Void) {
    statements(of: node, context, visit)
  }

  /// Binds the `let`s and `def`s directly in `node`, so that they may be used before they are declared.
  func bindNames(of node: SyntaxNode, _ context: Context) -> [LazyValue] {
    var values: [LazyValue] = []
    for child in node.childNodes where child.kind == .letStatement || child.kind == .defStatement {
      guard let token = child.token(.identifier) else { continue }
      let name = text(token, in: context.file)
      let span = span(token, in: context.file)
      let binding: Scope.Binding
      if child.kind == .letStatement {
        let value = LazyValue(name: name, node: child, file: context.file, scope: context.scope, span: span)
        values.append(value)
        binding = .lazy(value)
      } else {
        willClear(context.scope)
        binding = .value(.function(Value.Function(name: name, node: child, file: context.file, scope: context.scope)))
      }
      if let first = context.scope.bind(name, binding, at: span) {
        report(.duplicateName("value", name, at: span, first: first))
      }
    }
    return values
  }

  private func statements(of node: SyntaxNode, _ context: Context, _ visit: (SyntaxNode, Context) -> Void) {
    for element in node.children {
      guard case .node(let child) = element else { continue }
      switch child.kind {
      case .letStatement, .defStatement, .error: continue
      case .forStatement: loop(child, context, visit)
      case .ifStatement: choose(child, context, visit)
      default: visit(child, context)
      }
    }
  }

  private func loop(_ node: SyntaxNode, _ context: Context, _ visit: (SyntaxNode, Context) -> Void) {
    guard !node.isBroken, let token = node.token(.identifier), let block = node.child(.block),
      let list = node.childNodes.first
    else { return }
    guard let values = elements(list, context.scope, context.file) else { return }
    for value in values {
      guard step(node, context.file) else { return }
      let scope = Scope(parent: context.scope)
      _ = scope.bind(text(token, in: context.file), .value(value), at: span(token, in: context.file))
      expand(block, Context(scope: scope, file: context.file), visit)
    }
  }

  /// `if A { } else if B { } else { }`: conditions and blocks alternate; a block alone is the last `else`.
  private func choose(_ node: SyntaxNode, _ context: Context, _ visit: (SyntaxNode, Context) -> Void) {
    guard !node.isBroken else { return }
    var decision: Bool? = true
    for part in node.childNodes {
      guard part.kind == .block else {
        decision = condition(part, context.scope, context.file)
        if decision == nil { return }
        continue
      }
      if decision == true { return expand(part, context, visit) }
      decision = true
    }
  }
}

/// Finds functions that call themselves, whether they are called or not.
struct RecursionCheck {
  let evaluator: Evaluator
  let functions: [(name: String, node: SyntaxNode, file: FileID)]

  /// Reports each circle once, at its first member.
  func run() {
    let names = Dictionary(functions.enumerated().map { (NameFolding.folded($1.name), $0) }) { first, _ in first }
    let calls = functions.map { function in
      callees(function.node, function.file).compactMap { names[NameFolding.folded($0)] }
    }
    for cycle in Cycles.find(count: functions.count, { calls[$0] }) {
      let members = cycle.sorted()
      guard let first = members.first, let token = functions[first].node.token(.identifier) else { continue }
      let span = SourceSpan(file: functions[first].file, range: token.range)
      let path = rotated(cycle, to: first).map { functions[$0].name }
      evaluator.report(.recursiveFunction(functions[first].name, path: path, at: span))
    }
  }

  private func rotated(_ cycle: [Int], to first: Int) -> [Int] {
    guard let start = cycle.firstIndex(of: first) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }

  /// The names that a function's body calls, except its own parameters.
  private func callees(_ node: SyntaxNode, _ file: FileID) -> [String] {
    var result: [String] = []
    let parameters = Set(
      node.children(.parameter).compactMap { $0.token(.identifier) }.map { evaluator.text($0, in: file) })
    var pending = [node]
    while let current = pending.popLast() {
      if current.kind == .call, let callee = current.childNodes.first, callee.kind == .name,
        let token = callee.token(.identifier)
      {
        let name = evaluator.text(token, in: file)
        if !parameters.contains(name) { result.append(name) }
      }
      pending.append(contentsOf: current.childNodes)
    }
    return result
  }
}

/// Finds circles in a graph of numbered nodes.
enum Cycles {
  /// One circle for each node that closes one, in the order of the nodes; no node is in two of them.
  static func find(count: Int, _ successors: (Int) -> [Int]) -> [[Int]] {
    var state = [UInt8](repeating: 0, count: count)
    var cycles: [[Int]] = []
    var inCycle = Set<Int>()
    for start in 0..<count where state[start] == 0 {
      // Depth first with a stack of its own: chains of recipes may be long.
      var path: [(node: Int, next: [Int])] = [(start, successors(start))]
      state[start] = 1
      while !path.isEmpty {
        guard let successor = path[path.count - 1].next.popLast() else {
          state[path.removeLast().node] = 2
          continue
        }
        if state[successor] == 0 {
          state[successor] = 1
          path.append((successor, successors(successor)))
        } else if state[successor] == 1, let begin = path.firstIndex(where: { $0.node == successor }) {
          let cycle = path[begin...].map(\.node)
          if inCycle.isDisjoint(with: cycle) { cycles.append(cycle) }
          inCycle.formUnion(cycle)
        }
      }
    }
    return cycles
  }
}
