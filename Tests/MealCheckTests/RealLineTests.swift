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
