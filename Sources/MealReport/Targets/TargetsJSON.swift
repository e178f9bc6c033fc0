import MealIR
public import MealJSON
public import TargetEngine

/// Eaters as the JSON contract has them.
public enum TargetsJSON {
  /// An element of `eaters`; who hides numbers is only named.
  public static func eater(_ eater: EaterTargets) -> JSON {
    if eater.eater.hidesNumbers { return .members(("name", .string(eater.eater.name)), ("numbers_hidden", true)) }
    let resting = eater.resting.energy
    let equation = eater.resting.equation
    return .members(
      ("name", .string(eater.eater.name)), ("resting_energy_kcal", number(resting)),
      ("equation", resting == nil ? .null : .string(equation.id)),
      ("citation", resting == nil ? .null : .string(equation.evidence.citation)),
      ("activity_factor", number(eater.activityFactor)), ("energy_kcal", number(eater.energy)),
      ("targets", .object(eater.targets.map { JSON.Member($0.nutrient, bounds($0)) })),
      ("missing", list(fields(eater))), ("resting_energy_range_kcal", range(resting)),
      ("energy_target_kcal", number(eater.energyTarget)), ("equation_reason", .string(eater.resting.reason)),
      ("guards", eater.guards.isEmpty ? nil : .array(eater.guards.map(guardRule))),
      ("advice", eater.advice.isEmpty ? nil : .object(eater.advice.map { JSON.Member($0.nutrient, bounds($0)) })),
      ("notes", list(eater.remarks)))
  }

  private static func number(_ number: TracedNumber?) -> JSON { number.map { .number($0.value) } ?? .null }

  private static func bounds(_ target: DailyTarget) -> JSON {
    .members(("low", target.low.map { .number($0.value) }), ("high", target.high.map { .number($0.value) }))
  }

  private static func range(_ number: TracedNumber?) -> JSON? {
    guard let number, number.isRange else { return nil }
    return .members(("low", .number(number.low)), ("high", .number(number.high)))
  }

  private static func list(_ texts: [String]) -> JSON? { texts.isEmpty ? nil : .array(texts.map(JSON.string)) }

  /// The words of the fields that are missing, each once.
  private static func fields(_ eater: EaterTargets) -> [String] {
    eater.missing.map(\.field.rawValue).reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  private static func guardRule(_ rule: TargetGuard) -> JSON {
    .members(
      ("rule", .string(rule.kind.rawValue)), ("message", .string(rule.message)), ("because", .string(rule.note)),
      ("citation", .string(rule.evidence.citation)), ("warning", .bool(rule.isWarning)))
  }

  // MARK: Reference values

  /// `{"calcium_mg": {"reference": 1000, "kind": "RDA", "total": 812, "share": 0.812, …}}`: what was eaten beside the
  /// references; null where it is unknown.
  public static func references(_ rows: [IntakeComparison]) -> JSON {
    .object(rows.map { JSON.Member($0.reference.nutrient, comparison($0)) })
  }

  private static func comparison(_ row: IntakeComparison) -> JSON {
    let reference = row.reference
    return .members(
      ("reference", .number(reference.amount.value)), ("kind", .string(reference.kind.rawValue)),
      ("citation", reference.amount.evidence.map { .string($0.citation) }),
      ("total", row.total.map { .number($0.value) } ?? .null), ("at_least", row.total.map { .bool($0.isAtLeast) }),
      ("share", number(row.share)), ("upper", reference.upper.map { .number($0.value) }),
      ("upper_scope", scope(reference)), ("upper_status", .string(row.upper.rawValue)),
      ("reduce_above", reference.reduceAbove.map { .number($0.value) }))
  }

  private static func scope(_ reference: ReferenceValue) -> JSON? {
    switch reference.upperScope {
    case .total: nil
    case .part(_, let words), .notFood(let words): .string(words)
    }
  }
}
