import MealSource
import MealSyntax

/// Names and what they are bound to, within a scope around it.
final class Scope {
  /// What a name stands for.
  enum Binding {
    /// A value.
    case value(Value)
    /// A `let` that is evaluated when it is first needed.
    case lazy(LazyValue)
  }

  let parent: Scope?
  private var bindings: [String: (binding: Binding, span: SourceSpan, spelling: String)] = [:]

  init(parent: Scope?) { self.parent = parent }

  /// Binds `name`; gives the span of an earlier binding of the same name in this very scope.
  func bind(_ name: String, _ binding: Binding, at span: SourceSpan) -> SourceSpan? {
    let key = NameFolding.folded(name)
    if let earlier = bindings[key] { return earlier.span }
    bindings[key] = (binding, span, name)
    return nil
  }

  /// Binds `name` in place of what it stood for here.
  func rebind(_ name: String, _ binding: Binding, at span: SourceSpan) {
    bindings[NameFolding.folded(name)] = (binding, span, name)
  }

  /// Forgets all names: a function holds the scope it was declared in, which holds the function.
  func clear() { bindings = [:] }

  /// What `name` stands for here or further out.
  func find(_ name: String) -> Binding? {
    let key = NameFolding.folded(name)
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[key] { return found.binding }
      scope = current.parent
    }
    return nil
  }

  /// All names that can be seen from here, as written, in alphabetical order.
  var visibleNames: [String] {
    var names = Set<String>()
    var scope: Scope? = self
    while let current = scope {
      for entry in current.bindings.values { names.insert(entry.spelling) }
      scope = current.parent
    }
    return names.sorted()
  }
}

/// A `let` and what it came to.
final class LazyValue {
  enum State {
    case waiting
    case running
    case done(Value)
  }

  let name: String
  let node: SyntaxNode
  let file: FileID
  /// Where it is evaluated; nil once it is, for the scope holds the value.
  private(set) var scope: Scope?
  let span: SourceSpan
  var state = State.waiting

  init(name: String, node: SyntaxNode, file: FileID, scope: Scope, span: SourceSpan) {
    self.name = name
    self.node = node
    self.file = file
    self.scope = scope
    self.span = span
  }

  /// Keeps what it came to.
  func finish(_ value: Value) {
    state = .done(value)
    scope = nil
  }
}
