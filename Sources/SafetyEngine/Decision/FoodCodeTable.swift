import MealSource

/// The decision table of Food Code 2022 3-401.11 and what may stand in its place.
struct FoodCodeTable: Sendable {
  let facts: DishFacts

  func decide(_ part: RawPart) -> Decision {
    var decision = Decision(part, base(part))
    if facts.isMicrowaved { return microwaved(part) }
    applyServing(to: &decision)
    applySousVide(to: &decision)
    decision.notes += steakNotes(decision)
    return decision
  }

  /// The table, in the order of its tests.
  private func base(_ part: RawPart) -> CookingRule {
    switch TestOrder(part) {
    case .stuffed, .poultryOrWildGame: FoodCode.poultry
    case .comminuted: FoodCode.comminuted
    case .egg: facts.eggsAreToOrder ? FoodCode.eggsToOrder : FoodCode.comminuted
    case .roast: FoodCode.roast
    case .intact: FoodCode.intact
    }
  }

  /// One figure for every raw animal food.
  private func microwaved(_ part: RawPart) -> Decision {
    var decision = Decision(part, FoodCode.microwave)
    decision.because = "\(part.because) in a microwave"
    return decision
  }

  // MARK: Raw and undercooked

  private func applyServing(to decision: inout Decision) {
    let serving = Serving(decision.part, facts)
    if serving == .cooked { return }
    if decision.part.kind.isAquatic { applyParasites(to: &decision, serving) }
    if serving == .rare, isSteak(decision) { return }
    if serving == .rare, decision.part.form == .roast {
      decision.notes.append("rare is within the table: 54.4 °C for 112 min in all parts")
      return
    }
    decision.severity = .warning
    decision.notes.append("\(FoodCode.undercooked.name): \(FoodCode.undercooked.text); the advisory is 3-603.11")
    if decision.part.kind == .egg { decision.notes.append("pasteurised eggs need none of this") }
  }

  private func applyParasites(to decision: inout Decision, _ serving: Serving) {
    if decision.part.isParasiteExempt {
      decision.notes.append("no freezing asked for: \(FoodCode.freezingExempt.text)")
      return
    }
    let because = decision.because
    decision.rule = FoodCode.freezing
    decision.because = "\(because) served \(serving == .raw ? "raw" : "part-cooked")"
    decision.notes =
      FoodCode.freezing.notes + [
        "acid, salt and smoke are not heat: freezing kills parasites, not bacteria",
        "fish raised on parasite-free pellets needs no freezing (3-402.11(B))",
      ]
  }

  /// Whole-muscle intact beef, which (C) lets be served by its surface.
  private func isSteak(_ decision: Decision) -> Bool {
    decision.part.kind == .beef && decision.part.form == .intact
  }

  private func steakNotes(_ decision: Decision) -> [String] {
    guard isSteak(decision) else { return [] }
    return ["\(FoodCode.steak.name): \(FoodCode.steak.text)"]
  }

  // MARK: Water baths

  private func applySousVide(to decision: inout Decision) {
    guard let bath = facts.sousVide, !decision.rule.isFreezing else { return }
    decision.notes.append("\(FoodCode.sousVide.name): \(FoodCode.sousVide.text)")
    let isBeef = decision.part.kind == .beef
    if decision.part.form == .roast || isSteak(decision) {
      useRoastTable(&decision, at: bath.celsius)
    } else if decision.part.form == .intact, decision.part.kind.isMeat, !isBeef {
      // (C) is for beef alone, and no pair stands in (A)(1) for a bath below 63 °C.
      decision.rule = FoodCode.comminuted
      decision.notes.append("in a water bath (A)(2) is used for all but beef")
    }
  }

  /// The row at or below the bath's temperature.
  private func useRoastTable(_ decision: inout Decision, at celsius: Double?) {
    decision.rule.table = FoodCode.roast.table
    guard let celsius, let row = FoodCode.roast.table.row(at: celsius), row.celsius < decision.rule.celsius else {
      return
    }
    (decision.rule.celsius, decision.rule.hold) = (row.celsius, row.hold)
    if isSteak(decision) {
      decision.rule.rule = FoodCode.steak
      decision.notes.append("the core by the table of 3-401.11(B) as its equivalent; sear the outside to 63 °C")
    }
  }
}
