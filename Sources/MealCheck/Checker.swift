public import MealData
public import MealIR
public import MealSource
import MealSyntax
public import MealUnits

/// What the checker is told besides the files.
public struct CheckOptions: Sendable {
  /// The day that `ready` without a date, and plans without `from`, mean.
  public var today: CalendarDate
  /// Steps that evaluation may take.
  public var budget: Int

  /// Options with the standard budget of ten million steps.
  public init(today: CalendarDate, budget: Int = 10_000_000) {
    self.today = today
    self.budget = budget
  }
}

/// A checked program and what was found wrong.
public struct CheckedProgram: Sendable {
  /// The program; what could not be checked is left out or marked unknown.
  public var program: Program
  /// All diagnostics of all files, by place.
  public var diagnostics: [Diagnostic]
}

/// Turns trees into the checked program: resolves names, evaluates expressions, reads and weighs ingredients.
///
/// All problems are found in one run; what only follows from a reported fault is not reported. Time is linear in the size
/// of the files, plus the steps of evaluation, which a budget bounds.
public enum Checker {
  /// Checks `files`, of which the first is the entry and the others are those it uses, in order.
  public static func check(
    _ files: [ParsedFile], catalogue: Catalogue, options: CheckOptions, loading: [Diagnostic] = []
  ) -> CheckedProgram {
    let evaluator = Evaluator(files: files, budget: options.budget)
    for (index, file) in files.enumerated() {
      evaluator.bag.add(contentsOf: file.tree.diagnostics(file: FileID(index), bytes: file.source.bytes))
    }
    evaluator.bag.add(contentsOf: loading)
    evaluator.hasLostFiles = loading.contains { $0.code != .cyclicUse }
    let lowering = Lowering(evaluator, catalogue, options)
    lowering.run()
    return CheckedProgram(program: lowering.program, diagnostics: evaluator.bag.sorted())
  }
}
