/// Where a shop keeps a food.
public enum Aisle: String, CaseIterable, Sendable, Hashable {
  case produce, meat, fish, dairy, bakery, frozen, tins, dry, baking, spices, oils, condiments, world
  case drinks, alcohol, sweets, snacks, chilled, household

  /// The aisle that a food of `group` stands in where no card says better.
  init(group: FoodGroup) {
    switch group {
    case .vegetable, .fruit, .herb: self = .produce
    case .legume, .grain, .nut, .seed: self = .dry
    case .meat, .poultry: self = .meat
    case .fish, .seafood: self = .fish
    case .egg, .dairy, .cheese: self = .dairy
    case .fat: self = .oils
    case .sugar: self = .baking
    case .spice: self = .spices
    case .condiment, .sauce: self = .condiments
    case .soup: self = .tins
    case .drink: self = .drinks
    case .alcohol: self = .alcohol
    case .sweet: self = .sweets
    case .snack: self = .snacks
    case .bakery: self = .bakery
    case .prepared: self = .chilled
    case .other: self = .dry
    }
  }
}
