import MealKit
import Testing

/// Lines as cooks write them: the row whose figures count, and the grams of the edible part, worked out by hand.
@Suite struct RealLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line, key: String
    var grams: Double

    init(_ line: String, _ key: String, _ grams: Double) { (self.line, self.key, self.grams) = (line, key, grams) }

    var testDescription: String { line }
  }

  private func lines(_ text: String) -> [LineNutrition] {
    let compilation = MealCompiler().compile("recipe \"R\" {\n  serves 1\n  - \(text)\n}\n")
    guard !compilation.program.recipes.isEmpty else { return [] }
    return compilation.evaluate(withOptional: true).nutrition.recipe(RecipeID(0)).lines
  }

  private func key(_ line: LineNutrition) -> String? {
    guard case .catalogue(let row, _) = line.ingredient.food else { return nil }
    let catalogue = Catalogue.builtIn
    return catalogue.foods.dropFirst(Int(row)).first.map { catalogue.key(of: $0) }
  }

  /// The first line's row and grams; a gram or two in a hundred off is rounding of measures.
  private func check(_ test: Case) throws {
    let line = try #require(lines(test.line).first)
    #expect(key(line) == test.key)
    let grams = try #require(line.grams?.value)
    #expect(abs(grams - test.grams) <= max(0.6, test.grams * 0.01), "\(grams) g")
  }

  // MARK: Names

  @Test(arguments: [
    Case("3 (1 pound) Gold'n Plump® boneless skinless chicken breasts", "usda:05062", 453.6),
    Case("20 ounces McCain® potatoes", "usda:11352", 567),
    Case("1/2 cup cold Shamrock Farms heavy cream", "usda:01053", 119),
    Case("30 g Inspired Organics peanut butter", "usda:16098", 30),
    Case("100 g Bob's Red Mill flour", "usda:20081", 100),
  ])
  func setsBrandsAside(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case("500 g lean chuck roast", "usda:13811", 500),
    Case("100 g raw and unsalted pepitas", "usda:12014", 100),
    Case("2 tbsp no salt added tomato paste add more to taste", "usda:11546", 32),
    Case("100 g Chinese-style toasted sesame oil", "usda:04058", 100),
    Case("12 g garlic cloves roughly 4 garlic cloves", "usda:11215", 12),
    Case("100 g combination of fresh chopped herbs", "usda:11297", 100),
    Case("100 g Bosc USA pears", "usda:09252", 100),
    Case("8 oz dill havarti", "usda:01005", 226.8),
    Case("8 oz fresh Hong Kong pan fry noodles", "usda:20093", 226.8),
    Case("½ of a large onion, diced", "usda:11282", 75),
    Case("1 tsp salt and pepper", "usda:02047", 6),
  ])
  func readsNamesWithMoreWords(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case("600 g chicken thighs, skinless and boneless", "usda:05096", 600),
    Case("600 g chicken thighs (boneless and skinless)", "usda:05096", 600),
    Case("600 g boneless skinless chicken thighs", "usda:05096", 600),
    Case("600 g chicken thighs", "usda:05091", 600),
    Case("200 g potatoes, sweet", "usda:11507", 200),
    Case("100 g rice, brown", "usda:20036", 100),
    Case("10 g parsley, washed and dried", "usda:11297", 10),
    Case("450 g shrimp, patted dry", "usda:15270", 450),
    Case("200 g cooked rice", "usda:20045", 200),
  ])
  func readsWordsBehindTheFood(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case("100 g eschallot / shallot", "usda:11677", 100),
    Case("100 g country-style or sourdough bread", "usda:18029", 100),
    Case("4 pounds crisp, sweet apples", "usda:09003", 1814.4),
    Case("3 oz milk, semisweet or bittersweet chocolate", "usda:19120", 85),
    Case("2 1/2 cups chicken or vegetable broth", "usda:06194", 600),
    Case("1 lb cherry or grape tomatoes", "usda:11529", 453.6),
    Case("50 g butter or 40 ml olive oil", "usda:01145", 50),
  ])
  func takesTheFirstThatIsKnown(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    "1 cup moonseed flour", "2 cups cauliflower noodles", "100 g dragonflower nectar", "1 cup vegan scallops",
    "200 g walnut pasta", "1 tsp belans",
  ])
  func leavesUnknownFoodsUnknown(_ text: String) throws {
    let line = try #require(lines(text).first)
    #expect(key(line) == nil)
  }

  // MARK: Weights

  @Test(arguments: [
    Case("4 pork chops (3 pounds)", "usda:10036", 1360.8),
    Case("4 onions (1 pound)", "usda:11282", 453.6),
    Case("4 (6 oz) salmon fillets", "usda:15236", 680.4),
    Case("4 salmon fillets (about 6 oz. each)", "usda:15236", 680.4),
    Case("3 to 4 (1 pound) carrots", "usda:11124", 453.6),
    Case("1 1/2 cups (190 g) all-purpose flour, sifted", "usda:20081", 190),
    Case("four 8-ounce packages cream cheese", "usda:01017", 907.2),
    Case("1 13 oz can refried beans", "usda:16403", 368.5),
    Case("2 (14 oz) cans coconut milk", "usda:12118", 793.8),
    Case("1 28-oz can crushed tomatoes", "usda:11693", 793.8),
  ])
  func readsWeightsBesideCounts(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case("1 (15 oz) can black beans, drained and rinsed", "usda:16015", 255),
    Case("1 can (15 oz) chickpeas", "usda:16057", 255),
    Case("1 (15 oz) can black beans, undrained", "usda:16015", 425.2),
    Case("2 lb pork spare ribs", "usda:10088", 635),
    Case("1 kg chicken wings", "usda:05100", 600),
    Case("1 kg chicken thighs, bone in", "usda:05091", 840),
  ])
  func countsWhatIsEaten(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case("2 cm fresh ginger", "usda:11216", 5.5), Case("1 inch ginger (grated)", "usda:11216", 7),
    Case("juice of 1 lime", "usda:09160", 30), Case("juice of 1 lemon", "usda:09152", 47),
    Case("1 lemon, (juiced)", "usda:09152", 47), Case("1 avocado", "usda:09037", 200),
    Case("1 cup panko", "meal:panko", 60), Case("2 large eggs", "usda:01123", 100),
    Case("3 cups vegetable oil", "usda:04582", 65.4),
  ])
  func knowsPiecesAndMeasures(_ test: Case) throws { try check(test) }

  // MARK: No amount

  @Test(arguments: [
    ("lemon wedges", true), ("grated parmesan", true), ("cilantro", true), ("chopped pecans", true),
    ("sesame seeds", true),
    ("1/4 salt and pepper", true), ("Optional toppings: whatever you like", true), ("brown rice", false),
    ("chicken breasts", false), ("potatoes", false), ("tortillas", false), ("whatever you like", false),
  ])
  func onlyMainFoodsNeedAnAmount(_ text: String, isComplete: Bool) {
    let compilation = MealCompiler().compile("recipe \"R\" {\n  serves 1\n  - 100 g flour\n  - \(text)\n}\n")
    #expect(compilation.evaluate(withOptional: true).nutrition.recipe(RecipeID(0)).isComplete == isComplete)
  }
}
