import MealData
import MealUnits
import Testing

@Suite struct MatchTests {
  let catalogue = Catalogue.builtIn
  let matcher = FoodMatcher(.builtIn)

  func key(_ text: String, _ preparation: String = "") -> String? {
    matcher.match(text, preparation: preparation)?.key
  }

  @Test(arguments: [
    ("aubergine", "eggplant"), ("courgette", "zucchini"), ("spring onion", "scallion"),
    ("coriander leaves", "cilantro"),
    ("icing sugar", "powdered sugar"), ("plain flour", "all-purpose flour"), ("bicarbonate of soda", "baking soda"),
    ("prawns", "shrimp"), ("rocket", "arugula"), ("double zero flour", "00 flour"), ("caster sugar", "superfine sugar"),
  ])
  func wordsOfBothEnglishes(british: String, american: String) {
    #expect(key(british) != nil)
    #expect(key(british) == key(american))
  }

  @Test(arguments: [
    ("large ripe tomatoes", "tomato"), ("3 medium red onions", "red onion"), ("good quality olive oil", "olive oil"),
    ("thinly sliced green onions", "green onion"), ("butter unsalted", "unsalted butter"),
    ("honey for drizzling", "honey"),
    ("freshly ground black pepper", "black pepper"), ("skin-on salmon fillets", "salmon"),
    ("cherry tomatoes on the vine", "cherry tomato"),
    ("juice of 1 lemon", "lemon juice"), ("FRESH BASIL LEAVES", "basil"), ("organic free-range eggs", "egg"),
    ("eggs at room temperature", "egg"), ("whole chilled butter", "butter"),
    ("peeled and coarsely grated carrots", "carrot"), ("medium to large avocados", "avocado"),
    ("wensleydale cheese", "wensleydale"), ("cod fish", "cod"),
  ])
  func wordsThatDoNotChangeTheFood(text: String, plain: String) {
    #expect(key(text) != nil)
    #expect(key(text) == key(plain))
  }

  @Test func whatIsSetAsideIsSaid() throws {
    let match = try #require(matcher.match("large ripe organic tomatoes"))
    #expect(match.quality == .normalised)
    #expect(match.size == .large)
    #expect(match.reasons.contains { $0.contains("set aside") && $0.contains("`organic`") })
  }

  /// A short name is never found inside a longer word, nor a food inside the name of another.
  @Test(arguments: [
    ("corn", "Popcorn"), ("egg", "Eggplant"), ("egg", "Eggnog"), ("rice", "Licorice"), ("ham", "Hamburger"),
    ("lemon", "Lemonade"), ("nut", "Nutmeg"), ("pea", "Peanut"), ("bean", "Coffee"), ("milk", "Milkfish"),
  ])
  func wholeWordsOnly(text: String, never: String) {
    guard let match = matcher.match(text) else { return }
    #expect(!catalogue.name(of: match.food).lowercased().contains(never.lowercased()))
  }

  @Test(arguments: [
    "dragonflower nectar", "unobtainium", "qwertz", "essence of thunder", "moon cheese dust", "gluten-free happiness",
    "",
    "   ", "fresh", "chopped", "large", "of the", "½", "🍕", "chicken or unobtainium",
  ])
  func unknownFoodsAreUnknown(text: String) {
    #expect(matcher.match(text) == nil)
  }

  @Test(arguments: [
    ("chikpeas", "chickpea"), ("brocoli", "broccoli"), ("parmezan", "parmesan"), ("tomatoe paste", "tomato paste"),
  ])
  func nearNamesAreSuggested(text: String, name: String) {
    #expect(catalogue.suggestions(for: text).contains { $0.hasPrefix(name) }, "\(catalogue.suggestions(for: text))")
  }

  /// A state makes other figures: per 100 g, cooked rice has a third of dry rice.
  @Test(arguments: [
    ("rice", "cooked rice"), ("rice", "rice|cooked"), ("lentils", "cooked lentils"), ("pasta", "cooked pasta"),
    ("quinoa", "cooked quinoa"), ("dried chickpeas", "canned chickpeas"), ("dried black beans", "black beans"),
    ("dried apricots", "apricots"), ("dried thyme", "thyme|fresh"),
  ])
  func statesChooseRows(dry: String, wet: String) throws {
    let parts = wet.split(separator: "|").map(String.init)
    let dense = try #require(matcher.match(dry))
    let light = try #require(matcher.match(parts[0], preparation: parts.count > 1 ? parts[1] : ""))
    let denseEnergy = try #require(catalogue.value(.energy, of: dense.food))
    let lightEnergy = try #require(catalogue.value(.energy, of: light.food))
    #expect(denseEnergy > lightEnergy * 1.5, "\(dense.key) \(light.key)")
  }

  @Test(arguments: [
    ("skim milk", "milk"), ("nonfat greek yogurt", "greek yogurt"), ("salted butter", "unsalted butter"),
    ("smoked salmon", "salmon"), ("ground ginger", "ginger"), ("sweetened condensed milk", "evaporated milk"),
    ("whole wheat flour", "flour"), ("skinless chicken thighs", "chicken thighs"), ("lemon juice", "lemon"),
    ("coconut milk", "milk"), ("almond milk", "milk"), ("peanut butter", "butter"), ("cream cheese", "cream"),
    ("tomato paste", "tomato"), ("corn starch", "corn"), ("sweet potato", "potato"), ("buttermilk", "butter"),
    ("egg white", "egg"), ("rice vinegar", "rice"), ("chicken broth", "chicken"), ("milk chocolate", "chocolate milk"),
  ])
  func wordsThatMakeAnotherFood(text: String, other: String) {
    #expect(key(text) != nil)
    #expect(key(text) != key(other))
  }

  @Test func spellingWithAndWithoutSpaces() {
    #expect(key("corn starch") == key("cornstarch"))
    #expect(key("bread crumbs") == key("breadcrumbs"))
    #expect(key("all purpose flour") == key("all-purpose flour"))
  }

  @Test func peppersAreNotPepper() {
    #expect(key("pepper") == "usda:02030")
    #expect(key("peppers") == key("bell pepper"))
    #expect(key("large ripe peppers") == key("bell pepper"))
    #expect(key("ground black pepper") == "usda:02030")
  }

  @Test(arguments: [
    ("Zwiebeln", "onion"), ("Kartoffeln", "potato"), ("Eier", "egg"), ("œufs", "egg"), ("pommes de terre", "potato"),
    ("cebollas", "onion"), ("pomodori", "tomato"), ("leite", "milk"), ("uien", "onion"), ("ziemniaki", "potato"),
  ])
  func otherLanguages(text: String, english: String) {
    #expect(key(text) != nil)
    #expect(key(text) == key(english))
  }

  @Test func theLanguageOfTheRecipeGoesFirst() {
    #expect(FoodMatcher(catalogue, language: .french).match("the")?.entry.name == "tea")
  }

  @Test(arguments: [
    "fish", "goat in sheep's clothing", "corn or olive oil", "diced tomatoes with toothpaste",
    "80/30 ground beef paste",
  ])
  func nothingIsTakenForSomethingElse(text: String) {
    guard let match = matcher.match(text) else { return }
    #expect(match.quality != .searched, "\(match.key) \(match.entry.name)")
  }

  @Test func aSearchedRowSaysSoAndNamesRunnersUp() throws {
    let match = try #require(matcher.match("acorns"))
    #expect(match.quality == .searched)
    #expect(!match.reasons.isEmpty)
    #expect(!match.entry.isCard)
  }

  @Test func countedPartsAreUnits() throws {
    let match = try #require(matcher.match("fresh oregano sprigs"))
    #expect(match.grams(.piece) != nil)
  }

  @Test func neverABrandNorBabyNorFastFood() {
    for text in ["apple sauce", "carrots", "peas", "chicken nuggets", "hamburger", "orange juice", "ketchup"] {
      guard let match = matcher.match(text) else { continue }
      #expect(!["Baby Foods", "Fast Foods"].contains(catalogue.sourceGroup(of: match.food)), "\(text)")
      #expect(!catalogue.isBrand(match.food), "\(text)")
    }
  }

  @Test func searchShowsCardsFirst() {
    let results = catalogue.search("chicken", limit: 10)
    #expect(results.count == 10)
    #expect(results.first?.name == "chicken")
    #expect(results.first?.entry.isCard == true)
  }

  @Test func searchFindsUnfinishedWords() {
    #expect(catalogue.search("chickp", limit: 5).contains { $0.name.hasPrefix("chickpea") })
    #expect(catalogue.search("", limit: 5).isEmpty)
    #expect(catalogue.search("zzzz", limit: 5).isEmpty)
  }
}
