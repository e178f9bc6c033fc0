extension RestingEquation {
  /// A band of Schofield's table.
  private struct Band {
    let sex: Sex
    let ages: Range<Double>
    /// By weight: kcal, then MJ; by weight and height in metres: MJ.
    let kilocalories, megajoules, withHeight: EnergyForm

    init(
      _ sex: Sex, _ ages: Range<Double>, _ kcal: (Double, Double), _ mj: (Double, Double),
      _ height: (Double, Double, Double)
    ) {
      self.sex = sex
      self.ages = ages
      kilocalories = EnergyForm(weight: kcal.0, plus: kcal.1)
      megajoules = EnergyForm(.megajoules, weight: mj.0, plus: mj.1)
      withHeight = EnergyForm(.megajoules, weight: height.0, metres: height.1, plus: height.2)
    }

    func form(_ column: KeyPath<Band, EnergyForm>) -> Form { Form(sex, ages: ages, self[keyPath: column]) }
  }

  private static let bands = [
    Band(.male, 0..<3, (59.512, -30.4), (0.249, -0.127), (0.0007, 6.349, -2.584)),
    Band(.male, 3..<10, (22.706, 504.3), (0.095, 2.110), (0.082, 0.545, 1.736)),
    Band(.male, 10..<18, (17.686, 658.2), (0.074, 2.754), (0.068, 0.574, 2.157)),
    Band(.male, 18..<30, (15.057, 692.2), (0.063, 2.896), (0.063, -0.042, 2.953)),
    Band(.male, 30..<60, (11.472, 873.1), (0.048, 3.653), (0.048, -0.011, 3.670)),
    Band(.male, 60..<200, (11.711, 587.7), (0.049, 2.459), (0.038, 4.068, -3.491)),
    Band(.female, 0..<3, (58.317, -31.1), (0.244, -0.130), (0.068, 4.281, -1.730)),
    Band(.female, 3..<10, (20.315, 485.9), (0.085, 2.033), (0.071, 0.677, 1.553)),
    Band(.female, 10..<18, (13.384, 692.6), (0.056, 2.898), (0.035, 1.948, 0.837)),
    Band(.female, 18..<30, (14.818, 486.6), (0.062, 2.036), (0.057, 1.184, 0.411)),
    Band(.female, 30..<60, (8.126, 845.6), (0.034, 3.538), (0.034, 0.006, 3.530)),
    Band(.female, 60..<200, (9.082, 658.5), (0.038, 2.755), (0.033, 1.917, 0.074)),
  ]

  private static func schofield(_ variant: String, _ column: KeyPath<Band, EnergyForm>) -> RestingEquation {
    RestingEquation(
      "schofield-1985", variant: variant, "people of all ages", ages: 0...120,
      .schofield1985, bands.map { $0.form(column) })
  }

  static let schofield = schofield("by weight", \.kilocalories)
  static let schofieldMegajoules = schofield("by weight, in MJ", \.megajoules)
  static let schofieldHeight = schofield("by weight and height, in MJ", \.withHeight)
}

extension Evidence {
  static let schofield1985 = Evidence("ree.schofield1985", "Schofield 1985, Hum Nutr Clin Nutr 39C Suppl 1:5-41")
}
