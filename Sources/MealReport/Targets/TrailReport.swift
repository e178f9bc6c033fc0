public import TargetEngine

/// The trail of a number as a tree, from the result down to what is written and published.
public struct TrailReport: Sendable {
  private let number: TracedNumber
  private let glyphs: Glyphs

  /// Reports on how `number` came about.
  public init(_ number: TracedNumber, glyphs: Glyphs = .unicode) {
    self.number = number
    self.glyphs = glyphs
  }

  /// One line a number, those that it was computed from indented below it.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    var table = ReportTable([ReportTable.Column(""), ReportTable.Column("", isNumeric: true), ReportTable.Column("")])
    append(number, depth: 0, to: &table)
    document.append(.table(table))
    if !number.sources.isEmpty {
      document.append(.list(number.sources.map { StyledText("\($0.key): \($0.citation)", .faint) }))
    }
    return document
  }

  private func append(_ number: TracedNumber, depth: Int, to table: inout ReportTable) {
    let name = StyledText(String(repeating: "  ", count: depth) + number.name, depth == 0 ? .strong : .plain)
    var remark = StyledText(basis(number), .faint)
    for note in number.notes { remark.append(" \(glyphs.dot) \(note)", .faint) }
    table.rows.append(ReportTable.Row([name, StyledText(value(number)), remark]))
    for part in number.parts { append(part, depth: depth + 1, to: &table) }
  }

  private func value(_ number: TracedNumber) -> String {
    let digits = { NumberText.short($0, places: 4) }
    let range = number.isRange ? " (\(digits(number.low))\(glyphs.to)\(digits(number.high)))" : ""
    return digits(number.value) + range + (number.unit.isEmpty ? "" : " \(number.unit)")
  }

  private func basis(_ number: TracedNumber) -> String {
    switch number.basis {
    case .written: "as written"
    case .published(let evidence): evidence.key
    case .computed(let formula, let evidence): "= \(formula)\(evidence.map { " [\($0.key)]" } ?? "")"
    }
  }
}
