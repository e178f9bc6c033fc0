internal import MealData
internal import MealUnits

/// Shows what a text or a key means.
enum Inspection {
  static func match(_ arguments: [String]) -> Int32 {
    let catalogue = arguments.contains("--rows-only") ? Build.rowsOnly() ?? .builtIn : .builtIn
    if arguments[0] != "-" {
      print(line(arguments[0], arguments.count > 1 ? arguments[1] : "", catalogue))
      return 0
    }
    while let text = readLine() {
      let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      print(line(parts.first ?? "", parts.count > 1 ? parts[1] : "", catalogue))
    }
    return 0
  }

  private static func line(_ text: String, _ preparation: String, _ catalogue: Catalogue) -> String {
    guard let match = FoodMatcher(catalogue).match(text, preparation: preparation) else { return "\(text)\t?" }
    let name = catalogue.name(of: match.food)
    let reasons = (match.reasons + match.alternatives.map { "or \($0.key) \($0.name)" }).joined(separator: " | ")
    return "\(text)\t\(match.key)\t\(match.entry.name)\t\(name)\t\(match.quality)\t\(reasons)"
  }

  static func search(_ query: String) -> Int32 {
    for result in Catalogue.builtIn.search(query, limit: 15) {
      print("\(result.key)  \(result.name)  (\(result.matchedName))")
    }
    return 0
  }

  /// Lines of `TEXT<tab>PREPARATION<tab>UNIT<tab>SIZE`: what one of the unit weighs.
  static func weigh() -> Int32 {
    while let line = readLine() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) + ["", "", "", ""]
      let unit = Unit.allCases.first { $0.symbol == parts[2] } ?? .piece
      let size = PieceSize.allCases.first { $0.words == parts[3] }
      guard let match = FoodMatcher(.builtIn).match(parts[0], preparation: parts[1]) else {
        print("\(line)\tno food")
        continue
      }
      guard let weight = match.grams(unit, size: size) else {
        print("\(line)\t\(match.key)\t\(match.entry.name)\tno weight")
        continue
      }
      let sure = weight.isEstimated ? "estimated" : "stated"
      print(
        "\(line)\t\(match.key)\t\(match.entry.name)\t\(weight.grams)\t\(sure)\t\(weight.basis)\t\(weight.assumption)")
    }
    return 0
  }

  static func show(_ key: String) -> Int32 {
    let catalogue = Catalogue.builtIn
    guard let food = catalogue.food(key: key) else {
      Command.complain("no row `\(key)`")
      return 1
    }
    print("\(catalogue.key(of: food)) \(catalogue.name(of: food)) [\(catalogue.sourceGroup(of: food))]")
    for nutrient in catalogue.nutrients(of: food) {
      let value = catalogue.exactValue(nutrient, of: food)?.decimalText(places: nutrient.decimals) ?? ""
      let origin = catalogue.provenance(nutrient, of: food).map { "  \($0.derivation), \($0.source)" } ?? ""
      print("  \(nutrient.key) \(value)\(origin)")
    }
    for measure in catalogue.measures(of: food) {
      let unit = measure.unit.map { "\($0)" } ?? "-"
      print("  \(measure.amount) \(measure.text) = \(measure.grams) g [\(unit) \(measure.qualifier)]")
    }
    return 0
  }
}
