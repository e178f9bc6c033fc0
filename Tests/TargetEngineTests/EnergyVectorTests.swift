import MealIR
import MealUnits
import Testing

@testable import TargetEngine

/// Every vector of the fact sheet, within half a kilocalorie.
@Suite struct EnergyVectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let equation: @Sendable (EaterBody) -> RestingEquation
    /// By person, P1 to P4; nil where none is published.
    let values: [Double?]
    let isMegajoules: Bool

    var testDescription: String { name }

    init(_ name: String, _ equation: RestingEquation, _ values: Double?...) {
      (self.name, self.equation, self.values, isMegajoules) = (name, { _ in equation }, values, false)
    }

    init(mj name: String, _ equation: RestingEquation, _ values: Double?...) {
      (self.name, self.equation, self.values, isMegajoules) = (name, { _ in equation }, values, true)
    }

    init(byIndex name: String, _ equation: @escaping @Sendable (Double) -> RestingEquation, _ values: Double?...) {
      (self.name, self.values, isMegajoules) = (name, values, true)
      self.equation = { equation($0.massIndex?.value ?? 0) }
    }
  }

  static let vectors = [
    Vector("mifflin", .mifflin, 1755.0, 1350.25, 1945.0, 1244.0),
    Vector("mifflin_full", .mifflinUnrounded, 1757.0, 1351.87, 1948.1, 1248.6),
    Vector("mifflin_ffm", .mifflinLean, 1705.32, 1304.622, 1843.2, 1316.8),
    Vector("hb1919", .harrisBenedict, 1830.77, 1422.2935, 2108.5, 1345.5),
    Vector("roza1984", .rozaShizgal, 1825.247, 1410.837, 2111.5, 1337.4),
    Vector("cunningham1980", .cunningham1980, 1943.2, 1495.72, 2097.2, 1509.4),
    Vector("cunningham1991", .cunningham1991, 1786.96, 1347.616, 1938.2, 1361.0),
    Vector("katch", .katchMcArdle, 1786.96, 1347.616, 1938.2, 1361.0),
    Vector("owen_w", .owenWeight, 1695.0, 1240.16, 2001.0, 1326.3),
    Vector("owen_ffm", .owenLean, 1752.88, 1225.622, 1909.0, 1237.8),
    Vector("schofield_w", .schofield, 1790.86, 1405.316, 2135.0, 1330.6),
    Vector(mj: "schofield_w_mj", .schofieldMegajoules, 7.493, 5.88),
    Vector(mj: "schofield_wh_mj", .schofieldHeight, 7.4902, 5.8986, 8.9306, 5.5832),
    Vector("who1985", .who1985, 1807.0, 1407.4, 2155.0, 1373.0),
    Vector("henry_w", .henryWeight, 1729.0, 1370.2, 2155.0, 1326.8),
    Vector("henry_wh", .henry, 1748.8, 1377.55, 2069.2, 1314.8),
    Vector(mj: "henry_w_mj", .henryWeightMegajoules, 7.216, 5.7152),
    Vector(mj: "henry_wh_mj", .henryMegajoules, 7.302, 5.7451),
    Vector(mj: "mueller_w", .muellerWeight, 7.4708, 5.71744, 8.6340, 5.7152),
    Vector(mj: "mueller_ffm", .muellerLean, 7.434786, 5.686846, 8.5257, 5.7177),
    Vector(byIndex: "mueller_w_bmi", { .muellerWeight(massIndex: $0) }, 7.28775, 5.77, 8.7023, 5.7017),
    Vector(byIndex: "mueller_ffm_bmi", { .muellerLean(massIndex: $0) }, 7.44627, 5.797222, 8.5285, 5.7064),
    Vector("mueller_web", .muellerObese, 1784.4494, 1356.04124, 2043.7, 1343.2),
    Vector("schofield child", .schofield, nil, nil, nil, nil, 1094.7),
    Vector("henry_w child", .henryWeight, nil, nil, nil, nil, 1119.8),
    Vector("henry_wh child", .henry, nil, nil, nil, nil, 1099.2),
    Vector("who1985 child", .who1985, nil, nil, nil, nil, 1085.2),
    Vector(mj: "mueller_child_w", .muellerChildWeight, nil, nil, nil, nil, 4.79616),
    Vector(mj: "mueller_child_ffm", .muellerChildLean, nil, nil, nil, nil, 4.831775),
  ]

  @Test(arguments: vectors) func resting(_ vector: Vector) {
    for (index, value) in vector.values.enumerated() {
      guard let value else { continue }
      let body = People.body("P\(index + 1)")
      let energy = RestingEnergy(vector.equation(body), body, reason: "a test").energy
      let expected = vector.isMegajoules ? value * 1000 / 4.184 : value
      #expect(abs((energy?.value ?? 0) - expected) < 0.5, "P\(index + 1): \(energy?.value ?? 0), not \(expected)")
    }
  }

  @Test(arguments: [
    ("P1", [2672.02, 2891.62, 3072.17, 3441.67]), ("P2", [2058.44, 2221.17, 2358.15, 2590.82]),
    ("P5", [1604.1, 1694.2, 1808.7, 1945.8]),
  ])
  func requirement2023(_ person: String, _ values: [Double]) { check(person, values, .dri2023) }

  @Test(arguments: [
    ("P1", [2572.53, 2819.3788, 3133.55, 3649.6884]), ("P2", [1938.74, 2152.1264, 2418.8594, 2738.939]),
    ("P3", [2800.0, 3068.7, 3449.3, 4121.1]), ("P4", [1749.3, 2042.8, 2244.5, 2556.3]),
    ("P5", [1463.3, 1703.8, 1944.4, 2240.4]),
  ])
  func requirement2005(_ person: String, _ values: [Double]) { check(person, values, .dri2005) }

  private func check(_ person: String, _ values: [Double], _ edition: EnergyRequirement.Edition) {
    for (activity, value) in zip(EnergyRequirement.Activity.allCases, values) {
      let energy = EnergyRequirement(People.body(person), activity, edition).energy?.value ?? 0
      #expect(abs(energy - value) < 0.5, "\(person) \(activity): \(energy), not \(value)")
    }
  }

  /// The report's own printed table: a person of 30 years, 1.80 m, 59.9 kg.
  @Test(arguments: [(Eater.Sex.male, [2301.0, 2513, 2782, 3225]), (.female, [2015.0, 2239, 2519, 2855])])
  func printedTable(_ sex: Eater.Sex, _ values: [Double]) {
    var eater = People.eater(sex, 30, cm: 180)
    eater.weight = Rational(59_900)
    let body = EaterBody(eater, today: nil)
    for (activity, value) in zip(EnergyRequirement.Activity.allCases, values) {
      #expect(abs((EnergyRequirement(body, activity, .dri2005).energy?.value ?? 0) - value) < 1.5)
    }
  }

  /// The weight form that was never read is not shipped: it gave 879 kcal for this woman.
  @Test func underweightFallsBackToTheGeneralForm() {
    let body = EaterBody(People.eater(.female, 22, kg: 48, cm: 168), today: nil)
    let equation = RestingEquation.muellerWeight(massIndex: body.massIndex?.value ?? 0)
    #expect(equation == .muellerWeight)
    #expect((1119...1377).contains(RestingEnergy(equation, body, reason: "").energy?.value ?? 0))
  }
}
