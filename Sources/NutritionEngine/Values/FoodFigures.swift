import MealData
import MealIR

/// What 100 g of one food hold: a value or nothing for each nutrient, and what was done to get there.
struct FoodFigures {
  /// By `Nutrient.rawValue`; 0 where nothing is known.
  private(set) var values = [Double](repeating: 0, count: Tally.width)
  /// What the source states, or what follows from it.
  private(set) var known = NutrientSet()
  /// What the source does not state, or states in part.
  private(set) var lacking = NutrientSet.all
  /// What was derived, and how, in words.
  private(set) var notes: [FoodNote] = []

  subscript(nutrient: Nutrient) -> Double? {
    known.contains(nutrient) ? values[Int(nutrient.rawValue)] : nil
  }

  /// States a value; with `isPart`, a value that is only known to be the least.
  mutating func set(_ nutrient: Nutrient, _ value: Double, isPart: Bool = false) {
    values[Int(nutrient.rawValue)] = value
    known.insert(nutrient)
    if isPart { lacking.insert(nutrient) } else { lacking.remove(nutrient) }
  }

  /// States a value that follows from others, and says how.
  mutating func derive(
    _ nutrient: Nutrient, _ value: Double, isPart: Bool = false, isRoutine: Bool = false, _ text: String
  ) {
    set(nutrient, value, isPart: isPart)
    note(nutrient, text, isRoutine: isRoutine)
  }

  /// Keeps a remark.
  mutating func note(_ nutrient: Nutrient, _ text: String, isRoutine: Bool = false) {
    notes.append(FoodNote(nutrient: nutrient, text: text, isRoutine: isRoutine))
  }

  /// The figures of a row of the catalogue, with net carbohydrate.
  init(_ food: FoodID, of catalogue: Catalogue) {
    for nutrient in Nutrient.allCases {
      if let value = catalogue.value(nutrient, of: food) { set(nutrient, value) }
    }
    if let carbs = self[.carbs], let fiber = self[.fiber] {
      derive(
        .netCarbs, max(0, carbs - fiber), isRoutine: true,
        "net carbohydrate = total carbohydrate - fibre; polyols are not known")
    }
  }

  /// No figures.
  init() {}
}
