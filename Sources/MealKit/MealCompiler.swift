import MealCheck
public import MealData
import MealSource
public import MealUnits

/// Compiles `.meal` files and hands out everything that can be known about them.
///
/// ```swift
/// let compilation = MealCompiler().compile("recipe \"Eggs\" { serves 1; - 2 eggs }")
/// ```
///
/// A compiler is a value: cheap to make, without state, safe to use from any thread.
public struct MealCompiler: Sendable {
  /// The largest file that is read, in bytes: 64 MiB.
  public static let fileSizeLimit = 64 << 20

  /// What foods are made of; the built-in catalogue unless the host has its own.
  public var catalogue: Catalogue
  /// The day that `ready` without a date, and plans without `from`, mean.
  public var today: CalendarDate
  /// Steps that evaluation may take before it is stopped with a diagnostic.
  public var budget: Int

  /// A compiler; without a day of its own it takes 1970-01-01, so that the same text always gives the same result.
  public init(
    catalogue: Catalogue = .builtIn, today: CalendarDate = CalendarDate(dayNumber: 0), budget: Int = 10_000_000
  ) {
    self.catalogue = catalogue
    self.today = today
    self.budget = budget
  }

  /// Compiles one text that uses no other files.
  public func compile(_ text: String, name: String = "input.meal") -> Compilation {
    let workspace = MemoryWorkspace([name: text])
    do throws(WorkspaceError) {
      return try compile(name, in: workspace)
    } catch {
      return check([ParsedFile(SourceFile(name: name, text: ""))], [.entryTooLarge(MealCompiler.fileSizeLimit)])
    }
  }

  /// Compiles the file at `path` of a workspace and all that it uses.
  ///
  /// Throws only where the entry itself cannot be read; all else becomes diagnostics.
  public func compile(_ path: String, in workspace: some Workspace) throws(WorkspaceError) -> Compilation {
    var loader = ProgramLoader(workspace, limit: MealCompiler.fileSizeLimit)
    try loader.load(entry: path)
    return check(loader.files, loader.diagnostics)
  }

  private func check(_ files: [ParsedFile], _ loading: [Diagnostic]) -> Compilation {
    let options = CheckOptions(today: today, budget: budget)
    let result = Checker.check(files, catalogue: catalogue, options: options, loading: loading)
    return Compilation(files: files, catalogue: catalogue, today: today, result: result)
  }
}
