/// A line editor as a pure state machine: bytes from the keyboard go in, bytes for the screen and events come out.
///
/// It knows no file descriptors, so a test types at it with strings. `LineReader` connects it to a terminal. After an
/// event the editor is at rest until `begin` is called again; what was typed meanwhile (or pasted, several lines at once)
/// waits and is taken then.
public struct LineEditor {
  /// What ends the editing of a line.
  public enum Event: Hashable, Sendable {
    /// The line is complete.
    case line(String)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D on an empty line.
    case end
    /// Ctrl-Z. The line is kept: call `resume` afterwards.
    case suspend
  }

  /// The lines given before.
  public internal(set) var history: History
  /// Finds what the Tab key offers.
  public var completer: Completion.Completer?

  var prompt = ""
  var buffer = LineBuffer()
  var painter: LinePainter
  var walk: HistoryWalk?
  var search: HistorySearch?
  var lastQuery = ""
  var killed = ""
  /// What the key before did, where the next key depends on it.
  var previous = Trace.other

  private var decoder = KeyDecoder()
  private var waiting: ArraySlice<Key> = []

  enum Trace {
    case other
    /// Kills in a row collect into one text.
    case kill
    /// A Tab found several candidates: the next one lists them.
    case ambiguous
  }

  /// Makes an editor for a terminal of `size`.
  public init(size: ScreenSize, history: History = History(), completer: Completion.Completer? = nil) {
    painter = LinePainter(size: size)
    self.history = history
    self.completer = completer
  }

  /// True where a lone Escape may be the start of more: call `pause` where nothing follows within a moment.
  public var awaitsRest: Bool { decoder.awaitsRest }

  /// What is in the line now.
  public var text: String { buffer.text }

  /// The bytes to send to the terminal since the last call, as text.
  public mutating func takeOutput() -> String { painter.takeOutput() }

  /// Starts a new line; an event where what was typed ahead completes it at once.
  public mutating func begin(prompt: String) -> Event? {
    self.prompt = prompt
    reset()
    return resume()
  }

  /// Shows the line again after a stop (Ctrl-Z) and goes on with it.
  public mutating func resume() -> Event? {
    painter.forget()
    repaint()
    return work()
  }

  /// Takes bytes as the keyboard sends them, in any portions.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> Event? {
    waiting += decoder.decode(bytes)
    return work()
  }

  /// Nothing was typed for a moment.
  public mutating func pause() -> Event? {
    waiting += decoder.pause()
    return work()
  }

  /// The terminal has another size.
  public mutating func resize(to size: ScreenSize) { painter.resize(to: size) }

  private mutating func work() -> Event? {
    while let key = waiting.popFirst() {
      if let event = handle(key) { return event }
    }
    repaint()
    return nil
  }

  private mutating func handle(_ key: Key) -> Event? {
    if search != nil, handleInSearch(key) { return nil }
    switch key {
    case .text(let text): type(text)
    case .paste(let text): paste(text)
    default: return EditCommand(key).flatMap { perform($0) }
    }
    return nil
  }

  /// Each line of a paste counts as if typed and sent; the last is left to edit unless it ends in a line break.
  private mutating func paste(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    var keys: [Key] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { keys.append(.enter) }
      if !line.isEmpty { keys.append(.text(line)) }
    }
    waiting = keys + waiting
  }

  private mutating func type(_ text: String) {
    previous = .other
    buffer.insert(LineEditor.printable(text))
  }

  /// The text without control characters, which would move the cursor of the terminal; tabs become spaces.
  static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" { result.append(" ") } else if !isControl(scalar) { result.append(scalar) }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private mutating func reset() {
    buffer = LineBuffer()
    walk = nil
    search = nil
    previous = .other
  }

  mutating func repaint() {
    if let search {
      painter.paint(prompt: LineEditor.prompt(of: search), line: search.shown)
    } else {
      painter.paint(prompt: prompt, line: buffer)
    }
  }

  mutating func bell() { painter.write("\u{7}") }
}
