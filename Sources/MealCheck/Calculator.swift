public import MealData
public import MealIR
public import MealSource
import MealSyntax
import MealUnits

/// Evaluates single lines in the scope of a program: what a prompt and `mealc macros` need.
///
/// A class, because bindings made at a prompt stay. Not for use from several threads at once.
public final class Calculator {
  /// What a line comes to.
  public enum Answer: Sendable {
    /// The value of an expression, as text.
    case value(String)
    /// A binding was made; its name and value.
    case binding(name: String, value: String)
    /// Foods, read, matched and weighed.
    case phrase([Ingredient])
    /// The line is neither; why.
    case faulty
  }

  private let lowering: Lowering
  private let evaluator: Evaluator
  private let scope: Scope

  /// A calculator in the scope of `files`; their own diagnostics are the compiler's business.
  public init(_ files: [ParsedFile] = [], catalogue: Catalogue, options: CheckOptions) {
    evaluator = Evaluator(files: files, budget: options.budget)
    lowering = Lowering(evaluator, catalogue, options)
    if !files.isEmpty { lowering.run() }
    scope = Scope(parent: lowering.global)
    evaluator.willClear(scope)
  }

  /// The program of the files.
  public var program: Program { lowering.program }

  /// The diagnostics of the last line, by place; the file they name is `lineFile`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The last line as a file, for rendering its diagnostics.
  public private(set) var lineFile = SourceFile(name: "line", text: "")

  /// The names that a line may use, in alphabetical order.
  public var names: [String] { scope.visibleNames }

  /// What `line` comes to: a binding, an expression, or else foods.
  public func answer(_ line: String) -> Answer {
    if let answer = expression(line) { return answer }
    return .phrase(ingredients(line))
  }

  /// The foods of a phrase such as `2 eggs with 200 g cottage cheese`.
  public func ingredients(_ phrase: String) -> [Ingredient] {
    let bytes = Array(phrase.utf8)
    begin(phrase)
    var reader = lowering.reader(fileID)
    reader.isStrict = false
    let span = SourceSpan(file: fileID, range: ByteRange(0, bytes.count))
    let line = IngredientReader.Line(bytes: bytes, range: 0..<bytes.count, file: fileID, span: span)
    let items = reader.readList(line)
    diagnostics = reader.diagnostics
    return items
  }

  /// One ingredient line, as a recipe would read it.
  public func ingredientLine(_ text: String) -> [Ingredient] {
    let bytes = Array(text.utf8)
    begin(text)
    var reader = lowering.reader(fileID)
    reader.isStrict = false
    let span = SourceSpan(file: fileID, range: ByteRange(0, bytes.count))
    let items = reader.read(IngredientReader.Line(bytes: bytes, range: 0..<bytes.count, file: fileID, span: span))
    diagnostics = reader.diagnostics
    return items
  }

  private var fileID: FileID { FileID(max(0, evaluator.files.count - 1)) }

  private func begin(_ line: String) {
    lineFile = SourceFile(name: "line", text: line)
    diagnostics = []
  }

  /// The line as an expression or a `let`; nil where it is neither.
  private func expression(_ line: String) -> Answer? {
    begin(line)
    let source = SourceFile(name: "line", text: line)
    evaluator.files.append(ParsedFile(source))
    let file = FileID(evaluator.files.count - 1)
    let tree = evaluator.files[Int(file.index)].tree
    evaluator.bag = DiagnosticBag()
    evaluator.budget = Evaluator.defaultBudget
    if tree.root.childNodes.contains(where: { $0.kind == .letStatement || $0.kind == .defStatement }) {
      return bind(tree, file, source)
    }
    defer { evaluator.files.removeLast() }
    return value(source, file)
  }

  private func value(_ source: SourceFile, _ file: FileID) -> Answer? {
    let range = ByteRange(0, source.bytes.count)
    let tree = Parser.parseExpression(source.bytes, in: range)
    guard tree.faults.isEmpty, let node = tree.root.childNodes.first else { return nil }
    let value = evaluator.evaluate(node, scope, file)
    guard evaluator.bag.isEmpty, !value.isUnknown else { return isArithmetic(node) ? fail() : nil }
    if case .number(let quantity) = value, quantity.dimension == .count { return nil }
    return .value(value.interpolated)
  }

  /// True for a line that is a sum of amounts, so that its fault is worth telling.
  private func isArithmetic(_ node: SyntaxNode) -> Bool {
    let codes = evaluator.bag.sorted().map(\.code)
    let isUnreadable = codes.contains { [.unknownName, .unknownUnit, .unknownField].contains($0) }
    return !isUnreadable && [.binary, .call, .range, .unary, .paren].contains(node.kind)
  }

  private func fail() -> Answer {
    diagnostics = evaluator.bag.sorted()
    return .faulty
  }

  private func bind(_ tree: SyntaxTree, _ file: FileID, _ source: SourceFile) -> Answer {
    let faults = tree.diagnostics(file: file, bytes: source.bytes)
    guard faults.isEmpty else {
      evaluator.files.removeLast()
      diagnostics = faults
      return .faulty
    }
    let node = tree.root.childNodes.first { $0.kind == .letStatement || $0.kind == .defStatement }
    let inner = Scope(parent: scope)
    // Of several values on a line the first alone is asked for; the others would hold their scope for good.
    evaluator.willClear(inner)
    let values = evaluator.bindNames(of: tree.root, Context(scope: inner, file: file))
    var answer = Answer.faulty
    if let token = node?.token(.identifier) {
      let name = evaluator.text(token, in: file)
      let value = values.first.map { evaluator.force($0) } ?? inner.value(of: name) ?? .unknown
      if !value.isUnknown {
        scope.rebind(name, .value(value), at: evaluator.span(token, in: file))
        answer = .binding(name: name, value: value.interpolated)
      }
    }
    diagnostics = evaluator.bag.sorted()
    return answer
  }
}

extension Scope {
  /// The value bound to `name` in this very scope.
  func value(of name: String) -> Value? {
    if case .value(let value)? = find(name) { return value }
    return nil
  }
}
