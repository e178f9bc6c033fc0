public import MealData
public import MealJSON

/// The foods that a query finds: what `mealc foods QUERY` prints.
public struct FoodSearchReport: Sendable {
  private let results: [FoodSearchResult]
  private let catalogue: Catalogue
  private let query: String

  /// Searches for `query`; at most `limit` foods.
  public init(_ query: String, in catalogue: Catalogue, limit: Int = 20) {
    self.query = query
    self.catalogue = catalogue
    results = catalogue.search(query, limit: limit)
  }

  /// True where nothing is found.
  public var isEmpty: Bool { results.isEmpty }

  /// The best first, each with its macros per 100 g.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    guard !results.isEmpty else {
      let close = catalogue.suggestions(for: query)
      let hint = close.isEmpty ? "" : "; did you mean \(close.map { "`\($0)`" }.joined(separator: " or "))?"
      document.append(.paragraph(StyledText("no food matches `\(query)`\(hint)")))
      return document
    }
    var table = ReportTable([
      .init("key"), .init("food", isElastic: true), .init("kcal", isNumeric: true), .init("protein", isNumeric: true),
      .init("fat", isNumeric: true), .init("carbs", isNumeric: true),
    ])
    for result in results { table.rows.append(row(result)) }
    document.append(.table(table))
    document.append(
      .paragraph(StyledText("per 100 g; `mealc foods --show KEY` tells all that is known of one", .faint)))
    return document
  }

  private func row(_ result: FoodSearchResult) -> ReportTable.Row {
    ReportTable.Row([
      StyledText(result.key, .faint), StyledText(result.name), cell(.energy, result, .plain),
      cell(.protein, result, .protein),
      cell(.fat, result, .fat), cell(.carbs, result, .carbs),
    ])
  }

  private func cell(_ nutrient: Nutrient, _ result: FoodSearchResult, _ role: Role) -> StyledText {
    guard let value = catalogue.value(nutrient, of: result.entry.food) else { return StyledText("?", .faint) }
    return StyledText(NumberText.fixed(value, places: nutrient == .energy ? 0 : 1), role)
  }

  /// `{"query", "foods": [{"key", "name", "group", "per_100_g"}]}`.
  public func json() -> JSON {
    .members(
      ("query", .string(query)),
      (
        "foods",
        .array(
          results.map { result in
            JSON.members(
              ("key", .string(result.key)), ("name", .string(result.name)),
              ("group", .string(result.entry.group.rawValue)),
              ("per_100_g", macros(result.entry.food)))
          })
      ))
  }

  private func macros(_ food: FoodID) -> JSON {
    .object(
      [Nutrient.energy, .protein, .fat, .carbs].map { nutrient in
        JSON.Member(nutrient.key, catalogue.value(nutrient, of: food).map { .number($0) } ?? .null)
      })
  }
}
