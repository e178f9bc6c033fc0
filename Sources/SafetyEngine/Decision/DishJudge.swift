import MealIR
import MealSource

/// Applies the rules of a region to a dish.
struct DishJudge: Sendable {
  let region: Household.Region
  let isSusceptible: Bool

  func judge(_ id: RecipeID, _ facts: DishFacts) -> DishSafety {
    let requirements = SafetyAuthority.of(region).compactMap { requirement($0, facts) }
    return DishSafety(
      recipe: id, standing: standing(facts, requirements), requirements: requirements, parts: facts.parts,
      findings: findings(facts, requirements))
  }

  private func standing(_ facts: DishFacts, _ requirements: [SafetyRequirement]) -> DishSafety.Standing {
    if !facts.unknown.isEmpty { return .unknown(facts.unknown) }
    return requirements.isEmpty ? .nothingRaw(nothingRaw(facts)) : .required
  }

  private func nothingRaw(_ facts: DishFacts) -> String {
    let ready =
      facts.ready.map { "\($0.name): \($0.why)" } + facts.cookedRecipes.map { "\($0): cooked by its own recipe" }
    return "no raw animal food" + (ready.isEmpty ? "" : " (\(ready.joined(separator: "; ")))")
  }

  private func findings(_ facts: DishFacts, _ requirements: [SafetyRequirement]) -> [SafetyFinding] {
    UnknownCheck(facts: facts).findings
      + ServingCheck(facts: facts, region: region, isSusceptible: isSusceptible).findings
      + StepCheck(facts: facts, requirements: requirements).findings
      + (region == .us ? RoastOvenCheck(facts: facts, requirements: requirements).findings : [])
      + HoldingCheck(facts: facts, region: region).findings + KeepingCheck(facts: facts, region: region).findings
  }

  // MARK: Requirements

  /// The strictest of what the parts ask for; what else the dish asks for where there is none.
  private func requirement(_ authority: SafetyAuthority, _ facts: DishFacts) -> SafetyRequirement? {
    let decisions = facts.parts.map { decide(authority, $0, facts) }
    guard var governing = decisions.first else { return plain(authority, facts) }
    for decision in decisions.dropFirst() where decision.isStricter(than: governing) { governing = decision }
    var result = SafetyRequirement(authority, governing.rule, because: governing.because, span: governing.part.span)
    result.severity = decisions.map(\.severity).max() ?? .note
    result.notes = notes(governing, decisions)
    result.trail = trail(governing, decisions, facts)
    return result
  }

  private func decide(_ authority: SafetyAuthority, _ part: RawPart, _ facts: DishFacts) -> Decision {
    switch authority {
    case .foodCode: FoodCodeTable(facts: facts).decide(part)
    case .federalChart: FederalTable(facts: facts).decide(part)
    case .unitedKingdom, .europeanUnion: EuropeanTable(facts: facts, authority: authority).decide(part)
    }
  }

  private func notes(_ governing: Decision, _ all: [Decision]) -> [String] {
    var notes = governing.rule.notes + governing.part.notes
    for note in governing.notes where !notes.contains(note) { notes.append(note) }
    if governing.rule.isFreezing, let cooked = all.filter({ !$0.rule.isFreezing }).max(by: { $1.isStricter(than: $0) })
    {
      notes.append("what is cooked of it: \(cooked.because) \(cooked.rule.celsius) °C")
    }
    return notes
  }

  private func trail(_ governing: Decision, _ all: [Decision], _ facts: DishFacts) -> SafetyTrail {
    var trail = SafetyTrail()
    for decision in all {
      trail.add(
        "`\(decision.part.text)`: \(decision.part.because), by \(decision.part.evidence.joined(separator: ", "))")
      trail.add("test met first: \(TestOrder(decision.part).words)", decision.rule.rule)
    }
    if all.count > 1 { trail.add("the strictest of \(all.count) raw parts: \(governing.because)") }
    return trail
  }

  // MARK: Dishes without raw animal food

  private func plain(_ authority: SafetyAuthority, _ facts: DishFacts) -> SafetyRequirement? {
    guard let (rule, because) = plainRule(authority, facts) else { return nil }
    var result = SafetyRequirement(authority, rule, because: because, span: facts.hotHolding?.span)
    result.trail.add("no raw animal food; \(because)", rule.rule)
    return result
  }

  private func plainRule(_ authority: SafetyAuthority, _ facts: DishFacts) -> (CookingRule, String)? {
    if authority == .federalChart { return FederalTable(facts: facts).plain }
    if facts.isReheated { return (reheating(authority), "reheated") }
    guard facts.hotHolding != nil else { return nil }
    switch authority {
    case .unitedKingdom: return (BritishGuidance.holding, "held hot")
    case .europeanUnion: return (EuropeanGuidance.holding, "held hot")
    default: return (FoodCode.plants, "plant food held hot")
    }
  }

  private func reheating(_ authority: SafetyAuthority) -> CookingRule {
    switch authority {
    case .unitedKingdom: BritishGuidance.reheating
    case .europeanUnion: EuropeanGuidance.reheating
    default: FoodCode.reheating
    }
  }
}
