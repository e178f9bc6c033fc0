/// The rows under one source line: the marks, and the labels beside and below them.
struct MarkerRows {
  private struct Mark {
    var columns: Range<Int>
    var text: String
    var isPrimary: Bool
  }

  private let marks: [Mark]
  private let glyphs: Glyphs
  private let role: Role

  /// Places `markers` of one line.
  init(markers: [Marker], line: SourceLine, glyphs: Glyphs, role: Role) {
    self.glyphs = glyphs
    self.role = role
    marks = markers.map { marker in
      let low = line.shownColumn(line.column(marker.range.lowerBound), ellipsis: glyphs.ellipsis)
      let high = line.shownColumn(line.column(marker.range.upperBound), ellipsis: glyphs.ellipsis)
      return Mark(columns: low..<max(high, low + 1), text: marker.text, isPrimary: marker.isPrimary)
    }
  }

  /// The rows from the top; none where no mark stands on the line.
  func rows() -> [StyledText] {
    if marks.isEmpty { return [] }
    let beside = marks.indices.max { before($0, $1) }
    var first = underline()
    if let beside, !marks[beside].text.isEmpty { first.append(" \(marks[beside].text)", look(marks[beside])) }
    let hanging = marks.indices.filter { $0 != beside && !marks[$0].text.isEmpty }
    return [first] + labels(hanging.map { marks[$0] })
  }

  /// Orders marks by where they end; of two that end together the one that starts later comes last.
  private func before(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (marks[left].columns, marks[right].columns)
    return (a.upperBound, a.lowerBound) < (b.upperBound, b.lowerBound)
  }

  private func look(_ mark: Mark) -> Role { mark.isPrimary ? role : .note }

  private func underline() -> StyledText {
    var columns = [Mark?](repeating: nil, count: marks.map(\.columns.upperBound).max() ?? 0)
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      for column in mark.columns { columns[column] = mark }
    }
    var text = StyledText()
    for mark in columns {
      text.append(mark.map { $0.isPrimary ? "^" : "-" } ?? " ", mark.map(look) ?? .plain)
    }
    return text
  }

  /// One row a label, from the right; bars lead from the marks further left to their rows.
  private func labels(_ hanging: [Mark]) -> [StyledText] {
    var rest = hanging.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    var rows: [StyledText] = []
    while let mark = rest.popLast() {
      var (text, column) = (StyledText(), 0)
      for other in rest where other.columns.lowerBound >= column && other.columns.lowerBound < mark.columns.lowerBound {
        text.append(String(repeating: " ", count: other.columns.lowerBound - column))
        text.append(glyphs.bar, look(other))
        column = other.columns.lowerBound + 1
      }
      text.append(String(repeating: " ", count: mark.columns.lowerBound - column))
      text.append(mark.text, look(mark))
      rows.append(text)
    }
    return rows
  }
}
