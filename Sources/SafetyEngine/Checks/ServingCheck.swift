import MealIR
import MealSource

/// Dishes that are served raw or undercooked.
struct ServingCheck: Sendable {
  let facts: DishFacts
  let region: Household.Region
  let isSusceptible: Bool

  var findings: [SafetyFinding] {
    var seen: Set<AnimalKind> = []
    return facts.parts.filter { Serving($0, facts) != .cooked && seen.insert($0.kind).inserted }.map(finding)
  }

  private func finding(_ part: RawPart) -> SafetyFinding {
    let serving = Serving(part, facts)
    return SafetyFinding(
      .undercooked, severity(part, serving), "\(part.because) is served \(serving == .raw ? "raw" : "undercooked")",
      at: part.span, help: help(part, serving), rule: rule(part, serving))
  }

  private func severity(_ part: RawPart, _ serving: Serving) -> Severity {
    serving == .rare && mayBeRare(part) && !isSusceptible ? .note : .warning
  }

  /// Beef steaks by (C) and whole roasts by (B); in Britain whole cuts of beef and lamb that are not rolled.
  private func mayBeRare(_ part: RawPart) -> Bool {
    if region == .us { return part.form == .roast || part.form == .intact && part.kind == .beef }
    guard part.kind == .beef || part.kind == .lamb, !part.isRolled else { return false }
    return part.form == .intact || part.form == .roast
  }

  private func rule(_ part: RawPart, _ serving: Serving) -> SafetyRule {
    switch region {
    case .us where part.kind == .beef && part.form == .intact && serving == .rare: FoodCode.steak
    case .us where part.form == .roast && serving == .rare: FoodCode.roast.rule
    case .us: FoodCode.undercooked
    case .uk where part.kind != .fish: BritishGuidance.core.rule
    case .eu where part.kind != .fish: EuropeanGuidance.core.rule
    case .uk, .eu: BritishGuidance.freezing.rule
    }
  }

  private func help(_ part: RawPart, _ serving: Serving) -> String {
    let who = "not for the very young, the old, the pregnant or the ill"
    let risk = isSusceptible ? "someone of this household is at risk: \(who)" : who
    if part.kind == .egg { return "use pasteurised eggs, or heat to 68 °C for 17 s; \(risk)" }
    if part.kind.isAquatic, !part.isParasiteExempt || region != .us {
      return "acid is not heat: use fish that was frozen as the rule asks; \(risk)"
    }
    return risk
  }
}
