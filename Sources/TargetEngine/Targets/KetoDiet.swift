/// `diet keto`: a ceiling of net carbs, protein by lean mass, and fat for the rest of the energy.
///
/// What the eater writes about one of the three is kept and the others follow from it.
struct KetoDiet {
  private(set) var targets: [DailyTarget] = []
  private(set) var guards: [TargetGuard] = []

  /// Grams a day.
  private static let netCarbs = TracedNumber("net-carb ceiling", 25, "g", .published(.ketoBundle))
  /// Grams for each kilogram of lean mass.
  private static let protein = TracedNumber("protein a kilogram", 1.0, "g/kg lean", .published(.ketoBundle))

  init(_ body: EaterBody, energy: TracedNumber?, written: [DailyTarget]) {
    func stated(_ nutrient: String) -> DailyTarget? { written.first { $0.nutrient == nutrient } }
    let carbs = stated("net_carbs_g") ?? DailyTarget("net_carbs_g", high: KetoDiet.netCarbs, .diet("keto"))
    let protein = stated("protein_g") ?? KetoDiet.protein(body)
    targets = [carbs, protein].compactMap { $0 }.filter { stated($0.nutrient) == nil }
    guard let energy, let protein = protein?.figure, let carbs = (carbs.high ?? carbs.figure) else { return }
    let fat = stated("fat_g")?.figure ?? KetoDiet.rest(energy.value, energy, protein, carbs, "fat")
    if stated("fat_g") == nil { fill(energy, protein, carbs, fat) }
    guards += [Distribution(body).remark(energy, fat: fat, carbs: carbs, diet: "keto")].compactMap { $0 }
  }

  /// By lean mass where body fat is known, else what science advises for body weight.
  private static func protein(_ body: EaterBody) -> DailyTarget? {
    if let lean = body.leanMass {
      let amount = protein.times(lean, "protein_g", "g")
      return DailyTarget("protein_g", low: amount, aim: amount, .diet("keto"))
    }
    return ProteinAdvice(body).amount.map { DailyTarget("protein_g", low: $0, aim: $0, .diet("keto")) }
  }

  private mutating func fill(
    _ energy: TracedNumber, _ protein: TracedNumber, _ carbs: TracedNumber, _ fat: TracedNumber
  ) {
    guard fat.value > 0 else {
      guards.append(
        TargetGuard(
          .noRoomForFat,
          "protein and net carbs alone hold more than the target of \(energy.value.text()) kcal: no fat is left",
          because: "fat fills what \(protein.value.text()) g protein and \(carbs.value.text()) g net carbs leave",
          .ketoBundle))
      return
    }
    let band = EnergyTolerance.band(energy)
    let ends = [band.low, band.high].map { KetoDiet.rest($0.value, $0, protein, carbs, "fat_g") }
    targets.append(DailyTarget("fat_g", low: ends[0], aim: fat, high: ends[1], .diet("keto")))
  }

  /// Grams of fat that fill `kilocalories`; fibre and polyols are not counted.
  private static func rest(
    _ kilocalories: Double, _ energy: TracedNumber, _ protein: TracedNumber, _ carbs: TracedNumber, _ name: String
  ) -> TracedNumber {
    let others = EnergyFactors.carbs.value * carbs.value + EnergyFactors.protein.value * protein.value
    return TracedNumber(
      name, (kilocalories - others) / EnergyFactors.fat.value, "g",
      .computed("(energy − 4 × net carbs − 4 × protein) / 9", .atwater), [energy, carbs, protein])
  }
}

extension Evidence {
  static let ketoBundle = Evidence(
    "diet.keto", "keto: at most 25 g net carbs, 1.0 g protein for each kg of lean mass, fat for the rest", .rule)
}
