import MealData
import MealUnits
import Testing

/// A host's own catalogue, from text.
@Suite struct BuilderTests {
  static let cards = """
    # Two foods of a host.
    host:algae algae flour
      also microalgae flour
      in de algenmehl; fr farine d'algues
      values energy 420; protein 20; fat 22.5; saturated 3.25; carbs 30; fiber 10; sodium 5
      weigh cup 110; tbsp 7; each 5; large 9
      density 0.47
      source label
      aisle baking
      group grain
      note a test

    host:algae-cooked cooked algae flour
      values energy 100; protein 5; fat 5; carbs 8
      source label
    """

  func catalogue(_ text: String) throws -> Catalogue {
    var builder = CatalogueBuilder()
    builder.addCards(Array(text.utf8), file: "own.cards")
    let bytes = builder.build()
    return try #require(Catalogue(blob: bytes ?? []), "\(builder.faults)")
  }

  func faults(_ text: String) -> [String] {
    var builder = CatalogueBuilder()
    builder.addCards(Array(text.utf8), file: "own.cards")
    _ = builder.build()
    return builder.faults.map(\.text)
  }

  @Test func ownFoods() throws {
    let catalogue = try catalogue(BuilderTests.cards)
    let match = try #require(FoodMatcher(catalogue).match("Algae Flour"))
    #expect(match.key == "host:algae")
    #expect(catalogue.value(.saturatedFat, of: match.food) == 3.25)
    #expect(catalogue.value(.sugars, of: match.food) == nil)
    #expect(match.entry.names == ["algae flour", "microalgae flour"])
    #expect(match.entry.name(in: .german) == "algenmehl")
    #expect(match.entry.aisle == .baking)
    #expect(match.entry.density == 0.47)
    #expect(match.grams(.cup)?.grams == 110)
    #expect(match.grams(.piece, size: .large)?.grams == 9)
    #expect(catalogue.source(of: match.food) == "label")
  }

  @Test func otherLanguages() throws {
    let matcher = FoodMatcher(try catalogue(BuilderTests.cards))
    #expect(matcher.match("Algenmehl")?.key == "host:algae")
    #expect(matcher.match("farine d’algues")?.key == "host:algae")
  }

  @Test(arguments: [
    ("  also x", "own.cards:1: error: a field before the first card"),
    ("host:a b\n  colour red", "own.cards:2: error: no field of a card is called `colour`"),
    ("nonsense", "own.cards:1: error: expected `KEY NAME` at the head of a card, found `nonsense`"),
    ("usda:01123 egg", "own.cards:1: error: no row `usda:01123`"),
    ("host:a b", "own.cards:1: error: `host:a` needs `values` or `like`"),
    ("host:a b\n  values energy much", "own.cards:2: error: expected `NUTRIENT AMOUNT`, found `energy much`"),
    ("host:a b\n  weigh cup", "own.cards:2: error: expected `UNIT GRAMS`, found `cup`"),
    ("host:a b\n  aisle moon", "own.cards:2: error: no aisle is called `moon`"),
    ("host:a b\n  density heavy", "own.cards:2: error: `heavy` is no number of at most 4 decimals"),
    ("host:a b\n  values energy 1\n  cooked usda:1", "own.cards:3: error: no row `usda:1`"),
  ])
  func faultsHaveAPlace(text: String, fault: String) {
    #expect(faults(text).contains(fault), "\(faults(text))")
  }

  @Test func aNameOnTwoCardsIsTold() {
    let text = "host:a sand\n  values energy 1\n  source x\nhost:b grit\n  also sands\n  values energy 2\n  source x"
    #expect(faults(text) == ["own.cards:5: warning: `sands` is already a name of `sand`"])
  }

  @Test(arguments: [
    (
      "host:a brick\n  values energy 400; protein 60; fat 30; carbs 40\n  source x",
      [
        "own.cards:1: warning: brick: the parts of 100 g weigh 130 g",
        "own.cards:1: warning: brick: 400 kcal, but its macronutrients come to 670",
      ]
    ),
    (
      "host:a dust\n  values energy 1\n  source x\n  weigh cup 100; tbsp 20",
      ["own.cards:1: warning: dust: cup says 0.42 g a millilitre, tbsp 1.35"]
    ),
    ("host:a fibre\n  values energy 200; protein 0; fat 0; carbs 90; fiber 85\n  source x", []),
  ])
  func figuresThatCannotBeAreTold(text: String, warnings: [String]) {
    #expect(faults(text) == warnings)
  }

  @Test func damagedBytesAreRefused() throws {
    var builder = CatalogueBuilder()
    builder.addCards(Array(BuilderTests.cards.utf8), file: "own.cards")
    let built = builder.build()
    let bytes = try #require(built)
    let isEmptyRefused = Catalogue(blob: []) == nil
    let isShortRefused = Catalogue(blob: Array(bytes.dropLast(3))) == nil
    #expect(isEmptyRefused)
    #expect(isShortRefused)
    var damaged = bytes
    damaged[bytes.count / 2] ^= 1
    let isDamagedRefused = Catalogue(blob: damaged) == nil
    #expect(isDamagedRefused)
  }

  @Test func anEmptyCatalogueAnswers() throws {
    let catalogue = try catalogue("")
    #expect(catalogue.rowCount == 0)
    #expect(FoodMatcher(catalogue).match("egg") == nil)
    #expect(catalogue.search("egg", limit: 3).isEmpty)
    #expect(catalogue.suggestions(for: "egg").isEmpty)
  }

  @Test func sameTextsGiveSameBytes() {
    var first = CatalogueBuilder()
    var second = CatalogueBuilder()
    first.addCards(Array(BuilderTests.cards.utf8), file: "a")
    second.addCards(Array(BuilderTests.cards.utf8), file: "b")
    let (one, other) = (first.build(), second.build())
    #expect(one == other)
  }
}
