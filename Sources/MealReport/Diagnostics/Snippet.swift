import MealSource

/// The part of one file that a diagnostic shows: its lines, with marks under what the labels name.
struct Snippet {
  let file: SourceFile
  let glyphs: Glyphs
  /// Columns for source text.
  let width: Int
  /// How primary marks look.
  let role: Role
  private let single: [Marker]
  private let lanes: [Marker]

  /// Takes the labels that lie in `file`.
  init(file: SourceFile, markers: [Marker], glyphs: Glyphs, width: Int, role: Role) {
    self.file = file
    self.glyphs = glyphs
    self.width = width
    self.role = role
    single = markers.filter { !$0.isMultiline }
    lanes = markers.filter(\.isMultiline).sorted { ($0.firstLine, $1.lastLine) < ($1.firstLine, $0.lastLine) }
  }

  /// The number of digits of the greatest line number.
  var numberWidth: Int { String((shownLines.last ?? 0) + 1).utf8.count }

  /// The rows, each without the gutter's padding: the line number, where it has one, and what stands right of the bar.
  func rows() -> [(number: Int?, isGap: Bool, content: StyledText)] {
    var rows: [(number: Int?, isGap: Bool, content: StyledText)] = []
    var previous: Int?
    for line in shownLines {
      if let previous, line > previous + 1 { rows.append((nil, true, laneText(after: previous).trimmed)) }
      previous = line
      let (source, below) = render(line)
      rows.append((line + 1, false, source))
      rows += below.map { (nil, false, $0) }
    }
    return rows
  }

  /// The lines that are shown, from 0, in order.
  private var shownLines: [Int] {
    var lines = Set(single.map(\.firstLine))
    for marker in lanes {
      lines.formUnion([marker.firstLine, marker.lastLine])
      if marker.lastLine - marker.firstLine <= 4 { lines.formUnion(marker.firstLine...marker.lastLine) }
    }
    return lines.sorted()
  }

  private func render(_ number: Int) -> (source: StyledText, below: [StyledText]) {
    var line = SourceLine(number, of: file)
    let markers = single.filter { $0.firstLine == number }
    line.cut(to: width, around: focus(number, markers, line))
    var source = laneText(number, line)
    source.append(line.text(ellipsis: glyphs.ellipsis))
    var below = MarkerRows(markers: markers, line: line, glyphs: glyphs, role: role).rows().map { row in
      var text = laneText(after: number, opening: false)
      text.append(row)
      return text.trimmed
    }
    below = openingRows(number, line) + below + closingRows(number, line)
    return (source.trimmed, below)
  }

  /// What has to stay visible of a long line: the primary mark, else the first.
  private func focus(_ number: Int, _ markers: [Marker], _ line: SourceLine) -> Range<Int> {
    if let marker = markers.first(where: \.isPrimary) ?? markers.first {
      return line.column(marker.range.lowerBound)..<line.column(marker.range.upperBound)
    }
    if let marker = lanes.first(where: { $0.firstLine == number }) {
      let column = line.column(marker.range.lowerBound)
      return column..<column
    }
    let end = lanes.first { $0.lastLine == number }.map { line.column($0.range.upperBound) } ?? 0
    return end..<end
  }

  // MARK: Spans of several lines

  private func laneRole(_ marker: Marker) -> Role { marker.isPrimary ? role : .note }

  /// True where the span starts with the line's first character, so that a corner in the margin says enough.
  private func startsLine(_ marker: Marker, _ line: SourceLine) -> Bool {
    line.column(marker.range.lowerBound) <= line.indentation
  }

  /// The margin beside source line `number`.
  private func laneText(_ number: Int, _ line: SourceLine) -> StyledText {
    var text = StyledText()
    for marker in lanes {
      let opens = marker.firstLine == number && startsLine(marker, line)
      let runs = marker.firstLine < number && number <= marker.lastLine
      text.append(opens ? glyphs.open : runs ? glyphs.bar : " ", laneRole(marker))
      text.append(" ")
    }
    return text
  }

  /// The margin of a row below source line `number`; a span that opens there counts once its opening row is drawn.
  private func laneText(after number: Int, opening: Bool = true) -> StyledText {
    var text = StyledText()
    for marker in lanes {
      let runs = marker.firstLine <= number && number < marker.lastLine || marker.lastLine == number && !opening
      text.append(runs ? glyphs.bar : " ", laneRole(marker))
      text.append(" ")
    }
    return text
  }

  private func openingRows(_ number: Int, _ line: SourceLine) -> [StyledText] {
    lanes.indices.filter { lanes[$0].firstLine == number && !startsLine(lanes[$0], line) }.map { lane in
      let column = line.shownColumn(line.column(lanes[lane].range.lowerBound), ellipsis: glyphs.ellipsis)
      return arm(lane, corner: glyphs.open, to: column, after: number, text: "")
    }
  }

  private func closingRows(_ number: Int, _ line: SourceLine) -> [StyledText] {
    lanes.indices.filter { lanes[$0].lastLine == number }.reversed().map { lane in
      let end = line.shownColumn(line.column(lanes[lane].range.upperBound), ellipsis: glyphs.ellipsis)
      return arm(lane, corner: glyphs.close, to: max(0, end - 1), after: number, text: lanes[lane].text)
    }
  }

  /// A row that draws from the margin to a column: `╰────^ label`.
  private func arm(_ lane: Int, corner: String, to column: Int, after number: Int, text label: String) -> StyledText {
    var text = StyledText()
    for marker in lanes[..<lane] {
      let runs = marker.firstLine <= number && number <= marker.lastLine
      text.append(runs ? glyphs.bar : " ", laneRole(marker))
      text.append(" ")
    }
    let marker = lanes[lane]
    let length = (lanes.count - lane - 1) * 2 + column + 1
    text.append(corner + String(repeating: glyphs.dash, count: length), laneRole(marker))
    text.append(marker.isPrimary ? "^" : "-", laneRole(marker))
    if !label.isEmpty { text.append(" \(label)", laneRole(marker)) }
    return text
  }
}
