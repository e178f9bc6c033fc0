/// How a figure came about: what was read, which rule that meets, what it says.
public struct SafetyTrail: Sendable, Hashable {
  /// A step of the reasoning.
  public struct Step: Sendable, Hashable {
    /// What was found.
    public var text: String
    /// The rule that says so; nil for what is read from the program or the catalogue.
    public var rule: SafetyRule?

    init(_ text: String, _ rule: SafetyRule? = nil) {
      self.text = text
      self.rule = rule
    }
  }

  /// From what was read to the figure.
  public var steps: [Step] = []

  init(_ steps: [Step] = []) { self.steps = steps }

  mutating func add(_ text: String, _ rule: SafetyRule? = nil) { steps.append(Step(text, rule)) }
}
