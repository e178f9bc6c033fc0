import MealKit

/// Compares the foods of the names that recipes use most with the rows that a careful reader chose.
struct AccuracyNames {
  let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  func run(_ folder: String) {
    guard let bytes = BenchFiles.read("\(folder)/frequent_ingredients.tsv") else {
      return print("skipped: no names in \(folder)")
    }
    let matcher = FoodMatcher(catalogue)
    var (right, total) = (0, 0)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1, !fields[1].isEmpty else { continue }
      // "salt and pepper" are two foods; the row is that of the first.
      let first = fields[0].prefix { $0 != " " }
      let match = matcher.match(fields[0]) ?? matcher.match(String(first))
      total += 1
      if match.map({ isRow($0, fields[1]) }) == true { right += 1 } else { report(fields, match) }
    }
    print("names \(total)  of the chosen row \(right), \(AccuracyBench.percent(Double(right) / Double(max(1, total))))")
  }

  /// True where the match is the row, or a row of ours with its figures.
  private func isRow(_ match: FoodMatch, _ number: String) -> Bool {
    if match.key == "usda:\(number)" { return true }
    guard match.key.hasPrefix("meal:"), let row = catalogue.food(key: "usda:\(number)") else { return false }
    let compared: [Nutrient] = [.energy, .protein, .fat, .carbs, .sodium]
    return compared.allSatisfy { catalogue.value($0, of: match.food) == catalogue.value($0, of: row) }
  }

  private func report(_ fields: [String], _ match: FoodMatch?) {
    print(
      "  \(fields[0]): wanted \(fields[1]) \(fields.count > 2 ? fields[2] : ""), found \(match.map { "\($0.key) \($0.entry.name)" } ?? "nothing")"
    )
  }
}
