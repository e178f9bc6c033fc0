extension RestingEquation {
  private static let germans = "2528 people in Germany"

  /// The general form by weight: 1.009 is the term of sex, not of height.
  static let muellerWeight = RestingEquation(
    "mueller-2004", variant: "general, by weight", germans, ages: 18...91, .muellerWeight,
    [Form(ages: 18..<200, EnergyForm(.megajoules, weight: 0.047, age: -0.01452, male: 1.009, plus: 3.21))])

  static let muellerLean = RestingEquation(
    "mueller-2004", variant: "general, by lean and fat mass", germans, ages: 18...91, .muellerLean,
    [
      Form(
        ages: 18..<200,
        EnergyForm(.megajoules, age: -0.01181, male: 0.869, lean: 0.05192, fat: 0.04036, plus: 2.992))
    ])

  static let muellerChildWeight = RestingEquation(
    "mueller-2004", variant: "5 to 17 years, by weight and height", germans, ages: 5...17, .muellerChild,
    [
      Form(
        ages: 5..<18,
        EnergyForm(.megajoules, weight: 0.02606, height: 0.04129, age: -0.08369, male: 0.311, plus: -0.808))
    ])

  static let muellerChildLean = RestingEquation(
    "mueller-2004", variant: "5 to 17 years, by lean and fat mass", germans, ages: 5...17, .muellerChild,
    [Form(ages: 5..<18, EnergyForm(.megajoules, male: 0.327, lean: 0.07885, fat: 0.02132, plus: 2.694))])

  /// The form that calculators on the web call "Mueller": it is that of the obese subgroup.
  static let muellerObese = RestingEquation(
    "mueller-2004", variant: "obese subgroup, by lean and fat mass", "of \(germans) those of BMI from 30",
    ages: 18...91,
    .muellerObese, [Form(EnergyForm(age: -3.351, male: 198, lean: 13.587, fat: 9.613, plus: 674))])

  /// The form by weight for a body mass index, or the general one.
  ///
  /// The form for a BMI up to 18.5 as it is remembered gives absurd values: the general form stands in for it.
  static func muellerWeight(massIndex: Double) -> RestingEquation {
    muellerGroup(
      massIndex, "by weight", general: muellerWeight,
      [
        EnergyForm(.megajoules, weight: 0.02219, height: 0.02118, age: -0.01191, male: 0.884, plus: 1.233),
        EnergyForm(.megajoules, weight: 0.04507, age: -0.01553, male: 1.006, plus: 3.407),
        EnergyForm(.megajoules, weight: 0.05, age: -0.01586, male: 1.103, plus: 2.924),
      ])
  }

  /// The form by lean and fat mass for a body mass index, or the general one.
  static func muellerLean(massIndex: Double) -> RestingEquation {
    muellerGroup(
      massIndex, "by lean and fat mass", general: muellerLean,
      [
        EnergyForm(.megajoules, age: -0.01291, male: 0.879, lean: 0.0455, fat: 0.0278, plus: 3.634),
        EnergyForm(.megajoules, age: -0.01196, male: 0.93, lean: 0.03776, fat: 0.03013, plus: 3.928),
        EnergyForm(.megajoules, age: -0.01402, male: 0.808, lean: 0.05685, fat: 0.04022, plus: 2.818),
      ])
  }

  private static func muellerGroup(
    _ massIndex: Double, _ variant: String, general: RestingEquation, _ forms: [EnergyForm]
  ) -> RestingEquation {
    guard massIndex > 18.5 else { return general }
    let group = massIndex <= 25 ? 0 : massIndex < 30 ? 1 : 2
    let name = ["BMI over 18.5 to 25", "BMI over 25 to under 30", "BMI from 30"][group]
    return RestingEquation(
      "mueller-2004", variant: "\(name), \(variant)", germans, ages: 18...91, .muellerGroups, [Form(forms[group])])
  }
}

extension Evidence {
  private static let mueller = "Müller et al. 2004, Am J Clin Nutr 80:1379-90"
  static let muellerWeight = Evidence("ree.mueller2004.w", "\(mueller), general form by weight", .unverified)
  static let muellerLean = Evidence("ree.mueller2004.ffm", "\(mueller), general form by lean and fat mass", .unverified)
  static let muellerChild = Evidence("ree.mueller2004.child", "\(mueller), form for 5 to 17 years")
  static let muellerObese = Evidence("ree.mueller2004.obese", "\(mueller), obese subgroup")
  static let muellerGroups = Evidence("ree.mueller2004.bmi", "\(mueller), forms by BMI", .unverified)
}
