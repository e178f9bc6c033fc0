import MealData
import MealIR
public import NutritionEngine

/// The nutrition of recipes and meals as a document.
public struct NutritionReport: Sendable {
  let source: ReportSource
  let glyphs: Glyphs
  var columns: MacroColumns { MacroColumns(glyphs: glyphs) }

  /// Reports on what `source` holds; `glyphs` are the marks in the text.
  public init(_ source: ReportSource, glyphs: Glyphs = .unicode) {
    self.source = source
    self.glyphs = glyphs
  }

  /// Every recipe, then every meal.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    for index in source.program.recipes.indices where source.program.recipes[index].meal == nil {
      document.append(recipe(source.nutrition.recipe(RecipeID(index))))
    }
    for index in source.program.meals.indices { document.append(meal(source.nutrition.meal(index))) }
    return document
  }

  /// One recipe: its lines, its sums, and what to know about them.
  public func recipe(_ recipe: RecipeNutrition) -> ReportDocument {
    var document = ReportDocument()
    document.append(.heading(title(recipe.source.name, recipe.servings), level: 2))
    if let doc = recipe.source.doc { document.append(.paragraph(StyledText(doc, .faint))) }
    var rows = IngredientRows(glyphs: glyphs)
    rows.append(recipe.lines)
    sums(recipe).forEach { rows.append($0) }
    var table = MacroColumns.table("ingredient")
    table.rows = rows.rows
    document.append(.table(table))
    let remarks = more(recipe.perServing ?? recipe.total, recipe.perServing == nil ? "in all" : "a serving")
    append(remarks + rows.remarks() + lacking(recipe.total, recipe.lacking), to: &document)
    return document
  }

  func title(_ name: String, _ servings: Double?) -> StyledText {
    var text = StyledText(name, .strong)
    if let servings { text.append(" \(glyphs.dot) \(NumberText.count(servings, "serving"))") }
    return text
  }

  func append(_ remarks: [StyledText], to document: inout ReportDocument) {
    if !remarks.isEmpty { document.append(.list(remarks)) }
  }

  private func sums(_ recipe: RecipeNutrition) -> [ReportTable.Row] {
    let grams = columns.grams(recipe.yield)
    guard recipe.isComplete else {
      let text = StyledText("no total: \(recipe.missing.joined(separator: ", "))", .warning)
      return [ReportTable.Row([text], isAfterRule: true)]
    }
    let cooked = recipe.isYieldStated ? "total, cooked" : "total"
    var rows = [row(cooked, grams, recipe.total, isAfterRule: true)]
    if let serving = recipe.perServing {
      let share = recipe.yield.map { Figure($0.value / (recipe.servings ?? 1)) }
      rows.append(row("a serving", columns.grams(share), serving))
    }
    if let range = columns.rangeCells(recipe.perServing ?? recipe.total) {
      rows.append(ReportTable.Row([StyledText("  low to high", .faint), ""] + range))
    }
    if let part = recipe.per100Grams {
      rows.append(row(recipe.isYieldStated ? "per 100 g, cooked" : "per 100 g", "100", part))
    }
    return rows
  }

  func row(_ name: String, _ grams: StyledText, _ portion: Portion, isAfterRule: Bool = false) -> ReportTable.Row {
    ReportTable.Row([StyledText(name, .strong), grams] + columns.cells(portion), isAfterRule: isAfterRule)
  }

  /// A line of the other figures of a label.
  func more(_ portion: Portion, _ what: String) -> [StyledText] {
    let items: [(Nutrient, String, Int)] = [
      (.fiber, "fibre", 1), (.sugars, "sugars", 1), (.saturatedFat, "saturated fat", 1), (.salt, "salt", 2),
      (.netCarbs, "net carbs", 1),
    ]
    let parts = items.compactMap { nutrient, name, places -> String? in
      guard let figure = portion(nutrient) else { return nil }
      let mark = portion.tally?.isAtLeast(nutrient) == true ? glyphs.atLeast : ""
      // The figure has a definition that readers differ over: say which.
      let rider = nutrient == .netCarbs ? " (polyols not taken off)" : ""
      return "\(name) \(mark)\(NumberText.fixed(figure.value, places: places)) g\(rider)"
    }
    return parts.isEmpty ? [] : [StyledText("\(what): \(parts.joined(separator: ", "))")]
  }

  /// Says what a lower limit lacks.
  func lacking(_ portion: Portion, _ names: (Nutrient) -> [String]) -> [StyledText] {
    guard let tally = portion.tally else { return [] }
    let shown: [Nutrient] = [.energy, .protein, .fat, .carbs, .fiber, .sugars, .saturatedFat, .salt, .netCarbs]
    let pairs = shown.filter { tally.isAtLeast($0) && tally($0) != nil }.map { ($0, names($0)) }
    var order: [[String]] = []
    for (_, names) in pairs where !order.contains(names) { order.append(names) }
    return order.map { names in
      let nutrients = pairs.filter { $0.1 == names }.map(\.0.name).joined(separator: ", ")
      return StyledText("\(glyphs.atLeast) at least: \(names.joined(separator: ", ")): no figure for \(nutrients)")
    }
  }
}
