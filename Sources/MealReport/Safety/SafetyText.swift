import SafetyEngine

/// Temperatures and times as reports print them.
enum SafetyText {
  /// `cook to 74 °C`, `cook to 62.8 °C for 4 min`, `freeze at -20 °C for 168 h`.
  static func figure(_ requirement: SafetyRequirement) -> String {
    let verb = requirement.rule.isFreezing ? "freeze at" : "heat to"
    return "\(verb) \(celsius(requirement.celsius))\(hold(requirement.hold))"
  }

  /// `54.4 °C for 112 min`.
  static func row(_ row: HoldTable.Row) -> String { celsius(row.celsius) + hold(row.hold) }

  private static func celsius(_ value: Double) -> String { "\(NumberText.short(value, places: 1)) °C" }

  private static func hold(_ seconds: Int) -> String {
    if seconds == 0 { return "" }
    if seconds % 3600 == 0 { return " for \(seconds / 3600) h" }
    return seconds % 60 == 0 ? " for \(seconds / 60) min" : " for \(seconds) s"
  }
}
