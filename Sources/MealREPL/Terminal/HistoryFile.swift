internal import Glibc

/// The history on disk: plain text, one line each, the oldest first, readable by its owner only.
///
/// A line is added to what the file holds then, so that two prompts open at once keep both their lines. The new text is
/// written beside the file, forced to disk and renamed over it: a crash leaves the old file or the new one, never half.
/// Nothing here may stop the work at hand: the first failure is told once, through `notice`.
public struct HistoryFile {
  /// The file; symbolic links are followed, so that a link stays one.
  public let path: String
  private var failure: String?
  private var isTold = false

  /// Makes the history kept at `path`.
  public init(path: String) {
    self.path = HistoryFile.resolved(path) ?? path
  }

  /// The history at its usual place, `$XDG_STATE_HOME/mealc/history`; nil where there is no home.
  public static func standard() -> HistoryFile? {
    standardPath(stateHome: SystemCall.environment("XDG_STATE_HOME"), home: SystemCall.environment("HOME"))
      .map { HistoryFile(path: $0) }
  }

  /// The standard of the XDG directories says to ignore relative paths.
  static func standardPath(stateHome: String?, home: String?) -> String? {
    if let stateHome, stateHome.hasPrefix("/") { return "\(stateHome)/mealc/history" }
    return home.map { "\($0)/.local/state/mealc/history" }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What went wrong first, in a sentence; nil where nothing did or it was asked for before.
  public mutating func notice() -> String? {
    guard let failure, !isTold else { return nil }
    isTold = true
    return failure
  }

  /// The lines of the file; none where there is no file yet.
  public mutating func load() -> History {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno != ENOENT { fail("cannot read") }
      return History()
    }
    defer { close(descriptor) }
    var reader = PlainLineReader(descriptor: descriptor)
    var history = History()
    while let line = reader.next() { history.add(LineEditor.printable(line)) }
    return history
  }

  /// Adds `line` to the file, unless it is the same as the last.
  public mutating func append(_ line: String) {
    guard failure == nil else { return }
    var history = load()
    guard failure == nil, history.add(LineEditor.printable(line)) else { return }
    save(history)
  }

  private mutating func save(_ history: History) {
    guard makeDirectories() else { return fail("cannot make the directory of") }
    let beside = "\(path).\(getpid())"
    guard write(history, to: beside), rename(beside, path) == 0 else {
      fail("cannot write")
      unlink(beside)
      return
    }
  }

  private func write(_ history: History, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let text = history.entries.map { $0 + "\n" }.joined()
    let isWritten = SystemCall.write(descriptor, text.utf8) && fsync(descriptor) == 0
    return close(descriptor) == 0 && isWritten
  }

  private func makeDirectories() -> Bool {
    let parts = path.split(separator: "/").dropLast()
    var directory = path.hasPrefix("/") ? "" : "."
    for part in parts {
      directory += "/\(part)"
      if mkdir(directory, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  private mutating func fail(_ what: String) {
    if failure == nil { failure = "the history is not kept: \(what) \(path): \(SystemCall.lastError)" }
  }
}
