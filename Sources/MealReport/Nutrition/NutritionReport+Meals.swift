import MealIR
import MealUnits
public import NutritionEngine

extension NutritionReport {
  /// One meal: its dishes, with the lines of those written inside it, and its sums.
  public func meal(_ meal: MealNutrition) -> ReportDocument {
    var document = ReportDocument()
    document.append(.heading(heading(meal), level: 2))
    if let doc = meal.source.doc { document.append(.paragraph(StyledText(doc, .faint))) }
    var rows = IngredientRows(glyphs: glyphs)
    for dish in meal.dishes { append(dish, of: meal, to: &rows) }
    sums(meal).forEach { rows.append($0) }
    var table = MacroColumns.table("dish")
    table.rows = rows.rows
    document.append(.table(table))
    let remarks = more(meal.perServing ?? meal.total, meal.perServing == nil ? "in all" : "a serving")
    append(remarks + rows.remarks() + lacking(meal.total, meal.lacking) + unscaled(meal), to: &document)
    return document
  }

  private func heading(_ meal: MealNutrition) -> StyledText {
    var text = title(meal.source.name, meal.servings)
    let ready = [meal.source.readyTime?.description, meal.source.readyDate?.description].compactMap { $0 }
    if !ready.isEmpty { text.append(" \(glyphs.dot) ready \(ready.joined(separator: " on "))") }
    return text
  }

  private func append(_ dish: MealNutrition.Dish, of meal: MealNutrition, to rows: inout IngredientRows) {
    let recipe = source.program.recipes[dish.recipe.index]
    let isInline = recipe.meal == meal.index
    let factor = isInline || dish.factor == 1 ? "" : " × \(NumberText.portion(dish.factor))"
    let name = recipe.name + (glyphs == .ascii && !factor.isEmpty ? " x \(NumberText.portion(dish.factor))" : factor)
    let grams = dish.total.tally.map { columns.grams($0.grams) } ?? "?"
    rows.append(ReportTable.Row([StyledText(name, .strong), grams] + columns.cells(dish.total)))
    if isInline { rows.append(dish.lines, indent: "  ") }
  }

  private func sums(_ meal: MealNutrition) -> [ReportTable.Row] {
    guard let tally = meal.total.tally else {
      let text = StyledText("no total: \(meal.total.missing.joined(separator: ", "))", .warning)
      return [ReportTable.Row([text], isAfterRule: true)]
    }
    var rows = [row("total", columns.grams(tally.grams), meal.total, isAfterRule: true)]
    guard let serving = meal.perServing else { return rows }
    rows.append(row("a serving", columns.grams(serving.tally.map { Figure($0.grams.value) }), serving))
    if let range = columns.rangeCells(serving) {
      rows.append(ReportTable.Row([StyledText("  low to high", .faint), ""] + range))
    }
    return rows
  }

  private func unscaled(_ meal: MealNutrition) -> [StyledText] {
    meal.dishes.filter(\.isAsWritten).map { dish in
      StyledText("\(source.program.recipes[dish.recipe.index].name) states no servings: taken as written")
    }
  }
}
