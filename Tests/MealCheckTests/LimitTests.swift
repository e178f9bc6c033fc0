import MealKit
import Testing

/// Large and deep programs end, and end soon.
struct LimitTests {
  private func codes(_ text: String) -> [String] { MealCompiler().compile(text).diagnostics.map { "\($0.code)" } }

  @Test func aChainOfRecipesMayBeLong() {
    let chain = (1...2000).map { "recipe \"R\($0)\" { serves 1; - \"R\($0 + 1)\" x 1/2 }\n" }.joined()
    #expect(codes(chain + "recipe \"R2001\" { serves 1; - 100 g butter }").isEmpty)
  }

  @Test func aCircleOfRecipesIsReportedOnce() {
    let circle = (0..<500).map { "recipe \"R\($0)\" { serves 1; - 1 g \"R\(($0 + 1) % 500)\" }\n" }.joined()
    #expect(codes(circle) == ["M0306"])
  }

  @Test func aChainOfValuesMayBeLong() {
    let chain = (1...300).map { "let v\($0) = v\($0 + 1) + 1\n" }.joined()
    #expect(codes(chain + "let v301 = 1").isEmpty)
  }

  @Test func manyFaultsAreAllFound() {
    let faults = (1...300).map { "let v\($0) = 1 kg + \($0) l\n" }.joined()
    #expect(codes(faults) == [String](repeating: "M0402", count: 300))
  }

  @Test func theSameTextGivesTheSameProgram() {
    let text = (1...50).map { "recipe \"R\($0)\" { serves \($0); - \($0) eggs; - fairy dust }\n" }.joined()
    let (one, other) = (MealCompiler().compile(text), MealCompiler().compile(text))
    #expect(one.programJSON().pretty() == other.programJSON().pretty())
    #expect(one.diagnostics == other.diagnostics)
  }

  @Test func aBudgetStopsLoops() {
    let text = "for a in 1..1000 { for b in 1..1000 { let x = a * b } }"
    let compilation = MealCompiler(budget: 5000).compile(text)
    #expect(compilation.diagnostics.map(\.code) == [.budgetExhausted])
  }
}
