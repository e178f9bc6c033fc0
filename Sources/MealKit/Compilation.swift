public import MealCheck
public import MealData
public import MealIR
public import MealJSON
public import MealSource
public import MealUnits
public import NutritionEngine

/// A compiled program: its files, its diagnostics, the checked program, and what the engines make of it.
public struct Compilation: Sendable {
  /// The files, by `FileID`; the first is the entry.
  public let parsedFiles: [ParsedFile]
  /// What foods are made of.
  public let catalogue: Catalogue
  /// The day that stands for today.
  public let today: CalendarDate
  /// The checked program.
  public let program: Program
  /// Problems of the text, by place; those of checks come with `Evaluation`.
  public let diagnostics: [Diagnostic]

  init(files: [ParsedFile], catalogue: Catalogue, today: CalendarDate, result: CheckedProgram) {
    parsedFiles = files
    self.catalogue = catalogue
    self.today = today
    program = result.program
    diagnostics = result.diagnostics
  }

  /// The texts, by `FileID`.
  public var files: [SourceFile] { parsedFiles.map(\.source) }

  /// The entry's name.
  public var name: String { parsedFiles.first?.source.name ?? "" }

  /// True where the text itself has errors.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The checked program as JSON, after `grammar/ir.schema.json`.
  public func programJSON() -> JSON {
    ProgramDocument(program, files: files, catalogue: catalogue).json()
  }

  /// Runs the engines.
  ///
  /// - Parameters:
  ///   - scaling: what recipes and meals are scaled to.
  ///   - withOptional: whether optional ingredients count.
  public func evaluate(scaling: NutritionOptions.Scaling = .asWritten, withOptional: Bool = false) -> Evaluation {
    let options = NutritionOptions(scaling: scaling, withOptional: withOptional, today: today)
    return Evaluation(self, NutritionResult(program, catalogue, options: options))
  }
}
