/// A prompt and a line as a terminal wraps them: the text of each row, and the cell of the cursor.
struct WrappedLine: Hashable {
  /// A row and a column, from 0.
  struct Position: Hashable {
    var row = 0
    var column = 0
  }

  private(set) var rows = [""]
  /// Where the cursor goes.
  private(set) var cursor = Position()
  /// Where the text ends; never past the last column, so a full last row is followed by an empty one.
  private(set) var end = Position()

  private let columns: Int

  /// True where the text ends in the last column, and the terminal has not gone to the row after yet.
  var endsFullRow: Bool { end.row > 0 && end.column == 0 }

  init(prompt: String, line: LineBuffer, columns: Int) {
    self.columns = columns
    addPrompt(prompt)
    for (index, character) in line.characters.enumerated() {
      if index == line.cursor { cursor = resting }
      add(String(character), width: DisplayWidth.of(character))
    }
    end = resting
    if line.cursor == line.characters.count { cursor = end }
    if end.row == rows.count { rows.append("") }
  }

  private mutating func addPrompt(_ prompt: String) {
    var rest = prompt[...]
    while let character = rest.first {
      let after = DisplayWidth.styleEnd(rest) ?? rest.index(after: rest.startIndex)
      let isStyle = after > rest.index(after: rest.startIndex)
      add(String(rest[..<after]), width: isStyle ? 0 : DisplayWidth.of(character))
      rest = rest[after...]
    }
  }

  private mutating func add(_ text: String, width: Int) {
    if end.column + width > columns {
      rows.append("")
      end = Position(row: end.row + 1, column: 0)
    }
    rows[end.row] += text
    end.column += width
  }

  /// The cell the next character goes to: terminals stay in a full row until it comes.
  private var resting: Position {
    end.column >= columns ? Position(row: end.row + 1, column: 0) : end
  }
}
