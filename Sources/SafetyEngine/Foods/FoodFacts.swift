import MealData

/// What the catalogue knows of a food that matters here; a view, whose names are read when asked.
struct FoodFacts: Sendable {
  private let catalogue: Catalogue
  private let food: FoodID
  private let card: FoodEntry
  private let group: FoodGroup

  private static let animals: Set<FoodGroup> = [.meat, .poultry, .fish, .seafood, .egg]

  /// Nil for a row that the catalogue does not have.
  init?(row: UInt32, _ catalogue: Catalogue) {
    let foods = catalogue.foods
    guard Int(row) < foods.count else { return nil }
    self.catalogue = catalogue
    food = foods[foods.index(foods.startIndex, offsetBy: Int(row))]
    card = catalogue.entry(of: food)
    let group = card.group
    // The source has eggs on the shelf of milk.
    let isEgg = !card.isCard && group == .dairy && catalogue.name(of: food).hasPrefix("Egg")
    self.group = isEgg ? .egg : group
  }

  /// The everyday name, else the row's.
  var name: String { card.name }
  /// The key of the row.
  var key: String { catalogue.key(of: food) }

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
    switch card.family {
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
    guard !card.isCard, !words.all.contains(.raw) else { return nil }
    return FoodFacts.isCooked(name) ? "the row is of cooked food" : nil
  }
}
