/// Lays a report out as plain text of a width, in colour or not.
public struct TextWriter: Sendable {
  /// The characters of rules and marks.
  public var glyphs: Glyphs
  /// Colours or none.
  public var style: Style
  /// The columns of the page.
  public var width: Int

  private static let indent = "  "

  /// Makes a writer.
  public init(glyphs: Glyphs = .unicode, style: Style = .none, width: Int = 80) {
    self.glyphs = glyphs
    self.style = style
    self.width = max(30, width)
  }

  /// The report as text; ends with a line end unless it is empty.
  public func text(_ document: ReportDocument) -> String {
    var output = ""
    for (index, block) in document.blocks.enumerated() {
      if index > 0, !follows(document.blocks[index - 1]) || isTitle(block) { output += "\n" }
      write(block, to: &output)
    }
    return output
  }

  /// True where what follows stands directly below: a sub-heading.
  private func follows(_ block: ReportDocument.Block) -> Bool {
    if case .heading(_, let level) = block { return level > 1 }
    return false
  }

  private func isTitle(_ block: ReportDocument.Block) -> Bool {
    if case .heading = block { return true }
    return false
  }

  private func write(_ block: ReportDocument.Block, to output: inout String) {
    switch block {
    case .heading(let text, _): output += wrapped(text, first: "", rest: TextWriter.indent)
    case .paragraph(let text): output += wrapped(text, first: TextWriter.indent, rest: TextWriter.indent)
    case .list(let lines):
      for line in lines { output += wrapped(line, first: TextWriter.indent, rest: TextWriter.indent + "  ") }
    case .table(let table): write(table, to: &output)
    }
  }

  // MARK: Running text

  /// `text` in lines that fit the page, broken at spaces.
  private func wrapped(_ text: StyledText, first: String, rest: String) -> String {
    var (lines, line): ([StyledText], StyledText) = ([], StyledText(first))
    var isEmpty = true
    for word in text.words {
      if !isEmpty, line.width + 1 + word.width > width {
        lines.append(line)
        (line, isEmpty) = (StyledText(rest), true)
      }
      if !isEmpty { line.append(" ", word.runs.first?.role ?? .plain) }
      line.append(word)
      isEmpty = false
    }
    return (lines + [line]).map { $0.trimmed.rendered(style) + "\n" }.joined()
  }

  // MARK: Tables

  private func write(_ table: ReportTable, to output: inout String) {
    let widths = widths(of: table)
    if table.columns.contains(where: { !$0.title.plain.isEmpty }) {
      output += line(table.columns.map(\.title), table, widths)
    }
    let rule = String(repeating: glyphs.rule, count: widths.reduce(0, +) + 2 * max(0, widths.count - 1))
    for row in table.rows {
      if row.isAfterRule { output += TextWriter.indent + style.paint(rule, .frame) + "\n" }
      output += line(row.cells, table, widths)
    }
  }

  private func line(_ cells: [StyledText], _ table: ReportTable, _ widths: [Int]) -> String {
    var line = StyledText(TextWriter.indent)
    for (index, column) in table.columns.enumerated() {
      let cell = (index < cells.count ? cells[index] : "").cut(to: widths[index], ellipsis: glyphs.ellipsis)
      let space = String(repeating: " ", count: widths[index] - cell.width)
      if index > 0 { line.append("  ") }
      if column.isNumeric { line.append(space) }
      line.append(cell)
      if !column.isNumeric { line.append(space) }
    }
    return line.trimmed.rendered(style) + "\n"
  }

  /// The widths of the columns; elastic ones give way where the page is too narrow, the widest first.
  private func widths(of table: ReportTable) -> [Int] {
    var widths = table.columns.indices.map { index in
      let cells = table.rows.map { index < $0.cells.count ? $0.cells[index].width : 0 }
      return max(table.columns[index].title.width, cells.max() ?? 0)
    }
    let elastic = table.columns.indices.filter { table.columns[$0].isElastic }
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) + TextWriter.indent.count - width
    while excess > 0, let widest = elastic.max(by: { widths[$0] < widths[$1] }), widths[widest] > 8 {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
