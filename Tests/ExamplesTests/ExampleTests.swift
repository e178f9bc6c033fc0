import MealKit
import Testing

/// Every example compiles without a word, runs, and is formatted.
struct ExampleTests {
  @Test(arguments: Example.all)
  func hasNothingToReport(_ example: Example) throws {
    let evaluation = try example.compile().evaluate()
    #expect(evaluation.diagnostics.map(\.message) == [])
    #expect(!evaluation.hasFailed)
    #expect(evaluation.uncomputed == nil)
  }

  @Test(arguments: Example.all)
  func everyRecipeHasATotal(_ example: Example) throws {
    let evaluation = try example.compile().evaluate()
    for recipe in evaluation.compilation.program.recipes.indices {
      #expect(evaluation.nutrition.recipe(RecipeID(recipe)).missing == [])
    }
  }

  @Test(arguments: Example.all)
  func isFormatted(_ example: Example) throws {
    let text = try #require(Example.texts[example.path])
    #expect(Formatter.format(text) == text)
  }

  @Test(arguments: Example.all)
  func compilesToTheSameTwice(_ example: Example) throws {
    #expect(try example.compile().programJSON().pretty() == example.compile().programJSON().pretty())
  }

  @Test func theWeekHasNoOpenCheck() throws {
    let checks = try Example(path: "week.meal").compile().evaluate().nutrition.checks
    #expect(checks.count >= 12)
    #expect(checks.allSatisfy { $0.passed == true })
  }

  /// A tired cook would doubt a dinner outside of these.
  @Test func servingsArePlausible() throws {
    let evaluation = try Example(path: "week.meal").compile().evaluate()
    for (index, recipe) in evaluation.compilation.program.recipes.enumerated() where recipe.courses.contains("dinner") {
      let serving = try #require(evaluation.nutrition.recipe(RecipeID(index)).perServing?.tally)
      let energy = try #require(serving(.energy)?.value)
      #expect((250...850).contains(energy), "\(recipe.name): \(energy) kcal")
    }
  }
}
