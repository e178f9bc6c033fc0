extension RestingEquation {
  private static func band(_ sex: Sex, _ ages: Range<Double>, _ weight: Double, _ constant: Double) -> Form {
    Form(sex, ages: ages, EnergyForm(weight: weight, plus: constant))
  }

  static let who1985 = RestingEquation(
    "who-1985", variant: "by weight", "people of all ages", ages: 0...120, .who1985,
    [
      band(.male, 0..<3, 60.9, -54), band(.male, 3..<10, 22.7, 495), band(.male, 10..<18, 17.5, 651),
      band(.male, 18..<30, 15.3, 679), band(.male, 30..<60, 11.6, 879), band(.male, 60..<200, 13.5, 487),
      band(.female, 0..<3, 61.0, -51), band(.female, 3..<10, 22.5, 499), band(.female, 10..<18, 12.2, 746),
      band(.female, 18..<30, 14.7, 496), band(.female, 30..<60, 8.7, 829), band(.female, 60..<200, 10.5, 596),
    ])
}

extension Evidence {
  static let who1985 = Evidence("ree.who1985", "FAO/WHO/UNU 1985, WHO Technical Report Series 724", .unverified)
}
