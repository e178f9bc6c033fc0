import MealIR
import MealSource
import MealUnits

/// What a recipe says of its keeping, against the limits of the region, and how to get it cold and hot again.
struct KeepingCheck: Sendable {
  let facts: DishFacts
  let region: Household.Region

  var findings: [SafetyFinding] {
    let recipe = facts.recipe
    guard recipe.keeps != nil || recipe.freezes, !isShelfStable else { return [] }
    // What is never hot has nothing to cool.
    let isCooked = !facts.parts.isEmpty || !facts.heatingSteps.isEmpty
    return [tooLong, federal].compactMap { $0 } + (isCooked ? batch : [])
  }

  /// Biscuits, jam and bread keep without the cold; nothing with meat or fish does.
  private var isShelfStable: Bool {
    facts.title.contains(.shelfStable) && facts.parts.allSatisfy { $0.kind == .egg } && facts.ready.isEmpty
  }

  private var days: Double? { facts.recipe.keeps.map { $0.double / 86_400 } }

  private var hasRice: Bool {
    Senses([facts.recipe.name] + facts.recipe.ingredients.map(\.foodText)).contains(.rice)
  }

  private var tooLong: SafetyFinding? {
    let limit = KeepingLimit(region, hasRice: hasRice)
    guard let days, days > Double(limit.days) else { return nil }
    let isFrozen = facts.recipe.freezes
    return SafetyFinding(
      .keeping, isFrozen ? .note : limit.severity,
      "`\(facts.recipe.name)` keeps \(KeepingCheck.text(days)); in the fridge \(limit.text) is the limit"
        + (isFrozen ? ": freeze it before" : ""), at: facts.recipe.span,
      help: isFrozen ? nil : "say `keeps \(limit.text)`, or `freezes`", rule: limit.rule)
  }

  /// The advice for homes is stricter than the code.
  private var federal: SafetyFinding? {
    guard region == .us, let days, days > Double(FederalChart.keepingDays), days <= Double(FoodCode.keepingDays) else {
      return nil
    }
    return SafetyFinding(
      .keeping, .note, "at home leftovers are advised to be eaten within 3 to 4 days", at: facts.recipe.span,
      rule: FederalChart.keeping)
  }

  /// What cooking ahead asks for.
  private var batch: [SafetyFinding] {
    let cooling = SafetyFinding(
      .keeping, .note, "cool it from 57 to 21 °C within 2 h and to 5 °C within 6 h in all", at: facts.recipe.span,
      rule: FoodCode.cooling)
    let again =
      switch region {
      case .us: FoodCode.reheating
      case .uk: BritishGuidance.reheating
      case .eu: EuropeanGuidance.reheating
      }
    let text = "to serve it hot again: \(StepCheck.text(again.celsius))\(StepCheck.hold(again.hold)) in the middle"
    return [cooling, SafetyFinding(.keeping, .note, text, at: facts.recipe.span, rule: again.rule)]
  }

  private static func text(_ days: Double) -> String {
    let tenths = (days * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths)) days" : "\(tenths) days"
  }
}
