/// How far from the energy target a day may be.
enum EnergyTolerance {
  /// The share to either side.
  private static let share = 0.028

  /// Low and high around a target.
  static func band(_ target: TracedNumber) -> (low: TracedNumber, high: TracedNumber) {
    (end(target, -1, "low"), end(target, 1, "high"))
  }

  private static func end(_ target: TracedNumber, _ sign: Double, _ name: String) -> TracedNumber {
    let percent = "\((share * 100).text(1)) %"
    return TracedNumber(
      "energy target, \(name)", target.value * (1 + sign * share), "kcal",
      .computed("energy target \(sign < 0 ? "−" : "+") \(percent)", .energyTolerance), [target])
  }
}

extension Evidence {
  static let energyTolerance = Evidence(
    "target.tolerance", "a day's energy counts as met within 2.8 % of the target", .rule)
}
