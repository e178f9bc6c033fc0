public import MealSource

/// The arguments of `mealc explain`.
public struct ExplainArguments: Hashable, Sendable {
  /// The diagnostic to explain.
  public let code: DiagnosticCode

  init(_ scanned: ScannedArguments) throws(UsageError) {
    let text = scanned.positionals[0]
    guard let code = DiagnosticCode(text: text) else {
      throw .badValue(text, for: "CODE", "must be the code of a diagnostic, such as \(DiagnosticCode.allCases[0])")
    }
    self.code = code
  }
}
