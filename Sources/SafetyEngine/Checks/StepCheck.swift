import MealIR
import MealSource

/// Steps whose appliance is too cool for what the dish has to reach.
struct StepCheck: Sendable {
  let facts: DishFacts
  let requirements: [SafetyRequirement]

  var findings: [SafetyFinding] {
    guard !facts.parts.isEmpty, !facts.steps.isEmpty, let first = requirements.first, !first.rule.isFreezing else {
      return []
    }
    let heating = facts.heatingSteps
    if heating.isEmpty { return unheated(first) }
    return tooCool.map { finding($0.step, $0.requirement) }
  }

  // MARK: No heat

  private func unheated(_ requirement: SafetyRequirement) -> [SafetyFinding] {
    // A dish that is meant to be raw has its own finding.
    guard facts.parts.contains(where: { Serving($0, facts) == .cooked }) else { return [] }
    return [
      SafetyFinding(
        .undercooked, .warning, "no step of `\(facts.recipe.name)` heats its \(requirement.because)",
        at: requirement.span,
        help: "add the step that brings it to \(StepCheck.text(requirement.celsius))", rule: requirement.rule.rule)
    ]
  }

  // MARK: Too little heat

  /// Steps that cannot reach what the first authority asks, or what a later one does, where they would have to.
  private var tooCool: [(step: HeatStep, requirement: SafetyRequirement)] {
    let longest = facts.heatingSteps.map(\.seconds).max() ?? 0
    return facts.heatingSteps.compactMap { step in
      guard step.celsius != nil, let requirement = missed(step) else { return nil }
      let isHelped = facts.heatingSteps.contains { $0.canReach(requirement.rule.table) }
      return isHelped && step.seconds < longest ? nil : (step, requirement)
    }
  }

  private func missed(_ step: HeatStep) -> SafetyRequirement? {
    requirements.first { !step.canReach($0.rule.table) }
  }

  private func finding(_ step: HeatStep, _ requirement: SafetyRequirement) -> SafetyFinding {
    let place = step.isSousVide ? "a water bath" : step.appliance.map { "the \($0)" } ?? "heat"
    let celsius = StepCheck.text(step.celsius ?? 0)
    // Where the first authority is content, the others' advice is only worth knowing.
    let isMain = requirement.authority == requirements.first?.authority
    return SafetyFinding(
      .step, isMain ? .warning : .note,
      "step `\(step.name)`: \(place) at \(celsius)\(time(step, requirement)) cannot bring \(requirement.because) to "
        + "\(StepCheck.text(requirement.celsius))\(StepCheck.hold(requirement.hold))",
      at: step.span, help: help(requirement), rule: requirement.rule.rule)
  }

  /// The time, where the temperature alone would do.
  private func time(_ step: HeatStep, _ requirement: SafetyRequirement) -> String {
    guard let celsius = step.celsius, requirement.rule.table.row(at: celsius) != nil else { return "" }
    return StepCheck.hold(Int(step.seconds))
  }

  private func help(_ requirement: SafetyRequirement) -> String {
    let least = requirement.rule.table.rows.map { "\(StepCheck.text($0.celsius))\(StepCheck.hold($0.hold))" }
    return least.count == 1
      ? "cook hotter, and measure the middle" : "enough is one of: \(least.joined(separator: ", "))"
  }

  // MARK: Words

  /// `62.8 °C`, `74 °C`.
  static func text(_ celsius: Double) -> String {
    let tenths = (celsius * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths)) °C" : "\(tenths) °C"
  }

  /// ` for 15 s`, ` for 4 min`; nothing for an instant.
  static func hold(_ seconds: Int) -> String {
    if seconds == 0 { return "" }
    if seconds % 3600 == 0 { return " for \(seconds / 3600) h" }
    return seconds % 60 == 0 ? " for \(seconds / 60) min" : " for \(seconds) s"
  }
}
