/// One problem in a program: what is wrong, where, why, and what to do about it.
///
/// The message alone makes sense (the concise form prints nothing else). It states the fact in lower case without a
/// final period; `notes` say why; `help` says what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The stable code, shown as `M0204`.
  public var code: DiagnosticCode
  /// How bad it is.
  public var severity: Severity
  /// One line that stands alone.
  public var message: String
  /// The place that is underlined first.
  public var primary: Label
  /// Other places that help, such as "first declared here".
  public var secondary: [Label]
  /// Why it is so.
  public var notes: [String]
  /// What to do, in the imperative.
  public var help: String?
  /// Edits that would mend it.
  public var fixes: [FixIt]

  /// Makes a diagnostic; its severity is the code's own unless given.
  public init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String = "",
    secondary: [Label] = [], notes: [String] = [], help: String? = nil, fixes: [FixIt] = [],
    severity: Severity? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.primary = Label(span: span, text: label)
    self.secondary = secondary
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}
