import MealIR
import MealUnits
public import NutritionEngine

/// What is pinned in plans, day by day, with the nutrition of each eater.
public struct WeekReport: Sendable {
  private let source: ReportSource
  private let glyphs: Glyphs

  /// Reports on the plans of `source`.
  public init(_ source: ReportSource, glyphs: Glyphs = .unicode) {
    self.source = source
    self.glyphs = glyphs
  }

  /// Every plan.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    for index in source.program.plans.indices { document.append(plan(source.nutrition.plan(index))) }
    return document
  }

  /// One plan.
  public func plan(_ plan: PlanNutrition) -> ReportDocument {
    var document = ReportDocument()
    var title = StyledText(plan.source.name, .strong)
    title.append(" \(glyphs.dot) \(plan.days.count) day\(plan.days.count == 1 ? "" : "s")")
    if let first = plan.days.first?.date { title.append(" from \(first)") }
    document.append(.heading(title, level: 1))
    for day in plan.days {
      document.append(.heading(StyledText(name(of: day), .strong), level: 2))
      document.append(.table(slots(day, plan)))
      let table = eaters(day)
      if !table.rows.isEmpty { document.append(.table(table)) }
      let remarks = remarks(day)
      if !remarks.isEmpty { document.append(.list(remarks)) }
    }
    return document
  }

  private func name(of day: PlanDay) -> String {
    day.date.map { "\($0.weekday.word) \($0)" } ?? "day \(day.offset + 1)"
  }

  private func slots(_ day: PlanDay, _ plan: PlanNutrition) -> ReportTable {
    var table = ReportTable([ReportTable.Column(""), ReportTable.Column("", isElastic: true), ReportTable.Column("")])
    for (index, slot) in plan.source.slots.enumerated() {
      if day.openSlots.contains(index) {
        table.rows.append(ReportTable.Row([StyledText(slot.name), StyledText("open", .faint)]))
      }
      for entry in day.entries where entry.slot == index {
        table.rows.append(ReportTable.Row([StyledText(slot.name), dish(entry.filling), portions(entry)]))
      }
    }
    return table
  }

  private func dish(_ filling: Plan.Filling) -> StyledText {
    switch filling {
    case .recipe(let id): StyledText(source.program.recipes[id.index].name)
    case .meal(let index): StyledText(source.program.meals[index].name)
    case .leftovers(let id): StyledText("\(source.program.recipes[id.index].name) (leftovers)")
    case .leftoversOfMeal(let index): StyledText("\(source.program.meals[index].name) (leftovers)")
    case .out: StyledText("out", .faint)
    }
  }

  private func portions(_ entry: PlanDay.Entry) -> StyledText {
    if case .out = entry.filling { return StyledText() }
    let parts = entry.helpings.map { "\(source.program.eaters[$0.eater].name) \(NumberText.portion($0.servings))" }
    return StyledText(parts.joined(separator: ", "), .faint)
  }

  /// Those whose numbers are shown and who have something that day.
  private func shownEaters(_ day: PlanDay) -> [Int] {
    day.eaters.filter { !source.program.eaters[$0].hidesNumbers && !day.helpings(of: $0).isEmpty }
  }

  private func eaters(_ day: PlanDay) -> ReportTable {
    let columns = MacroColumns(glyphs: glyphs)
    var table = MacroColumns.table("", withGrams: false)
    for eater in shownEaters(day) {
      let portion = day.nutrition(of: eater)
      if !portion.isComplete { continue }
      let name = StyledText(source.program.eaters[eater].name, .strong)
      table.rows.append(ReportTable.Row([name] + columns.cells(portion)))
      if let range = columns.rangeCells(portion) {
        table.rows.append(ReportTable.Row([StyledText("  low to high", .faint)] + range))
      }
    }
    return table
  }

  private func remarks(_ day: PlanDay) -> [StyledText] {
    shownEaters(day).compactMap { eater in
      let missing = day.nutrition(of: eater).missing
      if missing.isEmpty { return nil }
      let name = source.program.eaters[eater].name
      return StyledText("\(name): no total, unknown: \(missing.joined(separator: ", "))", .warning)
    }
  }
}
