import MealData
public import TargetEngine

/// What was eaten beside the reference values of an eater: `report micronutrients`.
public struct MicronutrientReport: Sendable {
  private let glyphs: Glyphs

  /// `glyphs` are the marks in the text.
  public init(glyphs: Glyphs = .unicode) { self.glyphs = glyphs }

  /// The rows of a day (or of the mean day of a time), with what to know about the `references`.
  public func document(
    name: String, day: String, rows: [IntakeComparison], references: EaterReferences
  ) -> ReportDocument {
    var document = ReportDocument()
    var title = StyledText(name, .strong)
    title.append(" \(glyphs.dot) \(day)")
    document.append(.heading(title, level: 2))
    if !rows.isEmpty { document.append(.table(table(rows))) }
    append(references, warnings(rows), rows.map(\.reference), to: &document)
    return document
  }

  /// The reference values alone.
  public func references(name: String, _ references: EaterReferences) -> ReportDocument {
    var document = ReportDocument()
    document.append(.heading(StyledText(name, .strong), level: 2))
    if !references.values.isEmpty { document.append(.table(table(references.values))) }
    append(references, [], references.values, to: &document)
    return document
  }

  private func append(
    _ references: EaterReferences, _ warnings: [StyledText], _ values: [ReferenceValue],
    to document: inout ReportDocument
  ) {
    let missing = references.missing.map { StyledText($0.message, .warning) }
    let lines = missing + warnings + references.notes.map { StyledText($0, .faint) }
    if !lines.isEmpty { document.append(.list(lines)) }
    var sources: [Evidence] = []
    for source in values.flatMap(\.amount.sources) where !sources.contains(source) { sources.append(source) }
    if !sources.isEmpty { document.append(.list(sources.map { StyledText("\($0.key): \($0.citation)", .faint) })) }
  }

  // MARK: Tables

  private func table(_ rows: [IntakeComparison]) -> ReportTable {
    var table = ReportTable([
      ReportTable.Column(StyledText("nutrient", .faint), isElastic: true),
      ReportTable.Column(StyledText("eaten", .faint), isNumeric: true),
      ReportTable.Column(StyledText("reference", .faint), isNumeric: true), ReportTable.Column(""),
      ReportTable.Column(StyledText("share", .faint), isNumeric: true), ReportTable.Column(""),
    ])
    for row in rows {
      table.rows.append(
        ReportTable.Row([
          StyledText(title(row.reference)), eaten(row), StyledText(amount(row.reference.amount, row.reference)),
          StyledText(row.reference.kind.rawValue, .faint), share(row), upper(row),
        ]))
    }
    return table
  }

  private func table(_ values: [ReferenceValue]) -> ReportTable {
    var table = ReportTable([
      ReportTable.Column(StyledText("nutrient", .faint), isElastic: true),
      ReportTable.Column(StyledText("reference", .faint), isNumeric: true), ReportTable.Column(""),
      ReportTable.Column(StyledText("at most", .faint), isNumeric: true), ReportTable.Column("", isElastic: true),
    ])
    for value in values {
      let limit = value.upper ?? value.reduceAbove
      table.rows.append(
        ReportTable.Row([
          StyledText(title(value)), StyledText(amount(value.amount, value)), StyledText(value.kind.rawValue, .faint),
          StyledText(limit.map { amount($0, value) } ?? ""), StyledText(scope(value), .faint),
        ]))
    }
    return table
  }

  private func title(_ value: ReferenceValue) -> String { Nutrient(key: value.nutrient)?.name ?? value.nutrient }

  private func amount(_ number: TracedNumber, _ value: ReferenceValue) -> String {
    "\(NumberText.short(number.value, places: 2)) \(Nutrient(key: value.nutrient)?.unit ?? number.unit)"
  }

  private func eaten(_ row: IntakeComparison) -> StyledText {
    guard let total = row.total else { return StyledText("?", .warning) }
    let text = NumberText.short(total.value, places: total.value < 10 ? 2 : 0)
    return StyledText((total.isAtLeast ? glyphs.atLeast : "") + text)
  }

  private func share(_ row: IntakeComparison) -> StyledText {
    guard let share = row.share else { return StyledText() }
    let mark = row.total?.isAtLeast == true ? glyphs.atLeast : ""
    return StyledText("\(mark)\(NumberText.fixed(share.value * 100, places: 0)) %", share.value >= 1 ? .good : .plain)
  }

  private func upper(_ row: IntakeComparison) -> StyledText {
    if row.upper == .above { return StyledText("above the limit", .warning) }
    return row.isAboveReduction == true ? StyledText("reduce", .warning) : StyledText()
  }

  private func scope(_ value: ReferenceValue) -> String {
    if value.upper == nil { return value.reduceAbove == nil ? "" : "reduce above this" }
    switch value.upperScope {
    case .total: return ""
    case .part(_, let words), .notFood(let words): return words
    }
  }

  private func warnings(_ rows: [IntakeComparison]) -> [StyledText] {
    rows.compactMap { row in
      guard row.upper == .above, let limit = row.reference.upper else { return nil }
      let text = "\(title(row.reference)) is above the tolerable upper intake of \(amount(limit, row.reference))"
      return StyledText(text, .warning)
    }
  }
}
