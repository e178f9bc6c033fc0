public import MealKit

/// The prompt: expressions, food phrases and commands, at a terminal or over a pipe.
public final class REPL {
  private let today: CalendarDate
  private let glyphs: Glyphs
  private let style: Style
  private var session: REPLSession

  /// A prompt; `today` is the day that loaded files take for today.
  public init(today: CalendarDate, glyphs: Glyphs, style: Style) {
    self.today = today
    self.glyphs = glyphs
    self.style = style
    session = REPLSession(compilation: nil, today: today)
  }

  /// Runs until the input ends or `:quit`; false where the file to load cannot be read.
  public func run(loading path: String?) -> Bool {
    if let path, !load(path) { return false }
    let reader = LineReader(historyFile: HistoryFile.standard()) { [weak self] line, cursor in
      self?.session.completion(of: line, at: cursor)
    }
    if reader.isInteractive { write("mealc: type foods (`2 eggs with 200 g cottage cheese`) or sums; `:help` helps\n") }
    while true {
      switch reader.next(prompt: "meal> ") {
      case .line(let line): if !answer(line) { return true }
      case .interrupted: continue
      case .end: return true
      }
    }
  }

  /// Answers one line; false where it ends the session.
  func answer(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
    guard let first = words.first else { return true }
    let rest = words.count > 1 ? words[1] : ""
    switch first {
    case ":quit", ":q", ":exit": return false
    case ":help", ":h", ":?": write(REPLHelp.text)
    case ":load", ":l": _ = load(rest)
    case ":foods", ":f": write(text(FoodSearchReport(rest, in: .builtIn, limit: 12).document()))
    case ":show", ":s": show(rest)
    case ":recipes": write(session.names(of: \.recipes.named).map { $0 + "\n" }.joined())
    case _ where first.hasPrefix(":"): write("no command `\(first)`; `:help` lists them\n")
    default: write(session.answer(line, glyphs: glyphs, style: style))
    }
    return true
  }

  private func load(_ path: String) -> Bool {
    guard !path.isEmpty else {
      write("`:load` needs a file\n")
      return true
    }
    do throws(WorkspaceError) {
      let compilation = try MealCompiler(today: today).compile(path, in: DiskWorkspace(entry: path))
      session = REPLSession(compilation: compilation, today: today)
      if !compilation.diagnostics.isEmpty {
        write(
          DiagnosticRenderer(files: compilation.files, glyphs: glyphs, style: style).human(compilation.diagnostics)
            + "\n")
      }
      write(session.summary(of: path))
      return true
    } catch {
      write("cannot read `\(path)`: \(error.reason)\n")
      return false
    }
  }

  private func show(_ key: String) {
    guard let report = FoodReport(key: key, in: .builtIn) else {
      return write("no food has the key `\(key)`; look with `:foods`\n")
    }
    write(text(report.document()))
  }

  private func text(_ document: ReportDocument) -> String { TextWriter(glyphs: glyphs, style: style).text(document) }

  private func write(_ text: String) { _ = DiskWorkspace.write(Array(text.utf8), to: 1) }
}
