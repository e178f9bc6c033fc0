public import MealSource

extension DiagnosticRenderer {
  /// One line each: `week.meal:22:3: warning[M0704]: the oven is needed twice`.
  public func concise(_ diagnostics: [Diagnostic]) -> String {
    shown(diagnostics).map { concise($0) + "\n" }.joined() + rest(diagnostics)
  }

  private func concise(_ diagnostic: Diagnostic) -> String {
    let role = DiagnosticRenderer.role(diagnostic.severity)
    let kind = style.paint("\(diagnostic.severity.word)[\(diagnostic.code)]", role)
    return "\(place(diagnostic.primary.span)): \(kind): \(SafeText.shown(diagnostic.message))"
  }

  /// `week.meal:22:3`.
  func place(_ span: SourceSpan) -> String {
    guard let file = file(span) else { return "?" }
    let position = file.position(Int(span.range.start))
    return "\(SafeText.shown(file.name)):\(position.line):\(position.column)"
  }
}
