import MealData

/// What the catalogue knows of a food that matters here.
struct FoodFacts: Sendable {
  /// The everyday name, else the row's.
  var name: String
  var key: String
  /// The names whose words tell what it is.
  var names: [String]
  private let group: FoodGroup
  private let family: String?
  /// True where the row is a cooked one and nothing but the row is known of the food.
  private let isCookedRow: Bool

  private static let animals: Set<FoodGroup> = [.meat, .poultry, .fish, .seafood, .egg]

  /// Nil for a row that the catalogue does not have.
  init?(row: UInt32, entry: UInt32, _ catalogue: Catalogue) {
    let foods = catalogue.foods
    guard Int(row) < foods.count else { return nil }
    let food = foods[foods.index(foods.startIndex, offsetBy: Int(row))]
    let card = catalogue.entry(of: food)
    let rowName = catalogue.name(of: food)
    name = card.isCard ? card.name : rowName
    key = catalogue.key(of: food)
    names = [name]
    family = card.family
    let isEgg = rowName.hasPrefix("Egg")
    group = !card.isCard && card.group == .dairy && isEgg ? .egg : card.group
    isCookedRow = !card.isCard && FoodFacts.isCooked(rowName)
  }

  private static func isCooked(_ name: String) -> Bool {
    let words = Set(SenseScanner.words(name))
    let cooked: Set = ["cooked", "roasted", "braised", "broiled", "fried", "grilled", "boiled", "canned", "heated"]
    return !words.contains("raw") && !words.isDisjoint(with: cooked)
  }

  /// True for what is sold as a dish.
  var isPrepared: Bool { group == .prepared }

  /// True for meat, fish and eggs.
  var isAnimal: Bool { FoodFacts.animals.contains(group) }

  /// What it is of; nil where neither family nor words say.
  func kind(_ words: LineWords) -> AnimalKind? {
    switch family {
    case "beef": .beef
    case "pork": .pork
    case "lamb": .lamb
    case "veal": .veal
    case "goat": .goat
    case "chicken", "turkey", "duck", "goose": .poultry
    case "egg": .egg
    case "fish": .fish
    case "game": game(words)
    default: kindByWords(words)
    }
  }

  private func game(_ words: LineWords) -> AnimalKind? {
    if words.names.contains(.ratite) { return .ratite }
    if group == .poultry { return .poultry }
    return kindByWords(words) ?? .wildGame
  }

  private func kindByWords(_ words: LineWords) -> AnimalKind? {
    if let kind = words.kind, isPossible(kind) { return kind }
    switch group {
    case .poultry: return .poultry
    case .fish: return .fish
    case .seafood: return .mollusc
    case .egg: return .egg
    default: return nil
    }
  }

  private func isPossible(_ kind: AnimalKind) -> Bool { (kind == .egg) == (group == .egg) }

  /// Why a row without a card needs no cooking.
  func readyReason(_ words: LineWords) -> String? {
    isCookedRow && !words.all.contains(.raw) ? "the row is of cooked food" : nil
  }
}
