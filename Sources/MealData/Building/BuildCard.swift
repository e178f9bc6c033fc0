internal import MealUnits

/// A card in the making.
struct BuildCard {
  var file: String
  var line: Int
  var key: String
  var name: String
  var names: [BuildName]
  var weights: [WeightRecord] = []
  var density: UInt32 = 0
  var refuse: UInt16 = BlobFormat.missing
  var aisle: Aisle?
  var group: FoodGroup?
  var family = ""
  var note = ""
  var source = ""
  /// Keys by state, with the line that says so.
  var links: [(state: FoodState, key: String, line: Int)] = []
  var like: (key: String, line: Int)?
  var values: [OddValue] = []
}

/// A name of a card in the making.
struct BuildName {
  var text: String
  var language: FoodLanguage
  var line: Int
}
