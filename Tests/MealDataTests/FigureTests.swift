import MealData
import MealUnits
import Testing

/// Figures of a dozen foods as SR28 prints them, per 100 g: the catalogue must give the very digits.
@Suite struct FigureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var key: String
    var name: String
    var figures: [(Nutrient, String?)]
    var testDescription: String { name }

    init(_ key: String, _ name: String, _ figures: [String?]) {
      self.key = key
      self.name = name
      self.figures = Array(zip(Case.columns, figures))
    }

    static let columns: [Nutrient] = [
      .energy, .protein, .fat, .carbs, .fiber, .saturatedFat, .sodium, .calcium, .vitaminC, .folateDFE,
    ]
  }

  static let cases: [Case] = [
    Case(
      "usda:01001", "Butter, salted",
      ["717", "0.85", "81.11", "0.06", "0", "51.368", "643", "24", "0", "3"]),
    Case(
      "usda:01123", "Egg, whole, raw, fresh",
      ["143", "12.56", "9.51", "0.72", "0", "3.126", "142", "56", "0", "47"]),
    Case(
      "usda:01077", "Milk, whole, 3.25% milkfat, with added vitamin D",
      ["61", "3.15", "3.25", "4.8", "0", "1.865", "43", "113", "0", "5"]),
    Case(
      "usda:04053", "Oil, olive, salad or cooking",
      ["884", "0", "100", "0", "0", "13.808", "2", "1", "0", "0"]),
    Case(
      "usda:05062", "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw",
      ["120", "22.5", "2.62", "0", "0", "0.563", "45", "5", "0", "9"]),
    Case(
      "usda:09003", "Apples, raw, with skin",
      ["52", "0.26", "0.17", "13.81", "2.4", "0.028", "1", "6", "4.6", "3"]),
    Case(
      "usda:11090", "Broccoli, raw",
      ["34", "2.82", "0.37", "6.64", "2.6", "0.039", "33", "47", "89.2", "63"]),
    Case(
      "usda:11124", "Carrots, raw",
      ["41", "0.93", "0.24", "9.58", "2.8", "0.037", "69", "33", "5.9", "19"]),
    Case(
      "usda:12061", "Nuts, almonds",
      ["579", "21.15", "49.93", "21.55", "12.5", "3.802", "1", "269", "0", "44"]),
    Case(
      "usda:15076", "Fish, salmon, Atlantic, wild, raw",
      ["142", "19.84", "6.34", "0", "0", "0.981", "44", "12", "0", "25"]),
    Case(
      "usda:16015", "Beans, black, mature seeds, cooked, boiled, without salt",
      ["132", "8.86", "0.54", "23.71", "8.7", "0.139", "1", "27", "0", "149"]),
    Case(
      "usda:20081", "Wheat flour, white, all-purpose, enriched, bleached",
      ["364", "10.33", "0.98", "76.31", "2.7", "0.155", "2", "15", "0", "291"]),
    Case(
      "usda:19335", "Sugars, granulated",
      ["387", "0", "0", "99.98", "0", "0", "1", "1", "0", "0"]),
    Case(
      "usda:14096", "Alcoholic beverage, wine, table, red",
      ["85", "0.07", "0", "2.61", "0", "0", "4", "8", "0", "1"]),
  ]

  @Test(arguments: cases)
  func figures(_ food: Case) throws {
    let id = try #require(Catalogue.builtIn.food(key: food.key))
    #expect(Catalogue.builtIn.name(of: id) == food.name)
    for (nutrient, text) in food.figures {
      let value = Catalogue.builtIn.value(nutrient, of: id)
      #expect(value == text.flatMap(Double.init), "\(nutrient)")
      #expect(Catalogue.builtIn.exactValue(nutrient, of: id)?.double == text.flatMap(Double.init))
    }
  }

  @Test(arguments: [
    ("usda:01003", Nutrient.starch), ("usda:01003", .alphaLinolenicAcid), ("usda:02047", .linoleicAcidN6),
    ("usda:05062", .fluoride), ("usda:09003", .menaquinone4),
  ])
  func missingStaysMissing(key: String, nutrient: Nutrient) throws {
    let id = try #require(Catalogue.builtIn.food(key: key))
    #expect(Catalogue.builtIn.value(nutrient, of: id) == nil)
    #expect(Catalogue.builtIn.exactValue(nutrient, of: id) == nil)
    #expect(!Catalogue.builtIn.nutrients(of: id).contains(nutrient))
  }

  /// Values beyond 16 bits at the nutrient's decimals.
  @Test(arguments: [
    ("usda:04592", Nutrient.saturatedFat, 95.6), ("usda:04701", .saturatedFat, 93.966), ("usda:02047", .sodium, 38758),
    ("usda:04589", .vitaminAInternational, 100_000), ("usda:23425", .vitaminAInternational, 94_398),
  ])
  func largeValues(key: String, nutrient: Nutrient, value: Double) throws {
    let id = try #require(Catalogue.builtIn.food(key: key))
    #expect(Catalogue.builtIn.value(nutrient, of: id) == value)
  }

  @Test func saltIsSodiumTimesTwoAndAHalf() throws {
    let salt = try #require(Catalogue.builtIn.food(key: "usda:02047"))
    #expect(Catalogue.builtIn.value(.salt, of: salt) == 38758 * 2.5 / 1000)
    #expect(Catalogue.builtIn.exactValue(.salt, of: salt)?.decimalText(places: 4) == "96.895")
  }

  @Test func netCarbsAreTheEngines() throws {
    let apple = try #require(Catalogue.builtIn.food(key: "usda:09003"))
    #expect(Catalogue.builtIn.value(.netCarbs, of: apple) == nil)
  }

  @Test func omega3OfSalmon() throws {
    let salmon = try #require(Catalogue.builtIn.food(key: "usda:15076"))
    let sum = [Nutrient.eicosapentaenoicAcid, .docosapentaenoicAcid, .docosahexaenoicAcid]
      .compactMap { Catalogue.builtIn.value($0, of: salmon) }.reduce(0, +)
    let linolenic =
      Catalogue.builtIn.value(.alphaLinolenicAcid, of: salmon) ?? Catalogue.builtIn.value(.linolenicAcid, of: salmon)
    let total = try #require(Catalogue.builtIn.value(.omega3, of: salmon))
    #expect(abs(total - sum - (linolenic ?? 0)) < 1e-9)
  }
}
