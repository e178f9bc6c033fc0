public import MealData
public import MealJSON
import MealUnits

/// All that is known of one food: what `mealc foods --show KEY` prints.
public struct FoodReport: Sendable {
  private let food: FoodID
  private let entry: FoodEntry
  private let catalogue: Catalogue

  /// Looks a key up; nil where the catalogue has none.
  public init?(key: String, in catalogue: Catalogue) {
    guard let food = catalogue.food(key: key) else { return nil }
    self.food = food
    self.catalogue = catalogue
    entry = catalogue.entry(of: food)
  }

  // MARK: Text

  /// Names, weights, values per 100 g with where they come from, and sources.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    document.append(.heading(StyledText("\(entry.name)  \(catalogue.key(of: food))"), level: 1))
    document.append(.list(facts().map { StyledText($0) }))
    let weights = weightLines()
    if !weights.isEmpty {
      document.append(.heading("Weights of the edible part", level: 2))
      document.append(.list(weights.map { StyledText($0) }))
    }
    document.append(.heading("Per 100 g", level: 2))
    document.append(.table(values()))
    let citations = sources()
    if !citations.isEmpty {
      document.append(.heading("Sources", level: 2))
      document.append(.list(citations.map { StyledText($0) }))
    }
    return document
  }

  private func facts() -> [String] {
    var lines = [catalogue.name(of: food)]
    if entry.isCard { lines.append("also called " + entry.names.dropFirst().prefix(8).joined(separator: ", ")) }
    lines.append("\(entry.group.rawValue), aisle \(entry.aisle.rawValue)")
    if let source = catalogue.source(of: food) { lines.append("source: \(source)") }
    if let row = catalogue.borrowedRow(of: food) {
      lines.append("figures of \(catalogue.key(of: row)), \(catalogue.name(of: row))")
    }
    if let percent = entry.refusePercent, percent > 0 {
      let what = catalogue.refuseText(of: food).map { " (\($0))" } ?? ""
      lines.append("not eaten: \(NumberText.short(percent, places: 1)) %\(what)")
    }
    if let factors = catalogue.atwaterFactors(of: food) {
      let text = [factors.protein, factors.fat, factors.carbs].map { NumberText.short($0, places: 2) }
      lines.append("energy by \(text[0]) / \(text[1]) / \(text[2]) kcal a gram of protein / fat / carbohydrate")
    }
    if let note = entry.note { lines.append(note) }
    return lines.filter { !$0.hasSuffix("called ") }
  }

  private func weightLines() -> [String] {
    var lines = entry.weights.map { weight in
      let unit = [weight.size?.words, weight.unit.map { $0.symbol }].compactMap { $0 } + weight.preparation.words
      return "1 \(unit.joined(separator: " ")) = \(NumberText.short(weight.grams, places: 2)) g"
    }
    if let density = entry.density { lines.append("1 ml = \(NumberText.short(density, places: 3)) g") }
    lines += catalogue.measures(of: food).map {
      "\(NumberText.short($0.amount, places: 3)) \($0.text) = \(NumberText.short($0.grams, places: 2)) g (SR28)"
    }
    return lines
  }

  private func values() -> ReportTable {
    var table = ReportTable([
      .init("nutrient"), .init("amount", isNumeric: true), .init("unit"), .init("how it is known", isElastic: true),
    ])
    for nutrient in catalogue.nutrients(of: food) {
      guard let value = catalogue.value(nutrient, of: food) else { continue }
      let known =
        catalogue.provenance(nutrient, of: food).map { $0.derivation.isEmpty ? $0.source : $0.derivation } ?? ""
      table.rows.append(
        ReportTable.Row([
          StyledText(nutrient.name), StyledText(NumberText.short(value, places: nutrient.decimals)),
          StyledText(nutrient.unit),
          StyledText(known, .faint),
        ]))
    }
    return table
  }

  private func sources() -> [String] {
    var result: [String] = []
    for nutrient in catalogue.nutrients(of: food) {
      for citation in catalogue.provenance(nutrient, of: food)?.citations ?? [] where !result.contains(citation.text) {
        result.append(citation.text)
      }
    }
    return result
  }

  // MARK: JSON

  /// The same as one object; a nutrient that the source does not give is absent.
  public func json() -> JSON {
    .members(
      ("key", .string(catalogue.key(of: food))), ("name", .string(entry.name)),
      ("source_name", .string(catalogue.name(of: food))), ("names", .array(entry.names.map(JSON.string))),
      ("group", .string(entry.group.rawValue)), ("aisle", .string(entry.aisle.rawValue)),
      ("refuse_percent", entry.refusePercent.map { .number($0) } ?? .null),
      ("density_g_per_ml", entry.density.map { .number($0) } ?? .null), ("weights", .array(weights())),
      ("measures", .array(measures())), ("per_100_g", .object(nutrients())),
      ("sources", .array(sources().map(JSON.string))))
  }

  private func weights() -> [JSON] {
    entry.weights.map { weight in
      JSON.members(
        ("unit", weight.unit.map { .string($0.symbol) } ?? .null),
        ("size", weight.size.map { .string($0.words) } ?? .null),
        ("preparation", .array(weight.preparation.words.map(JSON.string))), ("grams", .number(weight.grams)))
    }
  }

  private func measures() -> [JSON] {
    catalogue.measures(of: food).map {
      JSON.members(("amount", .number($0.amount)), ("measure", .string($0.text)), ("grams", .number($0.grams)))
    }
  }

  private func nutrients() -> [JSON.Member] {
    catalogue.nutrients(of: food).compactMap { nutrient in
      catalogue.value(nutrient, of: food).map { JSON.Member(nutrient.key, .number($0)) }
    }
  }
}
