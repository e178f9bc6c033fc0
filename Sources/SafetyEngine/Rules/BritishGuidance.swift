/// What the Food Standards Agency and its advisory committee (ACMSF) say.
public enum BritishGuidance {
  /// 70 °C for 2 minutes and what is equal to it.
  public static let core = CookingRule(
    SafetyRule("fsa.70x2", "FSA / ACMSF 70 °C for 2 minutes", "70 °C for 2 min in the middle, or what is equal to it"),
    70, 120,
    table: [.init(60, 45 * 60), .init(65, 10 * 60), .init(70, 120), .init(75, 30), .init(80, 6)],
    notes: ["equal: 60 °C 45 min, 65 °C 10 min, 75 °C 30 s, 80 °C 6 s"])

  /// Whole cuts of beef and lamb.
  public static let pinkNote =
    "a whole cut of beef or lamb, not rolled or skewered, may be pink where it is sealed outside"
  /// Rolled joints and offal.
  public static let throughNote =
    "cook through: rolled joints, mince, kidney and liver, poultry and pork are never pink"
  /// Low temperatures and the bacteria that ask more of them.
  public static let lowNote = "below 70 °C the ACMSF asks more against E. coli: 65 °C 14 min, 60 °C 93 min"
  /// Eggs under the Lion mark.
  public static let lionNote = "eggs with the British Lion mark may be runny (unverified)"
  /// Reheating.
  public static let reheatNote = "reheat until steaming hot, once; 82 °C in Scotland"

  /// Reheating.
  public static let reheating = CookingRule(
    SafetyRule("fsa.reheat", "FSA / ACMSF 70 °C for 2 minutes", "reheated until steaming hot; 82 °C in Scotland"), 70,
    120,
    table: core.table.rows, notes: [reheatNote])

  /// Freezing of fish that is eaten raw.
  public static let freezing = CookingRule(
    SafetyRule(
      "ec853-2004.freezing", "Regulation (EC) 853/2004 (freezing)",
      "fish eaten raw or almost raw: -20 °C for 24 h or -35 °C for 15 h", isVerified: false), -20, 24 * 3600,
    notes: ["or -35 °C for 15 h"])

  /// Hot holding.
  public static let holding = CookingRule(
    SafetyRule(
      "uk.holding", "UK hot holding", "held hot at 63 °C or more; cold by law at 8 °C, better 5 °C", isVerified: false),
    63,
    0)

  /// How long leftovers keep.
  public static let keeping = SafetyRule(
    "fsa.keeping", "FSA leftovers", "leftovers within 2 days, rice within 24 h", isVerified: false)
  /// Days that leftovers keep.
  public static let keepingDays = 2
  /// Days that rice keeps.
  public static let riceDays = 1
}
