import MealSource

/// Ovens that 3-401.11(B)(1) does not let roast a whole joint.
struct RoastOvenCheck: Sendable {
  let facts: DishFacts
  let requirements: [SafetyRequirement]

  var findings: [SafetyFinding] {
    guard let roast = facts.parts.first(where: { $0.form == .roast }) else { return [] }
    // A step that cannot reach the temperature at all has its finding already.
    let isCool = Set(StepCheck(facts: facts, requirements: requirements).findings.compactMap(\.span))
    return facts.heatingSteps.compactMap { isCool.contains($0.span) ? nil : finding($0, roast) }
  }

  private func finding(_ step: HeatStep, _ roast: RawPart) -> SafetyFinding? {
    guard let oven = step.oven, let celsius = step.celsius,
      !RoastTable.isMet(oven, grams: roast.pieceGrams, celsius: celsius)
    else { return nil }
    let limit = StepCheck.text(RoastTable.ovenCelsius(oven, grams: roast.pieceGrams))
    let bound = oven == .highHumidity ? "at most" : "at least"
    return SafetyFinding(
      .oven, .warning,
      "step `\(step.name)`: a \(oven.word) for a \(roast.because)\(weight(roast)) has to be \(bound) \(limit), it is "
        + StepCheck.text(celsius), at: step.span,
      help: "set it to \(limit), or name the oven: convection 163 °C, still 177 °C; from 4.5 kg on 121 °C",
      rule: FoodCode.roast.rule)
  }

  private func weight(_ roast: RawPart) -> String {
    guard let grams = roast.pieceGrams else { return " of unknown weight" }
    return grams >= RoastTable.largeGrams ? " from 4.5 kg on" : " under 4.5 kg"
  }
}
