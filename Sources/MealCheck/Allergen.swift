import MealSource

/// The allergens of the JSON contract.
enum Allergen {
  /// Their contract names.
  static let names = [
    "gluten", "crustacean", "egg", "fish", "peanut", "soy", "milk", "tree-nut", "celery", "mustard", "sesame",
    "sulphite",
    "lupin", "mollusc", "coconut",
  ]

  /// The contract name that `word` means: its own, a plural, or a common other name; nil for any other word.
  static func named(_ word: String) -> String? {
    let key = NameFolding.folded(word).split(separator: " ").joined(separator: "-")
    if names.contains(key) { return key }
    if key.hasSuffix("s"), names.contains(String(key.dropLast())) { return String(key.dropLast()) }
    switch key {
    case "wheat", "cereals": return "gluten"
    case "crustaceans", "shellfish": return "crustacean"
    case "soya", "soybean", "soybeans": return "soy"
    case "dairy", "lactose": return "milk"
    case "nut", "nuts", "tree-nuts": return "tree-nut"
    case "sulfite", "sulfites", "sulphites", "sulphur-dioxide": return "sulphite"
    case "mollusk", "mollusks": return "mollusc"
    default: return nil
    }
  }
}
