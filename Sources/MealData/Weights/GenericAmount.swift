internal import MealUnits

/// What vague amounts commonly come to, where no card says better.
///
/// Every weight from here is marked as an estimate.
enum GenericAmount {
  /// The weight of one of a vague unit, or of a drinking vessel.
  static func weight(of unit: Unit, entry: FoodEntry, food: FoodID) -> UnitWeight? {
    if let volume = volume(unit) { return byVolume(volume.millilitres, volume.words, entry, food) }
    guard let fixed = fixed(unit, entry.group) else { return nil }
    return UnitWeight(fixed, .generic, isEstimated: true, "a \(unit.symbol) is taken as \(text(fixed)) g")
  }

  /// How much a size is of the medium one: the ratios of SR28's eggs, onions and potatoes, rounded.
  static func ratio(_ size: PieceSize?) -> Double {
    switch size {
    case .small: 0.7
    case .medium, nil: 1
    case .large: 1.35
    case .extraLarge: 1.6
    }
  }

  /// A pinch is 1/16 teaspoon, a dash 1/8, a smidgen 1/32, as sets of measuring spoons have them; the others are the
  /// project's own assumptions.
  private static func volume(_ unit: Unit) -> (millilitres: Double, words: String)? {
    let teaspoon = 4.928921594
    switch unit {
    case .smidgen: return (teaspoon / 32, "a smidgen is 1/32 teaspoon")
    case .pinch: return (teaspoon / 16, "a pinch is 1/16 teaspoon")
    case .dash: return (teaspoon / 8, "a dash is 1/8 teaspoon")
    case .touch: return (teaspoon / 8, "a touch is taken as 1/8 teaspoon")
    case .drop: return (0.05, "a drop is 0.05 ml")
    case .sprinkle: return (teaspoon / 4, "a sprinkle is taken as 1/4 teaspoon")
    case .squeeze: return (teaspoon, "a squeeze is taken as 1 teaspoon")
    case .splash: return (teaspoon * 2, "a splash is taken as 2 teaspoons")
    case .drizzle: return (teaspoon * 2, "a drizzle is taken as 2 teaspoons")
    case .pat: return (teaspoon, "a pat is taken as 1 teaspoon")
    case .knob: return (teaspoon * 3, "a knob is taken as 1 tablespoon")
    case .spoonful: return (teaspoon * 3, "a spoonful is taken as 1 tablespoon")
    case .dollop: return (teaspoon * 6, "a dollop is taken as 2 tablespoons")
    case .glug: return (teaspoon * 6, "a glug is taken as 2 tablespoons")
    case .scoop: return (teaspoon * 12, "a scoop is taken as 1/4 cup")
    case .handful: return (teaspoon * 24, "a handful is taken as 1/2 cup")
    case .shot: return (44.36, "a shot is 1 1/2 US fluid ounces")
    case .glass: return (teaspoon * 48, "a glass is taken as 1 cup")
    case .mug: return (300, "a mug is taken as 300 ml")
    default: return nil
    }
  }

  private static func byVolume(
    _ millilitres: Double, _ words: String, _ entry: FoodEntry, _ food: FoodID
  ) -> UnitWeight {
    if let known = entry.grams(.millilitre, food: food) {
      return UnitWeight(millilitres * known.grams, .generic, isEstimated: true, "\(words); \(known.assumption)")
    }
    let density = density(entry.group)
    return UnitWeight(
      millilitres * density, .generic, isEstimated: true, "\(words), taken as \(text(density)) g a millilitre")
  }

  /// Grams a millilitre of foods of a kind, loosely filled.
  private static func density(_ group: FoodGroup) -> Double {
    switch group {
    case .spice: 0.5
    case .herb: 0.15
    case .vegetable, .snack: 0.4
    case .drink, .alcohol, .soup, .sauce, .condiment, .dairy, .egg: 1
    case .fat: 0.92
    case .sugar: 0.85
    case .cheese: 0.45
    default: 0.6
    }
  }

  private static func fixed(_ unit: Unit, _ group: FoodGroup) -> Double? {
    switch (unit, group) {
    case (.sprig, .herb), (.sprig, .spice), (.sprig, .vegetable): 1
    case (.leaf, .herb), (.leaf, .spice): 0.5
    case (.bunch, .herb): 40
    default: nil
    }
  }

  private static func text(_ value: Double) -> String { ShortDecimal.text(value) }
}
