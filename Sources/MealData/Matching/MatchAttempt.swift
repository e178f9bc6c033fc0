internal import MealUnits

/// One look-up on its way through the steps of `FoodMatcher`.
struct MatchAttempt {
  let catalogue: Catalogue
  let language: FoodLanguage?
  let words: NameWords
  var preparation: Preparation = []
  var states: [FoodState] = []

  init(catalogue: Catalogue, language: FoodLanguage?, words: NameWords) {
    self.catalogue = catalogue
    self.language = language
    self.words = words
  }

  var names: NameLookup { NameLookup(blob: catalogue.blob) }
  var tokens: TokenLookup { TokenLookup(blob: catalogue.blob) }

  /// Takes preparation and states from the words behind the food.
  mutating func readPreparation(_ words: NameWords) {
    for index in 0..<words.count { _ = words.word(index) }
  }

  mutating func run() -> FoodMatch? {
    if let card = names.exact(words, language) {
      let entry = FoodEntry(catalogue: catalogue, id: EntryID(card))
      return FoodMatch(entry: entry, food: entry.food, quality: .exact)
    }
    return nil
  }
}
