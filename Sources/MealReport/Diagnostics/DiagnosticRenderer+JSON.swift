public import MealJSON
public import MealSource

extension DiagnosticRenderer {
  /// The diagnostics as the contract has them: every one, in the order given.
  public func json(_ diagnostics: [Diagnostic]) -> JSON { .array(diagnostics.map(json)) }

  /// One diagnostic as the contract has it.
  public func json(_ diagnostic: Diagnostic) -> JSON {
    let span = diagnostic.primary.span
    let (start, end) = ends(span)
    let primary = diagnostic.primary.text.isEmpty ? [] : [diagnostic.primary]
    return .members(
      ("code", .string(diagnostic.code.description)), ("severity", .string(diagnostic.severity.word)),
      ("message", .string(diagnostic.message)), ("file", name(span)), ("start", start), ("end", end),
      ("labels", .array((primary + diagnostic.secondary).map(json))),
      ("notes", .array(diagnostic.notes.map(JSON.string))), ("help", diagnostic.help.map(JSON.string) ?? .null),
      ("fixes", .array(diagnostic.fixes.map { json($0, in: span.file) })))
  }

  private func json(_ label: Label) -> JSON {
    let (start, end) = ends(label.span)
    return .members(("text", .string(label.text)), ("file", name(label.span)), ("start", start), ("end", end))
  }

  private func json(_ fix: FixIt, in file: FileID) -> JSON {
    let edits = fix.edits.map { edit in
      let (start, end) = ends(edit.span)
      let other = edit.span.file == file ? nil : name(edit.span)
      return JSON.members(("start", start), ("end", end), ("text", .string(edit.text)), ("file", other))
    }
    return .members(("title", .string(fix.title)), ("edits", .array(edits)))
  }

  private func name(_ span: SourceSpan) -> JSON { file(span).map { .string($0.name) } ?? .null }

  /// The two ends of a span as objects of line, column and offset.
  func ends(_ span: SourceSpan) -> (start: JSON, end: JSON) {
    guard let file = file(span) else { return (.null, .null) }
    return (SpanJSON.position(span.range.start, in: file), SpanJSON.position(span.range.end, in: file))
  }
}
