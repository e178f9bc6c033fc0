public import MealData
public import MealIR
public import MealSource
public import NutritionEngine
public import SafetyEngine
public import TargetEngine

/// What reports are made from: the results of the engines, and where things were written.
public struct ReportSource: Sendable {
  /// The nutrition of the program.
  public var nutrition: NutritionResult
  /// The catalogue that was used.
  public var catalogue: Catalogue
  /// The files, by `FileID`.
  public var files: [SourceFile]
  /// What is wrong with the program, in order.
  public var diagnostics: [Diagnostic]
  /// What the eaters need, by their position; empty where nobody asked the engine.
  public var targets: [EaterTargets]
  /// How hot dishes have to get; nil where nobody asked the engine.
  public var safety: SafetyResult?

  /// Gathers what reports need.
  public init(
    nutrition: NutritionResult, catalogue: Catalogue, files: [SourceFile], diagnostics: [Diagnostic] = [],
    targets: [EaterTargets] = [], safety: SafetyResult? = nil
  ) {
    self.nutrition = nutrition
    self.catalogue = catalogue
    self.files = files
    self.diagnostics = diagnostics
    self.targets = targets
    self.safety = safety
  }

  /// The checked program.
  public var program: Program { nutrition.program }

  /// The line (from 1) on which a span starts.
  func line(_ span: SourceSpan) -> Int {
    let index = Int(span.file.index)
    return index < files.count ? files[index].lines.line(of: Int(span.range.start)) + 1 : 1
  }
}
