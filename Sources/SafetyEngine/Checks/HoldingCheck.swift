import MealIR
import MealSource

/// Food that waits too cool, or too long.
struct HoldingCheck: Sendable {
  let facts: DishFacts
  let region: Household.Region

  /// °C up to which food is cold enough to wait.
  private static let cold = 5.0

  var findings: [SafetyFinding] { facts.steps.compactMap(tooCool) + facts.steps.compactMap(tooLong) }

  private var least: Double {
    if region != .us { return BritishGuidance.holding.celsius }
    return facts.parts.contains { $0.form == .roast } ? FoodCode.roastHolding : FoodCode.hotHolding
  }

  private var rule: SafetyRule {
    switch region {
    case .us: FoodCode.holding
    case .uk: BritishGuidance.holding.rule
    case .eu: EuropeanGuidance.holding.rule
    }
  }

  private func tooCool(_ step: HeatStep) -> SafetyFinding? {
    guard step.purpose == .holding, let celsius = step.celsius, celsius > HoldingCheck.cold, celsius < least else {
      return nil
    }
    return SafetyFinding(
      .holding, .warning, "step `\(step.name)` holds food at \(StepCheck.text(celsius))", at: step.span,
      help: "hold it at \(StepCheck.text(least)) or more", rule: rule)
  }

  /// The code's limit is used everywhere, as the only one at hand.
  private func tooLong(_ step: HeatStep) -> SafetyFinding? {
    guard step.purpose == .heating, let hold = step.hold, hold > FoodCode.timeOnlySeconds else { return nil }
    return SafetyFinding(
      .holding, .warning, "what step `\(step.name)` makes may wait \(StepCheck.hold(Int(hold)).dropFirst(5))",
      at: step.span,
      help: "keep it hot at \(StepCheck.text(least)) or chill it; without either it is good for 4 h",
      rule: FoodCode.timeOnly)
  }
}
