internal import Glibc

/// Reads lines from standard input: with an editor on a terminal, plainly elsewhere.
///
/// Plainly means without a prompt and without a single escape byte where standard input or output is no terminal, and
/// with a prompt only on a terminal that cannot move its cursor (`TERM=dumb`).
public final class LineReader {
  /// What was read.
  public enum Input: Hashable, Sendable {
    /// A line without its end.
    case line(String)
    /// Ctrl-C: whatever was begun is to be given up.
    case interrupted
    /// The input has ended.
    case end
  }

  private enum Source {
    case terminal(Terminal)
    case plain(showsPrompt: Bool)
  }

  private let source: Source
  private var plain = PlainLineReader(descriptor: STDIN_FILENO)
  private var editor: LineEditor
  private var file: HistoryFile?

  /// How long a lone Escape waits for the rest of a sequence.
  private static let escapeWait: Int32 = 60

  /// Makes a reader.
  ///
  /// The history file is read and written only where lines are edited.
  public init(historyFile: HistoryFile? = HistoryFile.standard(), completer: Completion.Completer? = nil) {
    source = LineReader.source()
    editor = LineEditor(size: ScreenSize(columns: 0, rows: 0), completer: completer)
    guard case .terminal = source, var file = historyFile else { return }
    editor.history = file.load()
    self.file = file
  }

  private static func source() -> Source {
    if let terminal = Terminal() { return .terminal(terminal) }
    return .plain(showsPrompt: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  /// True where somebody sits at a terminal and sees prompts.
  public var isInteractive: Bool {
    switch source {
    case .terminal: true
    case .plain(let showsPrompt): showsPrompt
    }
  }

  /// The width to lay results out for, nil where they do not go to a terminal that edits lines.
  public var columns: Int? {
    guard case .terminal(let terminal) = source else { return nil }
    return terminal.size.columns
  }

  /// Reads the next line.
  public func next(prompt: String) -> Input {
    fflush(nil)  // what was printed comes before the prompt
    switch source {
    case .terminal(let terminal): return edit(prompt, on: terminal)
    case .plain(let showsPrompt):
      if showsPrompt { SystemCall.write(STDOUT_FILENO, prompt.utf8) }
      return plain.next().map { .line($0) } ?? .end
    }
  }

  private func edit(_ prompt: String, on terminal: Terminal) -> Input {
    guard terminal.enterRaw() else { return .end }
    editor.resize(to: terminal.size)
    let input = input(of: editor.begin(prompt: prompt), on: terminal)
    terminal.leaveRaw()
    remember(input)
    return input
  }

  private func input(of first: LineEditor.Event?, on terminal: Terminal) -> Input {
    var event = first
    while true {
      terminal.write(editor.takeOutput())
      switch event {
      case nil: event = nextEvent(on: terminal)
      case .line(let line): return .line(line)
      case .interrupted: return .interrupted
      case .end: return .end
      case .suspend:
        terminal.stop()
        event = resume(on: terminal)
      }
    }
  }

  private func nextEvent(on terminal: Terminal) -> LineEditor.Event? {
    switch terminal.wait(milliseconds: editor.awaitsRest ? LineReader.escapeWait : nil) {
    case .keys(let bytes): return editor.feed(bytes)
    case .pause: return editor.pause()
    case .closed: return .end
    case .stopped: return .suspend
    case .resized:
      editor.resize(to: terminal.size)
      return nil
    case .continued:
      terminal.takeBack()
      return resume(on: terminal)
    }
  }

  private func resume(on terminal: Terminal) -> LineEditor.Event? {
    editor.resize(to: terminal.size)
    _ = editor.takeOutput()  // the line is shown again below, at another place
    return editor.resume()
  }

  private func remember(_ input: Input) {
    guard case .line(let line) = input else { return }
    file?.append(line)
    if let notice = file?.notice() { SystemCall.write(STDERR_FILENO, "mealc: \(notice)\n".utf8) }
  }
}
