import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

/// Turns declarations into the checked program.
///
/// One extension a kind of declaration.
final class Lowering {
  /// A declaration with the names it can see.
  struct Declaration {
    var node: SyntaxNode
    var context: Context
  }

  /// What a dish's name stands for.
  enum Dish {
    case recipe(RecipeID)
    case meal(Int)
  }

  let evaluator: Evaluator
  let catalogue: Catalogue
  let options: CheckOptions
  var program = Program()
  var global = Scope(parent: nil)
  /// Declarations by kind, in order.
  var declarations: [SyntaxKind: [Declaration]] = [:]
  /// Names in use, folded, with what they stand for and where they stand.
  var dishes: [String: (dish: Dish, name: String, span: SourceSpan)] = [:]
  var eaters: [String: (index: Int, span: SourceSpan)] = [:]
  var plans: [String: SourceSpan] = [:]
  var foods: FoodFinder
  /// The syntax of `program.recipes` and `program.meals`, by position.
  var recipeSources: [Declaration] = []
  var mealSources: [Declaration] = []
  /// The reader of ingredient lines, kept while lines of one file follow each other.
  var reader: IngredientReader?
  var readerFile = FileID(0)

  init(_ evaluator: Evaluator, _ catalogue: Catalogue, _ options: CheckOptions) {
    self.evaluator = evaluator
    self.catalogue = catalogue
    self.options = options
    foods = FoodFinder(catalogue)
  }

  func run() {
    program.files = evaluator.files.map(\.source.name)
    readUnits()
    expandFiles()
    lowerRates()
    lowerHousehold()
    lowerFoods()
    lowerAliases()
    declareEaters()
    declareDishes()
    lowerEaters()
    lowerRecipes()
    lowerMeals()
    lowerPrices()
    lowerPantry()
    lowerLogs()
    lowerPlans()
    lowerChecks()
    lowerReports()
    checkRecipeCycles()
    checkYields()
  }

  /// Binds the values of all files in one scope, then walks over the declarations.
  private func expandFiles() {
    var values: [LazyValue] = []
    var functions: [(name: String, node: SyntaxNode, file: FileID)] = []
    for (index, file) in evaluator.files.enumerated() {
      for node in file.tree.root.childNodes where node.kind == .error { evaluator.lose(node, in: FileID(index)) }
      let context = Context(scope: global, file: FileID(index))
      values += evaluator.bindNames(of: file.tree.root, context)
      for node in file.tree.root.children(.defStatement) {
        if let token = node.token(.identifier) {
          functions.append((evaluator.text(token, in: context.file), node, context.file))
        }
      }
    }
    RecursionCheck(evaluator: evaluator, functions: functions).run()
    collectRates()
    for (index, file) in evaluator.files.enumerated() {
      evaluator.expandTop(file.tree.root, Context(scope: global, file: FileID(index))) { self.collect($0, $1) }
    }
    for value in values { _ = evaluator.force(value) }
  }

  private func collect(_ node: SyntaxNode, _ context: Context) {
    if node.kind == .useStatement { return }
    declarations[node.kind, default: []].append(Declaration(node: node, context: context))
  }

  /// Units have to be known before anything is evaluated: they are read as words, not as values.
  private func readUnits() {
    for (index, file) in evaluator.files.enumerated() {
      let id = FileID(index)
      for node in file.tree.root.childNodes {
        if node.kind == .field { evaluator.fileUnits[id] = unitSystem(node, id) ?? evaluator.fileUnits[id] }
        guard node.kind == .household, let block = node.child(.block) else { continue }
        for field in block.children(.field) {
          if let units = unitSystem(field, id) { evaluator.householdUnits = units }
          if let dollar = dollarCurrency(field, id) { evaluator.dollar = dollar }
        }
      }
    }
  }

  private func unitSystem(_ node: SyntaxNode, _ file: FileID) -> UnitSystem? {
    guard word(of: node, file) == "units", let name = node.child(.name), let token = name.token(.identifier) else {
      return nil
    }
    let word = evaluator.text(token, in: file)
    if let system = UnitSystem(word: word) { return system }
    report(.unknownWord(word, for: "units", known: ["us", "metric", "uk", "au"], at: evaluator.span(token, in: file)))
    return nil
  }

  private func dollarCurrency(_ node: SyntaxNode, _ file: FileID) -> Currency? {
    guard word(of: node, file) == "currency", let token = node.child(.name)?.token(.identifier) else { return nil }
    return Currency(code: evaluator.text(token, in: file).uppercased()).flatMap { $0.isDollar ? $0 : nil }
  }
}

// What lowering asks of trees and values.
extension Lowering {
  @discardableResult
  func report(_ diagnostic: Diagnostic) -> Value { evaluator.report(diagnostic) }

  /// The first word of a statement.
  func word(of node: SyntaxNode, _ file: FileID) -> String {
    node.leadingToken.map { evaluator.text($0, in: file) } ?? ""
  }

  func span(_ node: SyntaxNode, _ context: Context) -> SourceSpan { evaluator.span(node, in: context.file) }

  func value(_ node: SyntaxNode, _ context: Context) -> Value { evaluator.evaluate(node, context.scope, context.file) }

  /// The text of a node as written.
  func text(_ node: SyntaxNode, _ context: Context) -> String {
    evaluator.files[Int(context.file.index)].source.text(node.range)
  }

  /// The text that a string, a name or words stand for; nil where a fault is already reported.
  func title(_ node: SyntaxNode?, _ context: Context) -> Named? {
    guard let node else { return nil }
    let span = span(node, context)
    switch node.kind {
    case .string:
      guard case .string(let text) = evaluator.string(node, context.scope, context.file) else { return nil }
      return Named(text, span)
    case .name, .words: return Named(text(node, context), span)
    default: return nil
    }
  }

  /// The first child that can be a name.
  func titleNode(_ node: SyntaxNode) -> SyntaxNode? {
    node.childNodes.first { [.string, .name, .words].contains($0.kind) }
  }

  /// A number or range of one dimension; reports anything else.
  func interval(_ node: SyntaxNode?, _ context: Context, _ dimension: Dimension, _ what: String) -> Interval? {
    guard let node else { return nil }
    let value = value(node, context)
    switch value {
    case .number(let quantity) where quantity.dimension == dimension: return Interval(quantity.value)
    case .range(let low, let high) where low.dimension == dimension: return Interval(low.value, high.value)
    case .unknown: return nil
    default:
      report(.wrongType(value, wanted: what, at: span(node, context)))
      return nil
    }
  }

  /// One number of a dimension; reports anything else.
  func number(_ node: SyntaxNode?, _ context: Context, _ dimension: Dimension, _ what: String) -> Rational? {
    guard let node else { return nil }
    let value = value(node, context)
    switch value {
    case .number(let quantity) where quantity.dimension == dimension: return quantity.value
    case .unknown: return nil
    default:
      report(.wrongType(value, wanted: what, at: span(node, context)))
      return nil
    }
  }

  /// One number above zero, at most `high`.
  func positive(_ node: SyntaxNode?, _ context: Context, _ dimension: Dimension, _ what: String, most: Int) -> Rational?
  {
    guard let node, let value = number(node, context, dimension, what) else { return nil }
    if value.isNegative {
      report(.negative(what, at: span(node, context)))
      return nil
    }
    guard !value.isZero, value <= Rational(most) else {
      report(.outOfRange(what, "above 0 and not above \(most)", at: span(node, context)))
      return nil
    }
    return value
  }

  /// The word that a setting names, one of `known`; reports any other.
  func word(_ node: SyntaxNode, _ context: Context, of known: [String]) -> String? {
    guard let name = node.child(.name), let token = name.token(.identifier) else { return nil }
    let written = evaluator.text(token, in: context.file)
    let folded = NameFolding.folded(written)
    if let found = known.first(where: { NameFolding.folded($0) == folded }) { return found }
    report(
      .unknownWord(
        written, for: word(of: node, context.file), known: known, at: evaluator.span(token, in: context.file)))
    return nil
  }

  /// The names of a comma list.
  func names(_ node: SyntaxNode, _ context: Context) -> [Named] {
    node.childNodes.compactMap { title($0, context) }
  }

  func date(_ node: SyntaxNode?, _ context: Context) -> CalendarDate? {
    guard let node else { return nil }
    let value = value(node, context)
    if case .date(let date) = value { return date }
    if !value.isUnknown { report(.wrongType(value, wanted: "a date such as 2026-11-30", at: span(node, context))) }
    return nil
  }

  func doc(_ node: SyntaxNode, _ context: Context) -> String? {
    node.docComment(in: evaluator.bytes(context.file))
  }
}

/// Notices settings that stand twice in one declaration.
struct SettingsSeen {
  private var spans: [String: SourceSpan] = [:]

  /// True for the first of a word; reports every other.
  mutating func isFirst(_ word: String, _ span: SourceSpan, _ evaluator: Evaluator) -> Bool {
    if let first = spans[word] {
      if first == span { return true }
      evaluator.report(.repeatedSetting(word, at: span, first: first))
      return false
    }
    spans[word] = span
    return true
  }
}
