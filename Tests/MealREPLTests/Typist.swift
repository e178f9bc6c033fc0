@testable import MealREPL

/// An editor together with the screen it writes to.
struct Typist {
  private(set) var editor: LineEditor
  private(set) var screen: ScreenModel
  private(set) var output = ""
  private(set) var events: [LineEditor.Event] = []

  init(columns: Int = 40, rows: Int = 10, history: [String] = [], completer: Completion.Completer? = nil) {
    let size = ScreenSize(columns: columns, rows: rows)
    editor = LineEditor(size: size, history: History(history), completer: completer)
    screen = ScreenModel(size: size)
    note(editor.begin(prompt: "> "))
  }

  /// Types `keys`; begins a new line after each that ends.
  mutating func type(_ keys: String) {
    note(editor.feed(keys.utf8))
  }

  mutating func pause() { note(editor.pause()) }

  private mutating func note(_ event: LineEditor.Event?) {
    show()
    guard let event else { return }
    events.append(event)
    switch event {
    case .suspend: note(editor.resume())
    case .end: break
    case .line, .interrupted: note(editor.begin(prompt: "> "))
    }
  }

  private mutating func show() {
    let sent = editor.takeOutput()
    output += sent
    screen.show(sent)
  }

  /// The line with `|` at the cursor.
  var line: String {
    let characters = editor.buffer.characters
    return String(characters[..<editor.buffer.cursor]) + "|" + String(characters[editor.buffer.cursor...])
  }

  /// The text without the blanks at its end, which a screen does not tell from nothing.
  static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The lines that were sent.
  var lines: [String] {
    events.compactMap { event in
      if case .line(let line) = event { return line }
      return nil
    }
  }
}
