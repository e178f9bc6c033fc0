@testable import MealREPL

/// A terminal of the mind: what a screen shows after the bytes an editor sent.
///
/// Knows the few sequences the editor uses, and waits in a full row for the next character as real terminals do.
struct ScreenModel {
  private let size: ScreenSize
  private var cells: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var bells = 0

  init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  /// The rows without the blanks at their ends, down to the last that is not empty.
  var rows: [String] {
    var rows = cells.map { Typist.trimmed(String($0.filter { $0 != "\0" })) }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  mutating func show(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": sequence(&rest)
      case "\r": column = 0
      case "\r\n": newLine()
      case "\u{7}": bells += 1
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(character)
    if column + width > size.columns { newLine() }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = "\0" }
    column += width
  }

  private mutating func newLine() {
    column = 0
    if row + 1 < size.rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: size.columns))
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    precondition(rest.popFirst() == "[")
    var digits = ""
    while let character = rest.popFirst() {
      guard character.isNumber else { return perform(character, Int(digits)) }
      digits.append(character)
    }
  }

  private mutating func perform(_ final: Character, _ number: Int?) {
    switch final {
    case "A": row = max(0, row - (number ?? 1))
    case "C": column = min(size.columns - 1, column + (number ?? 1))
    case "H": (row, column) = (0, 0)
    case "J": erase(fromRow: number == 2 ? 0 : row, column: number == 2 ? 0 : column)
    default: preconditionFailure("the editor must not send \(final)")
    }
  }

  private mutating func erase(fromRow first: Int, column: Int) {
    for index in first..<size.rows {
      for cell in (index == first ? column : 0)..<size.columns { cells[index][cell] = " " }
    }
  }
}
