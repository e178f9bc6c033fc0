import MealData
import MealIR
import MealJSON
import MealReport
import MealUnits
import NutritionEngine
import Testing

@Suite struct ReportJSONTests {
  private func keys(_ json: JSON?) -> [String] {
    guard case .object(let members)? = json else { return [] }
    return members.map(\.key)
  }

  private func element(_ json: JSON?, _ index: Int) -> JSON? {
    guard case .array(let elements)? = json, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  private let report = ReportJSON(Sample().report).report(file: "week.meal")

  @Test func keysStandInTheOrderOfTheContract() {
    #expect(
      keys(report) == ["schema", "file", "diagnostics", "eaters", "recipes", "meals", "plans", "checks"])
    let recipe = element(report["recipes"], 0)
    #expect(keys(recipe) == ["name", "servings", "yield_g", "ingredients", "nutrition", "allergens"])
    #expect(keys(element(recipe?["ingredients"], 0)).prefix(5) == ["text", "line", "food", "amount", "nutrition"])
    #expect(keys(recipe?["nutrition"]).prefix(4) == ["complete", "missing", "total", "per_serving"])
    #expect(keys(element(report["checks"], 0)).prefix(6) == ["text", "line", "passed", "value", "low", "high"])
  }

  @Test func recipesHoldTheirOwnDishesOnly() {
    guard case .array(let recipes)? = report["recipes"] else { return }
    #expect(recipes.map { $0["name"] } == ["Bowl"])
    let dish = element(element(report["meals"], 0)?["dishes"], 0)
    #expect(element(dish?["ingredients"], 0)?["food"]?["key"] == "usda:01123")
    #expect(element(dish?["ingredients"], 0)?["line"] == 13)
  }

  @Test func amountsAndFigures() {
    let oats = element(element(report["recipes"], 0)?["ingredients"], 1)
    #expect(
      oats?["amount"]?.compact() == #"{"grams":70,"purchased_grams":70,"low":60,"high":80,"basis":"given"}"#)
    #expect(oats?["nutrition"]?["energy_kcal"] == .number(259))
    let salt = element(element(report["recipes"], 0)?["ingredients"], 3)
    #expect(
      salt?["amount"]?.compact()
        == #"{"grams":null,"purchased_grams":null,"low":null,"high":null,"basis":"none"}"#)
    #expect(salt?["nutrition"] == .null)
    let nutrition = element(report["recipes"], 0)?["nutrition"]
    #expect(nutrition?["per_serving"]?["energy_kcal"] == .number(229.55))
    #expect(nutrition?["total_range"]?["energy_kcal"]?.compact() == #"{"low":422.1,"high":496.1}"#)
    #expect(nutrition?["at_least"]?["protein_g"]?.compact() == #"["butter"]"#)
  }

  @Test func daysOfAPlan() {
    let day = element(element(report["plans"], 0)?["days"], 0)
    #expect(day?["date"] == "2026-11-30")
    #expect(
      element(day?["slots"], 1)?.compact()
        == #"{"slot":"dinner","recipe":"Brunch","portions":{"Ana":1.5},"pinned":true,"filling":"meal"}"#)
    #expect(day?["nutrition"]?["Ben"]?["energy_kcal"] == .number(229.55))
    let next = element(element(report["plans"], 0)?["days"], 1)
    #expect(next?["nutrition"]?.compact() == #"{"Ana":null,"Ben":null}"#)
    #expect(next?["missing"]?["Ana"]?.compact() == #"["breakfast (out)"]"#)
  }

  @Test func hiddenNumbersAreAbsent() {
    var sample = Sample()
    sample.program.eaters[0].hidesNumbers = true
    let day = element(element(ReportJSON(sample.report).report(file: "x")["plans"], 0)?["days"], 0)
    #expect(keys(day?["nutrition"]) == ["Ben"])
  }

  @Test func checkReports() {
    let report = ReportJSON(Sample().report).checkReport(file: "week.meal")
    #expect(keys(report) == ["schema", "file", "diagnostics", "checks"])
    #expect(element(report["checks"], 0)?["passed"] == true)
  }

  @Test func phrases() {
    let sample = Sample()
    let report = MacrosReport(
      "2 eggs", lines: sample.program.recipes[1].ingredients, in: sample.program, catalogue: .builtIn)
    let text = report.json().compact()
    #expect(
      text.hasPrefix(
        #"{"text":"2 eggs","items":[{"amount":{"low":2,"high":2,"unit":null},"food_text":"eggs","preparation":null,"#
          + #""food":{"key":"usda:01123","name":"Egg, whole, raw, fresh"},"grams":100,"basis":"given","#
          + #""nutrition":{"energy_kcal":143,"#))
    #expect(
      text.hasSuffix(#""allergens":{"contains":["egg"],"by_catalogue":null,"by_text":["egg"],"may_contain":[]}}"#))
    #expect(MacrosReport("", lines: [], catalogue: .builtIn).json()["nutrition"] == .null)
  }

  @Test func exactNumbersOfTheProgram() {
    var sample = Sample()
    sample.program.recipes[0].servings = Rational(1, 3)
    sample.program.recipes[0].pieces = Rational(5, 8)
    let document = ProgramDocument(sample.program, files: [sample.source.file], catalogue: .builtIn).json()
    let recipe = element(document["recipes"], 0)
    #expect(recipe?["servings"] == "1/3")
    #expect(recipe?["pieces"] == "0.625")
    #expect(
      recipe?["span"]?.compact()
        == #"{"file":"week.meal","start":{"line":6,"column":9,"offset":66},"end":{"line":6,"column":13,"offset":70}}"#)
    #expect(
      element(element(document["recipes"], 1)?["ingredients"], 0)?["food"]?.compact()
        == #"{"kind":"catalogue","key":"usda:01123","name":"Egg, whole, raw, fresh"}"#)
  }
}
