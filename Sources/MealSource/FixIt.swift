/// An edit that would mend a diagnostic.
public struct FixIt: Hashable, Sendable {
  /// Who may apply a fix.
  public enum Applicability: UInt8, Sendable {
    /// Keeps or restores what was meant: `check --fix` applies it.
    case safe
    /// One of several readings: shown, applied only by choice.
    case maybe
    /// Shown only; a person has to fill something in.
    case manual
  }

  /// A replacement of one span by a text.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace; empty to insert.
    public var span: SourceSpan
    /// What stands there afterwards.
    public var text: String

    /// Makes an edit.
    public init(span: SourceSpan, text: String) {
      self.span = span
      self.text = text
    }
  }

  /// What the fix does, in the imperative: "add the spaces".
  public var title: String
  /// Non-overlapping edits, all applied together.
  public var edits: [Edit]
  /// Who may apply it.
  public var applicability: Applicability

  /// Makes a fix of several edits.
  public init(_ title: String, edits: [Edit], applicability: Applicability) {
    self.title = title
    self.edits = edits
    self.applicability = applicability
  }

  /// Makes a fix that replaces one span.
  public init(_ title: String, replace span: SourceSpan, with text: String, applicability: Applicability = .safe) {
    self.init(title, edits: [Edit(span: span, text: text)], applicability: applicability)
  }
}
