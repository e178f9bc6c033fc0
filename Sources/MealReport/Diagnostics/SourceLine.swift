import MealSource

/// One line of source laid out for a terminal: what is shown, and in which column each byte stands.
struct SourceLine {
  /// What is shown in a column.
  private struct Cell {
    var text: String
    var column: Int
    var width: Int
  }

  private static let tabWidth = 4

  private var cells: [Cell] = []
  /// The column of the scalar that holds each byte, from the line's start, and one more for its end.
  private var columns: [Int] = []
  private let start: Int
  /// The columns that are shown, once `cut` has chosen them.
  private(set) var window: Range<Int>

  /// The columns of the whole line.
  let width: Int
  /// The column of the first character that is not a space.
  let indentation: Int

  /// Lays out line `line` (from 0).
  init(_ line: Int, of file: SourceFile) {
    let range = file.lines.contents(ofLine: line, in: file.bytes)
    start = Int(range.start)
    columns.reserveCapacity(range.count + 1)
    var (column, indentation): (Int, Int?) = (0, nil)
    var meter = DisplayWidth.Meter()
    for scalar in ScalarReader(bytes: file.bytes[range.indices]) {
      let (text, width) = SourceLine.shown(scalar.value, at: column, &meter)
      if indentation == nil, scalar.value != " ", scalar.value != "\t" { indentation = column }
      for _ in 0..<scalar.length { columns.append(column) }
      cells.append(Cell(text: text, column: column, width: width))
      column += width
    }
    columns.append(column)
    width = column
    window = 0..<column
    self.indentation = indentation ?? column
  }

  private static func shown(
    _ scalar: Unicode.Scalar, at column: Int, _ meter: inout DisplayWidth.Meter
  ) -> (String, Int) {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    // A byte-order mark at the start belongs to no column.
    if scalar.value == 0xFEFF { return ("", 0) }
    if SafeText.isUnsafe(scalar) { return ("\u{FFFD}", 1) }
    return (String(scalar), meter.width(scalar))
  }

  /// The column of the byte at `offset` of the file; offsets outside the line count as its ends.
  func column(_ offset: Int) -> Int {
    columns[min(max(offset - start, 0), columns.count - 1)]
  }

  /// Chooses at most `limit` columns around `focus`, which stays as near the middle as the line allows.
  mutating func cut(to limit: Int, around focus: Range<Int>) {
    guard width > limit else { return }
    let wanted = min(focus.count, limit)
    let lead = (limit - wanted) / 3
    let low = min(max(0, focus.lowerBound - lead), width - limit)
    window = low..<(low + limit)
  }

  /// What is shown of the line, and how many columns a left-out beginning takes.
  func text(ellipsis: String) -> String {
    if window == 0..<width { return cells.map(\.text).joined().trimmedAtEnd }
    let inside = cells.filter { $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound }
    let head = window.lowerBound > 0 ? ellipsis : ""
    // A wide character that the window cuts in half leaves a column empty.
    let slip = max(0, (inside.first?.column ?? window.lowerBound) - window.lowerBound)
    let tail = window.upperBound < width ? ellipsis : ""
    return head + String(repeating: " ", count: slip) + inside.map(\.text).joined() + tail
  }

  /// Where a column of the line is shown.
  func shownColumn(_ column: Int, ellipsis: String) -> Int {
    let head = window.lowerBound > 0 ? DisplayWidth.of(ellipsis) : 0
    return head + min(max(column, window.lowerBound), window.upperBound) - window.lowerBound
  }
}

extension String {
  /// Without spaces at the end.
  var trimmedAtEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
