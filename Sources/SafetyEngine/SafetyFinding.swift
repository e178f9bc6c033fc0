public import MealSource

/// Something about a dish that its cook should hear.
public struct SafetyFinding: Sendable {
  /// What it is about.
  public enum Topic: String, Sendable, CaseIterable {
    /// A step that does not get hot enough, an oven too cool for a roast, food held too cool or too long.
    case step, oven, holding
    /// Food that is served raw or undercooked.
    case undercooked
    /// Cooling, keeping, reheating.
    case keeping
    /// A food that no one knows.
    case unknown
  }

  /// What it is about.
  public var topic: Topic
  /// How bad.
  public var severity: Severity
  /// In one sentence.
  public var message: String
  /// Where; nil for the dish as a whole.
  public var span: SourceSpan?
  /// What to do.
  public var help: String?
  /// What says so; nil where nothing but the program does.
  public var rule: SafetyRule?

  init(
    _ topic: Topic, _ severity: Severity, _ message: String, at span: SourceSpan? = nil, help: String? = nil,
    rule: SafetyRule? = nil
  ) {
    (self.topic, self.severity, self.message) = (topic, severity, message)
    (self.span, self.help, self.rule) = (span, help, rule)
  }
}
