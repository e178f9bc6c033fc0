import MealSource

/// The decision table of the United Kingdom, which the European Union's guidance follows where its law is silent.
struct EuropeanTable: Sendable {
  let facts: DishFacts
  let authority: SafetyAuthority

  private var core: CookingRule { authority == .unitedKingdom ? BritishGuidance.core : EuropeanGuidance.core }
  private var freezing: CookingRule {
    authority == .unitedKingdom ? BritishGuidance.freezing : EuropeanGuidance.freezing
  }

  func decide(_ part: RawPart) -> Decision {
    let serving = Serving(part, facts)
    if serving != .cooked, part.kind == .fish { return frozen(part, serving) }
    var decision = Decision(part, core)
    decision.notes = [note(part)].compactMap { $0 }
    if let bath = facts.sousVide?.celsius, bath < core.celsius { decision.notes.append(BritishGuidance.lowNote) }
    if serving == .raw || serving == .rare && !mayBePink(part) { decision.severity = .warning }
    return decision
  }

  private func frozen(_ part: RawPart, _ serving: Serving) -> Decision {
    var decision = Decision(part, freezing)
    decision.because += " served \(serving == .raw ? "raw" : "part-cooked")"
    decision.severity = .warning
    return decision
  }

  private func note(_ part: RawPart) -> String? {
    if mayBePink(part) { return BritishGuidance.pinkNote }
    if part.kind == .egg { return BritishGuidance.lionNote }
    return part.kind.isAquatic || part.kind == .stuffedPasta ? nil : BritishGuidance.throughNote
  }

  private func mayBePink(_ part: RawPart) -> Bool {
    guard part.kind == .beef || part.kind == .lamb, !part.isRolled else { return false }
    return part.form == .intact || part.form == .roast
  }
}
