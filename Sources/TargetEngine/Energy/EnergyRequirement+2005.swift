extension EnergyRequirement {
  /// `base + age × years + activity × (weight × kg + height × m)`.
  private struct Row {
    let base, age, weight, height: Double
    /// The activity coefficients of the four classes.
    let activity: [Double]

    func form(_ class: Activity) -> EnergyForm {
      let factor = activity[`class`.rawValue]
      return EnergyForm(weight: factor * weight, metres: factor * height, age: age, plus: base)
    }
  }

  /// Energy for growth, by the ages 3-8 and 9-18.
  private static func growth(_ age: Double) -> Double { age < 9 ? 20 : 25 }

  static func form2005(_ sex: RestingEquation.Sex, _ age: Double, _ activity: Activity) -> EnergyForm? {
    if age < 3 { return nil }
    let row =
      switch (sex, age < 19) {
      case (.male, true):
        Row(base: 88.5 + growth(age), age: -61.9, weight: 26.7, height: 903, activity: [1.00, 1.13, 1.26, 1.42])
      case (.female, true):
        Row(base: 135.3 + growth(age), age: -30.8, weight: 10.0, height: 934, activity: [1.00, 1.16, 1.31, 1.56])
      case (.male, false): Row(base: 662, age: -9.53, weight: 15.91, height: 539.6, activity: [1.00, 1.11, 1.25, 1.48])
      case (.female, false): Row(base: 354, age: -6.91, weight: 9.36, height: 726, activity: [1.00, 1.12, 1.27, 1.45])
      }
    return row.form(activity)
  }

  /// Total energy of adults with a body mass index from 25.
  static func overweight2005(_ sex: RestingEquation.Sex, _ activity: Activity) -> EnergyForm {
    let row =
      switch sex {
      case .male: Row(base: 1086, age: -10.1, weight: 13.7, height: 416, activity: [1.00, 1.12, 1.29, 1.59])
      case .female: Row(base: 448, age: -7.95, weight: 11.4, height: 619, activity: [1.00, 1.16, 1.27, 1.44])
      }
    return row.form(activity)
  }
}

extension Evidence {
  private static let iom = "IOM 2002/2005, Dietary Reference Intakes for Energy, chapter 5"
  static let eer2005 = Evidence("eer.iom2005", iom)
  static let eer2005Girls = Evidence("eer.iom2005.girls", "\(iom), activity of girls", .unverified)
  static let eer2005Overweight = Evidence("eer.iom2005.overweight", "\(iom), overweight adults", .unverified)
}
