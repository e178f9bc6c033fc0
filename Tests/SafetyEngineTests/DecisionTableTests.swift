import MealIR
import SafetyEngine
import Testing

/// Every row of the decision table of FACTS.md 4.3.
@Suite struct DecisionTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var foodCode: String
    var federal: String
    var british = "70/120"
    var testDescription: String { line }
  }

  static let rows: [Row] = [
    Row(line: "2 beef sirloin steaks", foodCode: "3-401.11(A)(1)(b) 63/15 beef", federal: "62.8/180"),
    Row(line: "4 lamb chops", foodCode: "3-401.11(A)(1)(b) 63/15 lamb", federal: "62.8/180"),
    Row(line: "4 pork chops", foodCode: "3-401.11(A)(1)(b) 63/15 pork", federal: "62.8/180"),
    Row(line: "4 veal chops", foodCode: "3-401.11(A)(1)(b) 63/15 veal", federal: "62.8/180"),
    Row(line: "500 g beef, diced", foodCode: "3-401.11(A)(1)(b) 63/15 beef", federal: "62.8/180"),
    Row(line: "2 kg prime rib", foodCode: "3-401.11(B) 62.8/240 whole beef roast", federal: "62.8/180"),
    Row(line: "2 kg leg of lamb", foodCode: "3-401.11(B) 62.8/240 whole lamb roast", federal: "62.8/180"),
    Row(line: "2 kg pork loin", foodCode: "3-401.11(B) 62.8/240 whole pork roast", federal: "62.8/180"),
    Row(line: "1.5 kg veal shoulder", foodCode: "3-401.11(B) 62.8/240 whole veal roast", federal: "62.8/180"),
    Row(line: "1.5 kg beef", foodCode: "3-401.11(B) 62.8/240 whole beef roast", federal: "62.8/180"),
    Row(line: "500 g ground beef", foodCode: "3-401.11(A)(2) 68/17 ground beef", federal: "71.1/0"),
    Row(line: "500 g lamb mince", foodCode: "3-401.11(A)(2) 68/17 ground lamb", federal: "71.1/0"),
    Row(line: "6 pork sausages", foodCode: "3-401.11(A)(2) 68/17 ground pork", federal: "71.1/0"),
    Row(line: "4 cubed steaks", foodCode: "3-401.11(A)(2) 68/17 tenderised beef", federal: "62.8/180"),
    Row(
      line: "600 g beef sirloin steak, mechanically tenderized", foodCode: "3-401.11(A)(2) 68/17 tenderised beef",
      federal: "62.8/180"),
    Row(
      line: "600 g pork loin chops, injected with brine", foodCode: "3-401.11(A)(2) 68/17 injected pork",
      federal: "62.8/180"),
    Row(line: "4 pork chops, stuffed with apple", foodCode: "3-401.11(A)(3) 74/0 stuffed pork", federal: "73.9/0"),
    Row(line: "1 trout, stuffed", foodCode: "3-401.11(A)(3) 74/0 stuffed fish", federal: "73.9/0"),
    Row(line: "600 g chicken thighs", foodCode: "3-401.11(A)(3) 74/0 poultry", federal: "73.9/0"),
    Row(line: "500 g ground turkey", foodCode: "3-401.11(A)(3) 74/0 poultry", federal: "73.9/0"),
    Row(line: "1 duck", foodCode: "3-401.11(A)(3) 74/0 poultry", federal: "73.9/0"),
    Row(line: "2 pheasants", foodCode: "3-401.11(A)(3) 74/0 poultry", federal: "73.9/0"),
    Row(line: "500 g farmed venison steak", foodCode: "3-401.11(A)(1)(b) 63/15 farmed game", federal: "62.8/180"),
    Row(line: "500 g ground venison, farmed", foodCode: "3-401.11(A)(2) 68/17 ground farmed game", federal: "71.1/0"),
    Row(line: "500 g venison steak", foodCode: "3-401.11(A)(3) 74/0 wild game", federal: "73.9/0"),
    Row(line: "500 g ostrich steak", foodCode: "3-401.11(A)(2) 68/17 ratite", federal: "62.8/180"),
    Row(line: "500 g ground emu", foodCode: "3-401.11(A)(2) 68/17 ground ratite", federal: "71.1/0"),
    Row(line: "400 g salmon fillet", foodCode: "3-401.11(A)(1)(b) 63/15 fish", federal: "62.8/0"),
    Row(line: "400 g shrimp", foodCode: "3-401.11(A)(1)(b) 63/15 crustacean", federal: "62.8/0"),
    Row(line: "1 kg mussels", foodCode: "3-401.11(A)(1)(b) 63/15 mollusc", federal: "62.8/0"),
    Row(line: "400 g cod, minced", foodCode: "3-401.11(A)(2) 68/17 ground fish", federal: "62.8/0"),
    Row(line: "3 eggs", foodCode: "3-401.11(A)(2) 68/17 egg", federal: "71.1/0"),
    Row(line: "300 g chicken livers", foodCode: "3-401.11(A)(3) 74/0 poultry", federal: "73.9/0"),
    Row(line: "300 g calf's liver", foodCode: "3-401.11(A)(1)(b) 63/15 veal offal", federal: "71.1/0"),
  ]

  @Test(arguments: rows) func row(_ row: Row) {
    let dish = Dish("Supper", "serves 4\n- \(row.line)")
    #expect(dish.foodCode == row.foodCode)
    #expect(dish.federal == row.federal)
    #expect(Dish("Supper", "serves 4\n- \(row.line)", region: .uk).british == row.british)
    #expect(Dish("Supper", "serves 4\n- \(row.line)", region: .eu).european == row.british)
    #expect(dish.safety.requirements.allSatisfy { !$0.trail.steps.isEmpty })
  }

  @Test(arguments: ["Fried eggs", "Poached eggs on toast", "Soft-boiled eggs", "Eggs Benedict"])
  func eggsToOrder(_ title: String) {
    let dish = Dish(title, "serves 2\n- 4 eggs")
    #expect(dish.foodCode == "3-401.11(A)(1)(a) 63/15 egg")
    #expect(dish.notes(.federalChart).contains("firm"))
  }

  @Test func omelettes() {
    #expect(Dish("Omelette", "serves 1\n- 3 eggs").foodCode == "3-401.11(A)(1)(a) 63/15 egg")
    #expect(Dish("Omelette", "serves 4\n- 10 eggs").foodCode == "3-401.11(A)(2) 68/17 egg")
    #expect(Dish("Fried eggs", "serves 2; keeps 1 day\n- 4 eggs").foodCode == "3-401.11(A)(2) 68/17 egg")
  }

  @Test func plantsHeldHot() {
    let body = "serves 4\n- 500 g lentils\nstep boil 30 min on hob\nstep keep-warm 30 min"
    #expect(Dish("Lentils", body).foodCode == "3-401.13 57/0 plant food held hot")
    #expect(Dish("Lentils", body).federal == "-")
    #expect(Dish("Lentils", body, region: .uk).british == "63/0")
  }

  @Test func nothingRaw() {
    #expect(Dish("Lentils", "serves 4\n- 500 g lentils").nothing == "no raw animal food")
    let salad = Dish("Salad", "serves 4\n- 200 g cooked chicken\n- 1 tin tuna\n- 50 g prosciutto\n- 100 g feta")
    #expect(salad.safety.requirements.isEmpty)
    #expect(salad.nothing?.contains("cooked") == true)
  }

  @Test func theStrictestPartWins() {
    let dish = Dish(
      "Paella", "serves 4\n- 300 g shrimp\n- 200 g pork loin, diced\n- 400 g chicken thighs\n- 400 g rice")
    #expect(dish.foodCode == "3-401.11(A)(3) 74/0 poultry")
    #expect(dish.safety.parts.count == 3)
  }

  @Test func unknownFoodsAreNeverPassedOver() {
    let dish = Dish("Stew", "serves 4\n- 400 g snorkwurst zzz\n- 400 g potatoes")
    #expect(dish.safety.standing == .unknown(["snorkwurst zzz"]))
    #expect(dish.findings(.unknown).count == 1)
    let guess = Dish("Stew", "serves 4\n- 400 g zzgrf chicken qqq")
    #expect(guess.foodCode.hasSuffix("poultry"))
  }

  @Test func alternativesCount() {
    #expect(Dish("Chilli", "serves 4\n- 500 g beef mince or turkey mince").foodCode.hasSuffix("poultry"))
  }

  @Test func householdFoods() {
    let label = "food \"Gran's beef burger\" per 100 g { energy 240 kcal; protein 18 g; fat 18 g; carbs 1 g }"
    #expect(
      Dish("Burgers", "serves 2\n- 300 g Gran's beef burger", before: label).foodCode.contains("68/17 ground beef"))
    let vegan = "food \"vegan beef burger\" per 100 g { energy 240 kcal; protein 18 g; fat 18 g; carbs 1 g }"
    #expect(Dish("Burgers", "serves 2\n- 300 g vegan beef burger", before: vegan).nothing != nil)
  }
}
