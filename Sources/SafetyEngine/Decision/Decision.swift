import MealSource

/// What one authority asks of one part of a dish.
struct Decision: Sendable {
  var part: RawPart
  var rule: CookingRule
  var because: String
  var notes: [String] = []
  var severity = Severity.note

  init(_ part: RawPart, _ rule: CookingRule) {
    self.part = part
    self.rule = rule
    because = part.because
  }

  /// True where this one governs a dish that `other` would govern else: freezing of what is eaten raw first, then heat.
  func isStricter(than other: Decision) -> Bool {
    if rule.isFreezing != other.rule.isFreezing { return rule.isFreezing }
    if rule.celsius != other.rule.celsius { return rule.celsius > other.rule.celsius }
    if rule.hold != other.rule.hold { return rule.hold > other.rule.hold }
    return TestOrder(part) < TestOrder(other.part)
  }
}
