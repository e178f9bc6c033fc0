/// What kind of food an entry is, in the cook's sense.
public enum FoodGroup: String, CaseIterable, Sendable, Hashable {
  case vegetable, fruit, herb, legume, grain, nut, seed
  case meat, poultry, fish, seafood, egg, dairy, cheese
  case fat, sugar, spice, condiment, sauce, soup, drink, alcohol, sweet, snack, bakery, prepared, other

  /// The group that a shelf of SR28 amounts to where no card says better.
  init(standardReferenceGroup name: some StringProtocol) {
    switch String(name) {
    case "Dairy and Egg Products": self = .dairy
    case "Spices and Herbs": self = .spice
    case "Fats and Oils": self = .fat
    case "Poultry Products": self = .poultry
    case "Soups, Sauces, and Gravies": self = .sauce
    case "Sausages and Luncheon Meats", "Pork Products", "Beef Products", "Lamb, Veal, and Game Products": self = .meat
    case "Breakfast Cereals", "Cereal Grains and Pasta": self = .grain
    case "Fruits and Fruit Juices": self = .fruit
    case "Vegetables and Vegetable Products": self = .vegetable
    case "Nut and Seed Products": self = .nut
    case "Beverages": self = .drink
    case "Finfish and Shellfish Products": self = .fish
    case "Legumes and Legume Products": self = .legume
    case "Baked Products": self = .bakery
    case "Sweets": self = .sweet
    case "Snacks": self = .snack
    case "Fast Foods", "Meals, Entrees, and Side Dishes", "Restaurant Foods", "Baby Foods": self = .prepared
    default: self = .other
    }
  }
}
