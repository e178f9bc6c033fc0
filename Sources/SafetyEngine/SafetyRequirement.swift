public import MealSource

/// How hot, or how cold, a dish has to get by one authority's rules.
public struct SafetyRequirement: Sendable {
  /// Who says so.
  public var authority: SafetyAuthority
  /// The rule and its figures.
  public var rule: CookingRule
  /// °C in all parts of the food; below zero for freezing.
  public var celsius: Double
  /// Seconds that it is held or rests.
  public var hold: Int
  /// Why the rule holds: `poultry`, `ground beef`, `stuffed pork`.
  public var because: String
  /// The line that decides; nil where the dish as a whole does.
  public var span: SourceSpan?
  /// A note where all is well, a warning where the dish is meant to be served below the figure.
  public var severity = Severity.note
  /// What else to know.
  public var notes: [String]
  /// How it was found.
  public var trail = SafetyTrail()

  init(_ authority: SafetyAuthority, _ rule: CookingRule, because: String, span: SourceSpan?) {
    self.authority = authority
    self.rule = rule
    (celsius, hold) = (rule.celsius, rule.hold)
    self.because = because
    self.span = span
    notes = rule.notes
  }
}
