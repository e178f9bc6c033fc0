/// A place in a source with a short noun phrase about it.
public struct Label: Hashable, Sendable {
  /// The bytes that are underlined.
  public var span: SourceSpan
  /// What stands beside the underline; may be empty.
  public var text: String

  /// Makes a label.
  public init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }
}
