extension EnergyRequirement {
  /// The forms of the four classes for one group of people.
  private static let men = [
    EnergyForm(weight: 14.10, height: 6.50, age: -10.83, plus: 753.07),
    EnergyForm(weight: 14.94, height: 8.30, age: -10.83, plus: 581.47),
    EnergyForm(weight: 15.91, height: 6.52, age: -10.83, plus: 1004.82),
    EnergyForm(weight: 19.11, height: 15.61, age: -10.83, plus: -517.88),
  ]
  private static let women = [
    EnergyForm(weight: 11.71, height: 5.72, age: -7.01, plus: 584.90),
    EnergyForm(weight: 12.14, height: 6.60, age: -7.01, plus: 575.77),
    EnergyForm(weight: 12.34, height: 6.54, age: -7.01, plus: 710.25),
    EnergyForm(weight: 12.56, height: 9.07, age: -7.01, plus: 511.83),
  ]
  private static let boys = [
    EnergyForm(weight: 13.15, height: 13.01, age: 3.68, plus: -447.51),
    EnergyForm(weight: 20.28, height: 8.62, age: 3.68, plus: 19.12),
    EnergyForm(weight: 20.46, height: 12.66, age: 3.68, plus: -388.19),
    EnergyForm(weight: 23.25, height: 15.38, age: 3.68, plus: -671.75),
  ]
  private static let girls = [
    EnergyForm(weight: 17.07, height: 8.43, age: -22.25, plus: 55.59),
    EnergyForm(weight: 14.73, height: 12.77, age: -22.25, plus: -297.54),
    EnergyForm(weight: 18.34, height: 11.74, age: -22.25, plus: -189.55),
    EnergyForm(weight: 14.25, height: 18.22, age: -22.25, plus: -709.59),
  ]

  static func form2023(_ sex: RestingEquation.Sex, _ age: Double, _ activity: Activity) -> EnergyForm? {
    if age < 3 { return nil }
    let isAdult = age >= 19
    let forms = sex == .male ? (isAdult ? men : boys) : (isAdult ? women : girls)
    let form = forms[activity.rawValue]
    return isAdult ? form : form.adding(growth(sex, age))
  }

  /// Energy laid down in growing, by the ages 3, 4-8, 9-13 and 14-18.
  private static func growth(_ sex: RestingEquation.Sex, _ age: Double) -> Double {
    switch (sex, age) {
    case (.male, ..<4): 20
    case (_, ..<9): 15
    case (.male, ..<14): 25
    case (.female, ..<14): 30
    case (_, _): 20
    }
  }

  /// How far one adult's need is from the equation: the root mean square error in kcal.
  static func spread2023(_ sex: RestingEquation.Sex, _ age: Double) -> [String] {
    age < 19
      ? [] : ["one person's need differs by about \(sex == .male ? 339 : 246) kcal a day (root mean square error)"]
  }

  /// The class that a ratio of total to resting energy falls into.
  static func activity(_ factor: Double, age: Double) -> Activity {
    let limits: [Double] =
      switch age {
      case ..<9: [1.31, 1.44, 1.59]
      case ..<14: [1.44, 1.59, 1.77]
      case ..<19: [1.56, 1.73, 1.92]
      default: [1.53, 1.68, 1.85]
      }
    return Activity(rawValue: limits.count { factor >= $0 }) ?? .inactive
  }
}

extension Evidence {
  static let eer2023 = Evidence(
    "eer.nasem2023", "NASEM 2023, Dietary Reference Intakes for Energy, doi 10.17226/26818")
}

extension EnergyForm {
  /// The form with more added to its constant.
  fileprivate func adding(_ more: Double) -> EnergyForm {
    EnergyForm(unit: unit, terms: terms, constant: constant + more)
  }

  private init(unit: Unit, terms: [Term], constant: Double) {
    self.unit = unit
    self.terms = terms
    self.constant = constant
  }
}
