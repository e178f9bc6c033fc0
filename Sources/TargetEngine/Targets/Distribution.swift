/// The shares of energy from fat, carbohydrate and protein that the academies accept, by age.
struct Distribution {
  /// Shares of energy.
  let fat, carbs, protein: ClosedRange<Double>

  init(_ body: EaterBody) {
    carbs = 0.45...0.65
    switch body.age?.value ?? Double(EaterBody.adultFrom + 1) {
    case ..<4: (fat, protein) = (0.30...0.40, 0.05...0.20)
    case ..<19: (fat, protein) = (0.25...0.35, 0.10...0.30)
    default: (fat, protein) = (0.20...0.35, 0.10...0.35)
    }
  }

  /// That a diet lies outside by design; nil where it does not.
  func remark(_ energy: TracedNumber, fat: TracedNumber, carbs: TracedNumber, diet: String) -> TargetGuard? {
    guard energy.value > 0 else { return nil }
    let shares = [
      ("fat", fat.value * EnergyFactors.fat.value / energy.value, self.fat),
      ("carbohydrate", carbs.value * EnergyFactors.carbs.value / energy.value, self.carbs),
    ]
    let outside = shares.filter { !$0.2.contains($0.1) }.map { name, share, accepted in
      "\(name) \((share * 100).text()) % of energy against \(percent(accepted))"
    }
    if outside.isEmpty { return nil }
    return TargetGuard(
      .outsideDistribution, "\(diet) lies outside the accepted ranges (AMDR) by design",
      because: outside.joined(separator: ", "), .distribution)
  }

  private func percent(_ range: ClosedRange<Double>) -> String {
    "\((range.lowerBound * 100).text()) to \((range.upperBound * 100).text()) %"
  }
}

extension Evidence {
  static let distribution = Evidence(
    "dri.amdr", "IOM 2002/2005, Acceptable Macronutrient Distribution Ranges")
}
