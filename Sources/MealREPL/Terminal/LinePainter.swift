/// Keeps what the terminal shows of the line in step with the line, by moving the cursor relative to where it is.
///
/// Uses only what every terminal in use understands: carriage return, cursor up and right, erase to the end of the screen.
struct LinePainter {
  /// The bytes to send, as text.
  private(set) var output = ""
  var size: ScreenSize

  private var shown: (prompt: String, line: LineBuffer)?
  /// The row of the cursor, counted from the first row painted.
  private var row = 0

  init(size: ScreenSize) { self.size = size }

  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// Sends text as it is.
  mutating func write(_ text: String) { output += text }

  /// Shows `line` after `prompt` in place of what was shown before.
  mutating func paint(prompt: String, line: LineBuffer) {
    if let shown, shown.prompt == prompt, shown.line == line { return }
    if !append(prompt: prompt, line: line) { repaint(prompt: prompt, line: line) }
    shown = (prompt, line)
  }

  /// Puts the cursor after the whole line and starts a new row; the line stays on the screen for good.
  mutating func finish(_ mark: String = "") {
    if var shown {
      shown.line.move(to: shown.line.characters.count)
      paint(prompt: shown.prompt, line: shown.line)
    }
    output += mark + "\r\n"
    forget()
  }

  /// Whatever was shown is gone or no longer where it was: the next painting starts at the cursor's row.
  mutating func forget() {
    shown = nil
    row = 0
  }

  mutating func clearScreen() {
    output += "\u{1B}[H\u{1B}[2J"
    forget()
  }

  /// The window has another size.
  ///
  /// Terminals wrap the rows anew, so the line is counted anew from its start.
  mutating func resize(to size: ScreenSize) {
    self.size = size
    guard let shown else { return }
    let wrapped = WrappedLine(prompt: shown.prompt, line: shown.line, columns: size.columns)
    row = wrapped.cursor.row - window(wrapped).lowerBound
    repaint(prompt: shown.prompt, line: shown.line)
  }

  /// The usual case, typing at the end of a row: sends only the new characters.
  ///
  /// False where that does not do.
  private mutating func append(prompt: String, line: LineBuffer) -> Bool {
    guard let shown, shown.prompt == prompt, line.characters.starts(with: shown.line.characters) else { return false }
    let old = shown.line.characters.count
    guard shown.line.cursor == old, line.cursor == line.characters.count else { return false }
    let added = String(line.characters[old...])
    let column = DisplayWidth.of(prompt) + DisplayWidth.of(shown.line.text)
    guard row == 0, column + DisplayWidth.of(added) < size.columns else { return false }
    output += added
    return true
  }

  private mutating func repaint(prompt: String, line: LineBuffer) {
    let wrapped = WrappedLine(prompt: prompt, line: line, columns: size.columns)
    let window = window(wrapped)
    eraseShown()
    output += wrapped.rows[window].joined()
    if window.upperBound == wrapped.rows.count, wrapped.endsFullRow { output += " \r" }  // off the full row
    place(wrapped.cursor, from: window.upperBound - 1)
    row = wrapped.cursor.row - window.lowerBound
  }

  private mutating func eraseShown() {
    output += "\r"
    if row > 0 { output += "\u{1B}[\(row)A" }
    output += "\u{1B}[J"
  }

  private mutating func place(_ cursor: WrappedLine.Position, from row: Int) {
    output += "\r"
    if row > cursor.row { output += "\u{1B}[\(row - cursor.row)A" }
    if cursor.column > 0 { output += "\u{1B}[\(cursor.column)C" }
  }

  /// The rows that fit on the screen, the cursor's among them.
  private func window(_ wrapped: WrappedLine) -> Range<Int> {
    let start = min(max(0, wrapped.cursor.row - size.rows + 1), max(0, wrapped.rows.count - size.rows))
    return start..<min(wrapped.rows.count, start + size.rows)
  }
}
