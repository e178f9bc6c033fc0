import MealData
import MealUnits
import Testing

@Suite struct WeightTests {
  let matcher = FoodMatcher(.builtIn)

  func weight(
    _ text: String, _ unit: Unit, size: PieceSize? = nil, preparation: String = "", system: UnitSystem = .us
  ) -> UnitWeight? {
    matcher.match(text, preparation: preparation)?.grams(unit, size: size, system: system)
  }

  @Test(arguments: [
    ("eggs", Unit.piece, Optional(PieceSize.large), 50.0), ("all-purpose flour", .cup, nil, 125),
    ("garlic", .clove, nil, 3),
    ("egg yolks", .piece, nil, 17), ("egg whites", .piece, nil, 33), ("avocado", .piece, nil, 200),
    ("panko", .cup, nil, 60),
    ("onion", .piece, nil, 110), ("onions", .piece, .small, 70), ("granulated sugar", .cup, nil, 200),
    ("unsalted butter", .stick, nil, 113), ("butter", .tablespoon, nil, 14), ("milk", .gram, nil, 1),
    ("lime juice", .piece, nil, 30), ("flour", .pound, nil, 453.59237),
  ])
  func kitchenTruth(text: String, unit: Unit, size: PieceSize?, grams: Double) throws {
    let found = try #require(weight(text, unit, size: size))
    #expect(found.grams == grams)
    #expect(!found.isEstimated)
  }

  @Test func preparationChoosesTheCup() {
    #expect(weight("onion", .cup, preparation: "thinly sliced")?.grams == 115)
    #expect(weight("onion", .cup, preparation: "chopped")?.grams == 160)
    #expect(weight("sliced onion", .cup)?.grams == 115)
  }

  @Test func metricCupsAreLarger() throws {
    let us = try #require(weight("all-purpose flour", .cup)).grams
    let metric = try #require(weight("all-purpose flour", .cup, system: .metric)).grams
    #expect(abs(metric / us - 250 / 236.5882365) < 1e-6)
  }

  @Test func unknownVolumesScaleFromKnownOnes() throws {
    let cup = try #require(weight("all-purpose flour", .cup)).grams
    let half = try #require(weight("all-purpose flour", .millilitre)).grams
    #expect(abs(half * 236.5882365 - cup) < cup * 0.02)
  }

  @Test func vagueUnitsAreEstimates() throws {
    let drizzle = try #require(weight("walnut oil", .glug))
    #expect(drizzle.isEstimated)
    #expect(!drizzle.assumption.isEmpty)
  }

  @Test func bareCountsWithoutAPieceWeightAreUnknown() {
    #expect(weight("granulated sugar", .piece) == nil)
    #expect(weight("olive oil", .piece) == nil)
  }

  @Test func timesAndTemperaturesWeighNothing() {
    #expect(weight("egg", .minute) == nil)
    #expect(weight("egg", .celsius) == nil)
  }

  @Test func dozens() {
    #expect(weight("eggs", .dozen)?.grams == 600)
  }

  @Test func rowsWithoutACardUseTheSourcesMeasures() throws {
    let catalogue = Catalogue.builtIn
    let plain = catalogue.foods.first { food in
      !catalogue.entry(of: food).isCard && catalogue.measures(of: food).contains { $0.text == "cup" }
    }
    let food = try #require(plain)
    let cup = try #require(catalogue.measures(of: food).first { $0.text == "cup" })
    let weight = try #require(catalogue.entry(of: food).grams(.cup))
    #expect(weight.grams == cup.gramsPerOne)
    #expect(weight.basis == .measure(sequence: cup.sequence))
  }
}
