import MealData
import Testing

@Suite struct NutrientTests {
  @Test func everyKeyNamesItsNutrient() {
    for nutrient in Nutrient.allCases { #expect(Nutrient(key: nutrient.key) == nutrient) }
  }

  @Test func everyWordNamesItsNutrient() {
    for nutrient in Nutrient.allCases {
      for word in nutrient.words { #expect(Nutrient(word: word) == nutrient) }
    }
  }

  @Test(arguments: [
    ("energy", Nutrient.energy), ("saturated", .saturatedFat), ("saturated-fat", .saturatedFat), ("fibre", .fiber),
    ("Vitamin_C", .vitaminC), ("omega-3", .omega3), ("net-carbs", .netCarbs), ("salt", .salt),
    ("monounsaturated-fat", .monounsaturatedFat),
  ])
  func wordsOfMealFiles(word: String, nutrient: Nutrient) {
    #expect(Nutrient(word: word) == nutrient)
  }

  @Test func unknownWordsNameNothing() {
    #expect(Nutrient(word: "protien") == nil)
    #expect(Nutrient(word: "") == nil)
  }
}
