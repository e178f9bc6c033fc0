extension RestingEquation {
  /// A band of Henry's table.
  private struct Band {
    let sex: Sex
    let ages: Range<Double>
    /// By weight: kcal, then MJ.
    let kilocalories, megajoules: EnergyForm

    init(_ sex: Sex, _ ages: Range<Double>, _ kcal: (Double, Double), _ mj: (Double, Double)) {
      self.sex = sex
      self.ages = ages
      kilocalories = EnergyForm(weight: kcal.0, plus: kcal.1)
      megajoules = EnergyForm(.megajoules, weight: mj.0, plus: mj.1)
    }
  }

  /// A band of the table by weight and height in metres.
  private struct TallBand {
    let sex: Sex
    let ages: Range<Double>
    let kilocalories, megajoules: EnergyForm

    init(_ sex: Sex, _ ages: Range<Double>, _ kcal: (Double, Double, Double), _ mj: (Double, Double, Double)) {
      self.sex = sex
      self.ages = ages
      kilocalories = EnergyForm(weight: kcal.0, metres: kcal.1, plus: kcal.2)
      megajoules = EnergyForm(.megajoules, weight: mj.0, metres: mj.1, plus: mj.2)
    }
  }

  private static let bands = [
    Band(.male, 0..<3, (61.0, -33.7), (0.255, -0.141)),
    Band(.male, 3..<10, (23.3, 514), (0.0937, 2.15)),
    Band(.male, 10..<18, (18.4, 581), (0.0769, 2.43)),
    Band(.male, 18..<30, (16.0, 545), (0.0669, 2.28)),
    Band(.male, 30..<60, (14.2, 593), (0.0592, 2.48)),
    Band(.male, 60..<70, (13.0, 567), (0.0543, 2.37)),
    Band(.male, 70..<200, (13.7, 481), (0.0573, 2.01)),
    Band(.female, 0..<3, (58.9, -23.1), (0.246, -0.0965)),
    Band(.female, 3..<10, (20.1, 507), (0.0842, 2.12)),
    Band(.female, 10..<18, (11.1, 761), (0.0465, 3.18)),
    Band(.female, 18..<30, (13.1, 558), (0.0546, 2.33)),
    Band(.female, 30..<60, (9.74, 694), (0.0407, 2.90)),
    Band(.female, 60..<70, (10.2, 572), (0.0429, 2.39)),
    Band(.female, 70..<200, (10.0, 577), (0.0417, 2.41)),
  ]

  /// For boys of 3 to 10 one public copy prints 74.2 for the 313 here, which its own MJ form contradicts.
  private static let tallBands = [
    TallBand(.male, 0..<3, (28.2, 859, -371), (0.118, 3.59, -1.55)),
    TallBand(.male, 3..<10, (15.1, 313, 306), (0.0632, 1.31, 1.28)),
    TallBand(.male, 10..<18, (15.6, 266, 299), (0.0651, 1.11, 1.25)),
    TallBand(.male, 18..<30, (14.4, 313, 113), (0.0600, 1.31, 0.473)),
    TallBand(.male, 30..<60, (11.4, 541, -137), (0.0476, 2.26, -0.574)),
    TallBand(.male, 60..<200, (11.4, 541, -256), (0.0478, 2.26, -1.07)),
    TallBand(.female, 0..<3, (30.4, 703, -287), (0.127, 2.94, -1.20)),
    TallBand(.female, 3..<10, (15.9, 210, 349), (0.0666, 0.878, 1.46)),
    TallBand(.female, 10..<18, (9.40, 249, 462), (0.0393, 1.04, 1.93)),
    TallBand(.female, 18..<30, (10.4, 615, -282), (0.0433, 2.57, -1.18)),
    TallBand(.female, 30..<60, (8.18, 502, -11.6), (0.0342, 2.10, -0.0486)),
    TallBand(.female, 60..<200, (8.52, 421, 10.7), (0.0356, 1.76, 0.0448)),
  ]

  private static func henry(_ variant: String, _ evidence: Evidence, _ forms: [Form]) -> RestingEquation {
    RestingEquation("henry-2005", variant: variant, "10,552 people of all ages", ages: 0...120, evidence, forms)
  }

  static let henry = henry(
    "by weight and height", .henry2005, tallBands.map { Form($0.sex, ages: $0.ages, $0.kilocalories) })
  static let henryWeight = henry(
    "by weight", .henry2005, bands.map { Form($0.sex, ages: $0.ages, $0.kilocalories) })
  static let henryMegajoules = henry(
    "by weight and height, in MJ", .henryMegajoules, tallBands.map { Form($0.sex, ages: $0.ages, $0.megajoules) })
  static let henryWeightMegajoules = henry(
    "by weight, in MJ", .henryMegajoules, bands.map { Form($0.sex, ages: $0.ages, $0.megajoules) })
}

extension Evidence {
  private static let henry = "Henry 2005 (Oxford equations), Public Health Nutr 8(7A):1133-52"
  static let henry2005 = Evidence("ree.henry2005", henry)
  static let henryMegajoules = Evidence("ree.henry2005.mj", "\(henry), forms in MJ", .unverified)
}
