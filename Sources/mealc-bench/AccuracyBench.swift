import MealKit

/// Compiles real recipes and compares what they come to with what their sites print.
///
/// The sites' figures are estimates too: the median and the spread tell, not one recipe.
struct AccuracyBench {
  /// What the command line asks for.
  struct Options {
    var folder = "../shared/data/published-nutrition"
    /// The folder of `frequent_ingredients.tsv`; nil where names are not checked.
    var names: String?
    /// How many of the worst recipes are listed line by line.
    var worst = 0
    /// How many unknown foods and weights are listed.
    var top = 25
    /// A blob to use instead of the built-in catalogue.
    var catalogue: String?
    /// True where each alias that only one recipe uses is left out.
    var leavesOut = false
    /// Only recipes whose id holds this text.
    var only: String?
    /// The tables that `--leave-one-out` rebuilds from.
    var tables = "Sources/CMealData/tables"
  }

  /// A nutrient that sites print.
  struct Measured {
    var name: String
    var field: String
    var nutrient: Nutrient
  }

  static let measured = [
    Measured(name: "kcal", field: "energy_kcal", nutrient: .energy),
    Measured(name: "protein", field: "protein_g", nutrient: .protein),
    Measured(name: "fat", field: "fat_g", nutrient: .fat), Measured(name: "carbs", field: "carbs_g", nutrient: .carbs),
  ]

  let options: Options

  init(_ arguments: [String]) { options = Options(arguments) }

  func run() {
    var catalogue = Catalogue.builtIn
    if let path = options.catalogue, let other = BenchFiles.read(path).flatMap({ Catalogue(blob: $0) }) {
      catalogue = other
    }
    if let names = options.names { return AccuracyNames(catalogue).run(names) }
    guard let recipes = PublishedRecipe.read(options.folder) else {
      return print("skipped: no recipes in \(options.folder)")
    }
    let chosen = recipes.filter { $0.isReadable && (options.only.map($0.id.contains) ?? true) }
    if options.leavesOut {
      catalogue = AccuracyLeaveOut(tables: options.tables).catalogue(without: chosen, catalogue) ?? catalogue
    }
    let results = chosen.map { AccuracyResult($0, catalogue) }
    printUnknown(results)
    printWorst(results)
    printSummary(results)
  }

  // MARK: Summary

  private func printSummary(_ results: [AccuracyResult]) {
    let complete = results.filter(\.isComplete).count
    print(
      "recipes \(results.count)  complete \(complete), \(Self.percent(Double(complete) / Double(max(1, results.count))))"
    )
    for measured in Self.measured {
      let errors = results.compactMap { $0.error(measured) }
      let close = errors.count { abs($0) <= 0.2 }
      print(
        Self.padded(measured.name, 8),
        "median error \(Self.percent(Self.median(errors.map(abs))))  bias \(Self.percent(Self.median(errors)))",
        " within 20 %: \(Self.percent(Double(close) / Double(max(1, errors.count))))  of \(errors.count)")
    }
  }

  private func printUnknown(_ results: [AccuracyResult]) {
    for (title, code) in [
      ("unknown foods", DiagnosticCode.unknownFood), ("unknown weights", .unknownWeight),
      ("missing amounts", .missingAmount),
    ] {
      let texts = results.flatMap { $0.problems(code) }
      let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      print("\(title): \(texts.count)")
      for (text, count) in sorted.prefix(options.top) { print("  \(count)  \(text)") }
    }
  }

  private func printWorst(_ results: [AccuracyResult]) {
    let energy = Self.measured[0]
    let ranked = results.filter { $0.error(energy) != nil }.sorted {
      abs($0.error(energy) ?? 0) > abs($1.error(energy) ?? 0)
    }
    for result in ranked.prefix(options.worst) { result.printLines() }
    if options.only != nil { for result in results where !result.isComplete { result.printLines() } }
  }

  // MARK: Figures

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// A share as a percentage with one decimal.
  static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension AccuracyBench.Options {
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--worst": worst = rest.popFirst().flatMap { Int($0) } ?? 20
      case "--top": top = rest.popFirst().flatMap { Int($0) } ?? 25
      case "--names": names = rest.popFirst() ?? "../shared/data/names"
      case "--catalogue": catalogue = rest.popFirst()
      case "--only": only = rest.popFirst()
      case "--tables": tables = rest.popFirst() ?? tables
      case "--leave-one-out": leavesOut = true
      default: folder = word
      }
    }
  }
}
