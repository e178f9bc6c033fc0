import MealKit
import Testing

/// Totals of three recipes against sums made by hand from the rows of SR28.
struct TotalsTests {
  /// Grams of an ingredient, and energy, protein, fat and carbohydrate of 100 g of it as SR28 prints them.
  typealias Line = (grams: Double, energy: Double, protein: Double, fat: Double, carbs: Double)

  /// 01123 egg, 20081 flour, 01077 milk at 1.03 g/ml, 01145 butter; salt has none of the four.
  @Test func crepes() throws {
    try expect(
      "Crêpes", in: "recipes/breakfasts.meal",
      [
        (250, 364, 10.33, 0.98, 76.31), (176, 143, 12.56, 9.51, 0.72), (515, 61, 3.15, 3.25, 4.8),
        (50, 717, 0.85, 81.11, 0.06),
      ])
  }

  /// 20045 cooked rice, 01123 egg, 11312 peas, 11291 spring onions at 15 g, 04042 groundnut oil at 13.5 g a tablespoon,
  /// 16123 soy sauce at 16 g a tablespoon, 04058 sesame oil at 4.5 g a teaspoon.
  @Test func eggFriedRice() throws {
    try expect(
      "Egg fried rice", in: "recipes/asian.meal",
      [
        (400, 130, 2.69, 0.28, 28.17), (150, 143, 12.56, 9.51, 0.72), (100, 77, 5.22, 0.4, 13.62),
        (60, 32, 1.83, 0.19, 7.34), (13.5, 884, 0, 100, 0), (16, 53, 8.14, 0.57, 4.93), (4.5, 884, 0, 100, 0),
      ])
  }

  /// 11352 potatoes, 01077 milk, 01145 butter, 20081 flour, 15015 cod, 15035 smoked haddock, 11312 peas, 01129 boiled
  /// eggs, 01009 cheddar.
  @Test func fishPie() throws {
    try expect(
      "Fish pie", in: "recipes/british.meal",
      [
        (1000, 77, 2.05, 0.09, 17.49), (412, 61, 3.15, 3.25, 4.8), (50, 717, 0.85, 81.11, 0.06),
        (25, 364, 10.33, 0.98, 76.31), (400, 82, 17.81, 0.67, 0), (200, 116, 25.23, 0.96, 0),
        (100, 77, 5.22, 0.4, 13.62), (100, 155, 12.58, 10.61, 1.12), (50, 404, 22.87, 33.31, 3.09),
      ])
  }

  private func expect(_ name: String, in path: String, _ lines: [Line]) throws {
    let evaluation = try Example(path: path).compile().evaluate()
    let index = try #require(evaluation.compilation.program.recipes.firstIndex { $0.name == name })
    let total = try #require(evaluation.nutrition.recipe(RecipeID(index)).total.tally)
    let parts: [(Nutrient, KeyPath<Line, Double>)] = [
      (.energy, \.energy), (.protein, \.protein), (.fat, \.fat), (.carbs, \.carbs),
    ]
    for (nutrient, part) in parts {
      let sum = lines.reduce(0) { $0 + $1.grams / 100 * $1[keyPath: part] }
      let figure = try #require(total(nutrient)?.value)
      #expect(abs(figure - sum) < 0.5, "\(nutrient) of \(name): \(figure), by hand \(sum)")
    }
  }
}
