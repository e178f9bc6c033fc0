import MealKit
import Testing

@Suite struct CompilerTests {
  private func codes(_ files: [String: String], entry: String = "main.meal") throws -> [String] {
    let compilation = try MealCompiler().compile(entry, in: MemoryWorkspace(files))
    return compilation.diagnostics.map { "\(compilation.files[Int($0.primary.span.file.index)].name) \($0.code)" }
  }

  @Test func compilesAString() {
    let compilation = MealCompiler().compile("recipe \"Eggs\" { serves 1; - 2 eggs }")
    #expect(compilation.diagnostics.isEmpty)
    let energy = compilation.evaluate().nutrition.recipe(RecipeID(0)).total(.energy)?.value
    // USDA SR28 01123: 143 kcal per 100 g; an egg is 50 g.
    #expect(energy == 143)
  }

  @Test func filesOfOneProgramShareNames() throws {
    #expect(
      try codes([
        "main.meal": "use \"sub/eggs.meal\"\ncheck energy per serving of \"Eggs\" <= 200 kcal",
        "sub/eggs.meal": "recipe \"Eggs\" { serves guests; - 2 eggs }\nuse \"../let.meal\"",
        "let.meal": "let guests = 1",
      ]).isEmpty)
  }

  @Test func usesThatFailAreDiagnostics() throws {
    #expect(
      try codes(["main.meal": "use \"nope.meal\"\nuse \"../out.meal\"\nuse \"sub\"", "sub/a.meal": ""])
        == ["main.meal M0901", "main.meal M0902", "main.meal M0903"])
  }

  @Test func filesThatUseEachOtherAreReportedOnce() throws {
    let files = ["main.meal": "use \"a.meal\"", "a.meal": "use \"b.meal\"", "b.meal": "use \"a.meal\""]
    #expect(try codes(files) == ["a.meal M0317"])
  }

  @Test func aFileUsedTwiceIsReadOnce() throws {
    let files = [
      "main.meal": "use \"a.meal\"\nuse \"b.meal\"", "a.meal": "use \"c.meal\"", "b.meal": "use \"c.meal\"",
      "c.meal": "recipe \"X\" { serves 1; - 2 eggs }",
    ]
    #expect(try codes(files).isEmpty)
  }

  @Test func aMissingEntryIsAnError() {
    #expect(throws: WorkspaceError.notFound) {
      try MealCompiler().compile("main.meal", in: MemoryWorkspace())
    }
  }

  @Test func theBudgetStopsEvaluation() {
    let compiler = MealCompiler(budget: 1000)
    let text = "let n = 1..100\nlet x = 1\nfor a in n { for b in n { for c in n { check energy <= 1 kcal } } }"
    #expect(compiler.compile(text).diagnostics.map(\.code) == [.budgetExhausted])
  }

  @Test func safeFixesAreApplied() throws {
    let compilation = MealCompiler().compile("let guests = 3\nlet rest = guests-1\n")
    let fixes = FixApplier(compilation.diagnostics, files: compilation.files)
    let fixed = try #require(fixes.texts[FileID(0)])
    #expect(String(decoding: fixed, as: UTF8.self) == "let guests = 3\nlet rest = guests - 1\n")
    #expect(MealCompiler().compile(String(decoding: fixed, as: UTF8.self)).diagnostics.isEmpty)
  }

  @Test func theSameTextGivesTheSameBytes() {
    let text = StarterHousehold.files.map(\.text).joined().replacing("use \"", with: "# use \"")
    let first = MealCompiler().compile(text)
    let second = MealCompiler().compile(text)
    #expect(first.programJSON().pretty() == second.programJSON().pretty())
    #expect(first.evaluate().reportJSON().pretty() == second.evaluate().reportJSON().pretty())
  }

  @Test func theStarterHouseholdIsCleanAndFormatted() throws {
    let files = Dictionary(uniqueKeysWithValues: StarterHousehold.files.map { ($0.name, $0.text) })
    let compilation = try MealCompiler().compile("week.meal", in: MemoryWorkspace(files))
    #expect(compilation.diagnostics.isEmpty)
    #expect(!compilation.evaluate().hasFailed)
    for (name, text) in files {
      let formatted = Formatter.format(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
      #expect(formatted == text, "\(name) is not as fmt leaves it")
    }
  }

  @Test func hostsMayBringTheirOwnCatalogue() throws {
    var builder = CatalogueBuilder()
    builder.addCards(
      Array(
        "meal:moon-cheese moon cheese\n  values energy 400; protein 25; fat 33; carbs 1\n  weigh each 30\n  source test\n"
          .utf8),
      file: "cards")
    let catalogue = try #require(builder.build().flatMap { Catalogue(blob: $0) })
    let compilation = MealCompiler(catalogue: catalogue).compile("recipe \"M\" { serves 1; - 2 moon cheeses }")
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.evaluate().nutrition.recipe(RecipeID(0)).total(.energy)?.value == 240)
  }

  private func foods(_ line: String) -> [String] {
    MealCompiler().compile("recipe \"R\" { serves 1\n- \(line)\n}").program.recipes[0].ingredients.map(\.foodText)
  }

  @Test func aLineMayHoldSeveralFoodsWithAmounts() {
    #expect(foods("1 onion, 1 carrot and 1 stick celery, finely chopped") == ["onion", "carrot", "celery"])
    #expect(foods("2 carrots and 3 onions") == ["carrots", "onions"])
    #expect(foods("500 g beef, 2 cm cubes") == ["beef"])
    #expect(foods("3 carrots, 2 large") == ["carrots"])
  }

  @Test func noFoodOfALineIsLeftOut() throws {
    #expect(try codes(["main.meal": "recipe \"R\" { serves 1\n- 2 carrots and 3 flurbs\n}"]) == ["main.meal M0501"])
    #expect(
      try codes(["main.meal": "recipe \"R\" { serves 1\n- 1 onion, 1 carrot and 2 flurbs\n}"]) == ["main.meal M0501"])
  }

  @Test func aMistypedStepIsOneMistake() throws {
    let text = "recipe \"R\" { serves 1\n- 2 eggs\nstep mix 5 min\nstep fry 5 mni on hob\n}"
    let compilation = MealCompiler().compile(text)
    #expect(compilation.evaluate().diagnostics.map(\.code) == [.unknownUnit])
  }
}
