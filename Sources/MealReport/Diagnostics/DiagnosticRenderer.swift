public import MealSource

/// Turns diagnostics into text and documents: for people, for `grep`, as JSON, as SARIF.
///
/// All forms come from the same values. Cost: linear in the shown lines.
public struct DiagnosticRenderer: Sendable {
  /// The files, by `FileID`.
  public var files: [SourceFile]
  /// The characters of frames.
  public var glyphs: Glyphs
  /// Colours or none.
  public var style: Style
  /// The most columns of a source line; longer ones are cut around the mark.
  public var width: Int

  /// Makes a renderer for diagnostics of `files`.
  public init(files: [SourceFile], glyphs: Glyphs = .unicode, style: Style = .none, width: Int = 100) {
    self.files = files
    self.glyphs = glyphs
    self.style = style
    self.width = max(20, width)
  }

  /// The diagnostics that text forms show; the rest are counted.
  func shown(_ diagnostics: [Diagnostic]) -> ArraySlice<Diagnostic> { diagnostics.prefix(DiagnosticBag.shownLimit) }

  /// A line about the diagnostics past the limit; empty where there are none.
  func rest(_ diagnostics: [Diagnostic]) -> String {
    let hidden = diagnostics.dropFirst(DiagnosticBag.shownLimit)
    return hidden.isEmpty ? "" : "\(glyphs.ellipsis) and \(DiagnosticRenderer.counts(hidden)) more\n"
  }

  /// How many of each severity, the worst first: `2 errors, 1 warning`; empty for none.
  public static func counts(_ diagnostics: some Collection<Diagnostic>) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.word)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  /// The file of a span; nil for one that is not among `files`.
  func file(_ span: SourceSpan) -> SourceFile? {
    Int(span.file.index) < files.count ? files[Int(span.file.index)] : nil
  }
}
