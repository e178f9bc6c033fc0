/// The European Union: its law fixes the freezing of fish, and no core temperature; the British figure stands in, marked.
public enum EuropeanGuidance {
  /// The core temperature that is used for want of a rule.
  public static let core = CookingRule(
    SafetyRule(
      "eu.guidance.70x2", "EU: no rule on core temperatures; guidance used: FSA / ACMSF 70 °C for 2 minutes",
      "no core temperature in Regulation (EC) 852/2004 or 853/2004; the UK's 70 °C for 2 min is used as guidance",
      isVerified: false), 70, 120, table: BritishGuidance.core.table.rows, notes: BritishGuidance.core.notes)

  /// Reheating, likewise.
  public static let reheating = CookingRule(
    core.rule, 70, 120, table: core.table.rows, notes: ["reheat until steaming hot"])

  /// Freezing of fish that is eaten raw: the law.
  public static let freezing = CookingRule(
    BritishGuidance.freezing.rule, -20, 24 * 3600, notes: BritishGuidance.freezing.notes)

  /// Hot holding, likewise.
  public static let holding = CookingRule(
    SafetyRule(
      "eu.guidance.holding", "EU: no rule on hot holding; guidance used: UK 63 °C", "held hot at 63 °C or more",
      isVerified: false), 63, 0)

  /// How long leftovers keep, likewise.
  public static let keeping = SafetyRule(
    "eu.guidance.keeping", "EU: no rule on leftovers; guidance used: FSA", "leftovers within 2 days, rice within 24 h",
    isVerified: false)
}
