import MealKit
import SafetyEngine
import Testing

/// The document and the JSON entries.
@Suite struct SafetyReportTests {
  static let text = """
    recipe "Lemon chicken" { serves 4; - 600 g chicken thighs; - 2 lemons; cook 40 min in oven at 190 C }
    recipe "Salad" { serves 2; - 200 g lettuce }
    meal "Sunday" { serves 6; dish "Roast" { - 2 kg prime rib; cook 2 h in oven at 120 C } }
    """

  @Test func json() {
    let safety = Dish.result(SafetyReportTests.text)
    #expect(
      SafetyJSON.entries(safety.recipes[0]).compact()
        == "[{\"rule\":\"FDA Food Code 2022 3-401.11(A)(3)\",\"temperature_c\":74,\"hold_s\":0,\"because\":\"poultry\"},"
        + "{\"rule\":\"USDA FSIS / FoodSafety.gov safe minimum internal temperatures\",\"temperature_c\":73.9,"
        + "\"hold_s\":0,\"because\":\"poultry\"}]")
    #expect(SafetyJSON.entries(safety.recipes[1]).compact() == "[]")
    #expect(SafetyJSON.entries(Dish("Stew", "serves 1\n- 100 g zzgrf qqq").safety).compact() == "null")
  }

  @Test func document() {
    let program = MealCompiler().compile(SafetyReportTests.text).program
    let safety = SafetyResult(program, .builtIn)
    let report = SafetyReport(safety, program: program)
    let text = TextWriter(width: 200).text(report.document())
    #expect(text.contains("heat to 74 °C because of poultry · FDA Food Code 2022 3-401.11(A)(3)"))
    #expect(text.contains("no raw animal food"))
    #expect(text.contains("heat to 62.8 °C for 4 min because of whole beef roast"))
    #expect(text.contains("warning: step `cook`: a still oven"))
    let why = TextWriter(width: 200).text(report.explanation(of: safety.meal(0)[0].requirements[0]))
    #expect(why.contains("54.4 °C for 112 min, 55 °C for 89 min"))
    #expect(why.contains("test met first: whole roast"))
  }
}
