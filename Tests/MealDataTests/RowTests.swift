import MealData
import MealUnits
import Testing

@Suite struct RowTests {
  let catalogue = Catalogue.builtIn

  @Test func allFoodsOfTheSourceAreThere() {
    #expect(catalogue.foods.filter { catalogue.key(of: $0).hasPrefix("usda:") }.count == 8789)
  }

  @Test func keysFindTheirRows() {
    for food in catalogue.foods { #expect(catalogue.food(key: catalogue.key(of: food)) == food) }
  }

  @Test func keysWithoutLeadingZeros() {
    #expect(catalogue.food(key: "usda:1123") == catalogue.food(key: "usda:01123"))
  }

  @Test(arguments: ["usda:99999", "usda:", "usda:abc", "egg", "", "meal:", "meal:no-such-food", "usda:011230000000000"])
  func keysOfNothing(key: String) {
    #expect(catalogue.food(key: key) == nil)
  }

  @Test func factsOfAnEgg() throws {
    let egg = try #require(catalogue.food(key: "usda:01123"))
    #expect(catalogue.sourceGroup(of: egg) == "Dairy and Egg Products")
    #expect(catalogue.refusePercent(of: egg) == 12)
    #expect(catalogue.refuseText(of: egg) == "Shell")
    #expect(catalogue.atwaterFactors(of: egg) == AtwaterFactors(protein: 4.36, fat: 9.02, carbs: 3.68))
    #expect(catalogue.nitrogenFactor(of: egg) == 6.25)
  }

  @Test func whippedButterHasNoFactors() throws {
    let butter = try #require(catalogue.food(key: "usda:01002"))
    #expect(catalogue.atwaterFactors(of: butter) == nil)
    #expect(catalogue.nitrogenFactor(of: butter) == 6.38)
  }

  /// Several cards share a row; the one that names it best speaks for it.
  @Test(arguments: [
    ("usda:20120", "pasta"), ("usda:11529", "tomato"), ("usda:11156", "chive"), ("usda:01123", "egg"),
    ("usda:02047", "salt"),
  ])
  func theBestNameSpeaksForARow(key: String, name: String) {
    #expect(catalogue.entry(key: key)?.name == name)
  }

  @Test func otherNames() throws {
    let cinnamon = try #require(catalogue.food(key: "usda:02010"))
    #expect(catalogue.commonName(of: cinnamon) == "Cassia")
    #expect(catalogue.scientificName(of: cinnamon) == "Cinnamomum aromaticum")
    #expect(!catalogue.isBrand(cinnamon))
  }

  @Test func provenance() throws {
    let egg = try #require(catalogue.food(key: "usda:01123"))
    let protein = try #require(catalogue.provenance(.protein, of: egg))
    #expect(protein.derivationCode == "A")
    #expect(protein.derivation == "Analytical data")
    #expect(protein.sourceCode == "1")
    #expect(protein.source == "Analytical or derived from analytical")
    #expect(protein.citations.map(\.id) == ["S6743"])
    #expect(catalogue.provenance(.carbs, of: egg)?.derivationCode == "NC")
    #expect(catalogue.provenance(.alcohol, of: egg)?.derivationCode == "")
    #expect(catalogue.provenance(.vitaminC, of: egg) == nil)
  }

  @Test func citations() throws {
    let milk = try #require(catalogue.food(key: "usda:01077"))
    let citations = try #require(catalogue.provenance(.sodium, of: milk)?.citations)
    #expect(citations.map(\.id) == ["S10", "S11", "S12", "S27", "S2702", "S6", "S7", "S8", "S9"])
    #expect(citations[0].text == "Food and Drug Administration (FDA), DHHS (1995). FDA Total Diet Study")
  }

  @Test func measuresOfAnEgg() throws {
    let egg = try #require(catalogue.food(key: "usda:01123"))
    let measures = catalogue.measures(of: egg)
    #expect(measures.map(\.text) == ["large", "extra large", "jumbo", "cup (4.86 large eggs)", "medium", "small"])
    #expect(measures.map(\.grams) == [50, 56, 63, 243, 44, 38])
    #expect(measures.map(\.unit) == [.piece, .piece, .piece, .cup, .piece, .piece])
    #expect(measures[0].size == .large)
  }

  @Test func wordingsOfMeasures() throws {
    let onion = try #require(catalogue.food(key: "usda:11282"))
    let chopped = try #require(catalogue.measures(of: onion).first { $0.text == "cup, chopped" })
    #expect(chopped.unit == .cup)
    #expect(chopped.qualifier == "chopped")
    #expect(chopped.gramsPerOne == 160)
  }
}
