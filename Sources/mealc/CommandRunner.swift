import Glibc
import MealArguments
import MealKit
import MealREPL

/// Carries out a command.
///
/// Every command is an extension in a file of its own.
struct CommandRunner {
  /// The program's version.
  static let version = "0.1.0"

  let console: Console

  func run(_ command: Command) throws(UsageError) -> ExitStatus {
    switch command {
    case .run(let arguments): return try run(arguments)
    case .check(let arguments): return check(arguments)
    case .fmt(let arguments): return format(arguments)
    case .compile(let arguments): return compile(arguments)
    case .macros(let arguments): return macros(arguments)
    case .foods(let arguments): return foods(arguments)
    case .explain(let arguments): return explain(arguments)
    case .new(let arguments): return makeHousehold(arguments)
    case .repl(let arguments): return repl(arguments)
    case .help(let verb):
      console.print(HelpText.of(verb))
      return .fine
    case .version:
      console.print("mealc \(CommandRunner.version)\n")
      return .fine
    }
  }

  /// The day of the machine's clock, where no `--today` says otherwise.
  static func clockDay() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let day = CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day ?? CalendarDate(dayNumber: 0)
  }

  /// What an input is compiled to; nil where it cannot be read, which is told.
  func compilation(_ input: Input, today: CalendarDate) -> Compilation? {
    let compiler = MealCompiler(today: today)
    switch input {
    case .file(let path):
      do throws(WorkspaceError) {
        return try compiler.compile(path, in: DiskWorkspace(entry: path))
      } catch {
        unreadable(path, error)
        return nil
      }
    case .standardInput:
      do throws(WorkspaceError) {
        let bytes = try DiskWorkspace.standardInput(limit: MealCompiler.fileSizeLimit)
        return try compiler.compile("<stdin>", in: StandardInputWorkspace(bytes: bytes))
      } catch {
        unreadable("standard input", error)
        return nil
      }
    }
  }

  /// Tells that a file named on the command line cannot be read.
  func unreadable(_ path: String, _ error: WorkspaceError) {
    let code: DiagnosticCode
    switch error {
    case .notAFile: code = .notAFile
    case .tooLarge: code = .fileTooLarge
    case .outsideRoot: code = .fileOutsideRoot
    case .notFound, .refused: code = .unreadableFile
    }
    console.error("error[\(code)]: cannot read `\(path)`: \(error.reason)")
  }

  /// Diagnostics on standard error, the way people read them, and their counts.
  func show(_ diagnostics: [Diagnostic], _ renderer: (Style) -> DiagnosticRenderer) {
    let shown = console.isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    console.error(renderer(console.style(of: STDERR_FILENO)).human(shown))
    console.remark("\n" + DiagnosticRenderer.counts(shown))
  }
}

/// Standard input as the entry; what it uses is looked for from the current folder.
struct StandardInputWorkspace: Workspace {
  let bytes: [UInt8]
  private let disk = DiskWorkspace(entry: "./-")

  init(bytes: [UInt8]) { self.bytes = bytes }

  func resolve(_ name: String, from path: String) throws(WorkspaceError) -> String {
    try disk.resolve(name, from: path == "<stdin>" ? "./-" : path)
  }

  func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    path == "<stdin>" ? bytes : try disk.read(path, limit: limit)
  }

  func canonicalPath(of path: String) -> String { path == "<stdin>" ? path : disk.canonicalPath(of: path) }

  func displayName(of path: String) -> String { path == "<stdin>" ? path : disk.displayName(of: path) }
}
