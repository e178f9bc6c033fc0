/// A rule about how hot food has to get, with its figures.
public struct CookingRule: Sendable, Hashable {
  /// What is cited.
  public var rule: SafetyRule
  /// The figure that reports print: °C in all parts of the food, below zero for freezing.
  public var celsius: Double
  /// Seconds that it is held, or that the food rests.
  public var hold: Int
  /// What else is enough; the printed figure is one of its rows where the hold is one at temperature.
  public var table: HoldTable
  /// Always said with it.
  public var notes: [String]

  init(_ rule: SafetyRule, _ celsius: Double, _ hold: Int, table: [HoldTable.Row]? = nil, notes: [String] = []) {
    self.rule = rule
    self.celsius = celsius
    self.hold = hold
    self.table = HoldTable(table ?? [HoldTable.Row(celsius, hold)])
    self.notes = notes
  }

  /// True for freezing, which is no cooking.
  public var isFreezing: Bool { celsius < 0 }
}
