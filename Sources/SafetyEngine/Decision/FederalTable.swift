import MealSource

/// The decision table of FoodSafety.gov and FSIS.
struct FederalTable: Sendable {
  let facts: DishFacts

  func decide(_ part: RawPart) -> Decision {
    var decision = Decision(part, rule(part))
    if facts.title.contains(.casserole), decision.rule.celsius < FederalChart.casserole.celsius {
      decision.rule = FederalChart.casserole
      decision.because = "casserole with \(part.because)"
    } else if facts.isStuffing, decision.rule.celsius < FederalChart.stuffing.celsius {
      decision.rule = FederalChart.stuffing
      decision.because = "stuffing"
    }
    if Serving(part, facts) != .cooked { decision.severity = .warning }
    return decision
  }

  private func rule(_ part: RawPart) -> CookingRule {
    switch (part.kind, part.form) {
    case (_, .stuffed), (.stuffedPasta, _): FederalChart.stuffing
    case (.poultry, _): FederalChart.poultry
    case (.wildGame, _): FederalChart.wildGame
    case (.ratite, .ground): FederalChart.groundRatite
    case (.ratite, _): FederalChart.ratite
    case (.egg, _): facts.eggsAreToOrder ? FederalChart.eggs : FederalChart.eggDishes
    case (.fish, _): FederalChart.fish
    case (.crustacean, _): FederalChart.crustaceans
    case (.mollusc, _): FederalChart.molluscs
    case (_, .ground): FederalChart.ground
    case (_, .offal): FederalChart.offal
    default: FederalChart.whole
    }
  }

  /// What the chart says of a dish without raw animal food; nil where it says nothing.
  var plain: (rule: CookingRule, because: String)? {
    if facts.isStuffing { return (FederalChart.stuffing, "stuffing") }
    if facts.title.contains(.casserole) { return (FederalChart.casserole, "casserole") }
    return facts.isReheated ? (FederalChart.leftovers, "reheated") : nil
  }
}
