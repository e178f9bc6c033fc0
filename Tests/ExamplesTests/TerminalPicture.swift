/// Coloured output of a terminal as SVG: a row of text for each line, each run at its own column.
struct TerminalPicture {
  private static let cell = (width: 8.4, height: 18.0)
  private static let margin = 14.0
  private static let colours = ["31": "#e06c75", "32": "#98c379", "33": "#d8a657", "34": "#6aa5e8", "36": "#56b6c2"]

  /// The lines of the picture, with their escape sequences.
  let lines: [Substring]

  /// Pictures what a terminal shows.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The picture.
  var svg: String {
    let columns = lines.map { line in TerminalPicture.runs(line).reduce(0) { $0 + $1.text.count } }.max() ?? 0
    let width = Int(Double(columns) * TerminalPicture.cell.width + 2 * TerminalPicture.margin)
    let height = Int(Double(lines.count) * TerminalPicture.cell.height + 2 * TerminalPicture.margin)
    let rows = lines.enumerated().map { TerminalPicture.row($1, at: $0) }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="100%" height="100%" rx="8" fill="#1d2026"/>
      <g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="#d7dae0">
      \(rows)</g>
      </svg>

      """
  }

  private static func row(_ line: Substring, at index: Int) -> String {
    let y = Int(margin + Double(index) * cell.height + 13)
    var column = 0
    var result = ""
    for run in runs(line) {
      for (start, text) in words(run.text) {
        let x = Int(margin + Double(column + start) * cell.width)
        let width = Int(Double(text.count) * cell.width)
        result += "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\"\(run.style)>\(escaped(text))</text>\n"
      }
      column += run.text.count
    }
    return result
  }

  /// The parts between wider gaps, each with its column: what stands in columns stays there in any font.
  private static func words(_ text: Substring) -> [(start: Int, text: Substring)] {
    text.matches(of: /[^ ]+( [^ ]+)*/).map { match in
      (text.distance(from: text.startIndex, to: match.range.lowerBound), text[match.range])
    }
  }

  /// A line cut where its escape sequences stand.
  private static func runs(_ line: Substring) -> [(text: Substring, style: String)] {
    line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return (part, "") }
      return (part[part.index(after: end)...], style(part[..<end].split(separator: ";").map(String.init)))
    }
  }

  private static func style(_ codes: [String]) -> String {
    let colour = codes.compactMap { colours[$0] }.first.map { " fill=\"\($0)\"" } ?? ""
    let weight = codes.contains("1") ? " font-weight=\"bold\"" : ""
    return colour + weight + (codes.contains("2") ? " opacity=\"0.6\"" : "")
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
