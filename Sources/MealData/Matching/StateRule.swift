/// When a state chooses another row, and when it changes nothing.
enum StateRule {
  /// True where the card says which row the state means, or its own row is in that state.
  static func isKnown(_ state: FoodState, _ entry: FoodEntry) -> Bool {
    entry.link(state) != nil || isOwn(state, entry)
  }

  /// True where the entry's own row is in the state by its name: "Rice, white, cooked", "Tuna, canned, drained".
  static func isOwn(_ state: FoodState, _ entry: FoodEntry) -> Bool {
    if entry.catalogue.row(entry.food, has: state) { return true }
    switch state {
    case .raw: return !entry.catalogue.row(entry.food, has: .cooked) && !entry.catalogue.row(entry.food, has: .canned)
    case .dried: return entry.group == .spice || (isDryGood(entry) && !entry.catalogue.row(entry.food, has: .cooked))
    case .cooked, .canned, .frozen, .drained: return false
    }
  }

  private static func isDryGood(_ entry: FoodEntry) -> Bool {
    (entry.group == .grain || entry.group == .legume) && !entry.catalogue.row(entry.food, has: .canned)
  }

  /// True where the state changes the figures so little that the entry's own row stands for it, with a word about it.
  static func isLoose(_ state: FoodState, _ entry: FoodEntry) -> Bool {
    switch state {
    case .raw, .drained: true
    case .frozen: frozenAlike.contains(entry.group)
    case .cooked, .canned, .dried: false
    }
  }

  /// Foods that freezing changes little; not drinks (frozen juice is a concentrate), dairy, dishes.
  private static let frozenAlike: [FoodGroup] = [
    .vegetable, .fruit, .herb, .legume, .meat, .poultry, .fish, .seafood, .bakery, .fat, .cheese,
  ]

  /// Gives a match the row of a state, and the reason; `isNamed` where the state is part of a name that the card has.
  static func apply(_ state: FoodState, to match: inout FoodMatch, isNamed: Bool = false) {
    if !match.states.contains(state) { match.states.append(state) }
    let catalogue = match.entry.catalogue
    if catalogue.row(match.food, has: state) { return }
    if let food = match.entry.link(state) {
      if food == match.food { return }
      match.food = food
      match.reasons.append("`\(state.word)` chooses \(catalogue.key(of: food)) \(catalogue.name(of: food))")
    } else if !isNamed, state != .raw, state != .drained, !isOwn(state, match.entry) {
      match.reasons.append("no row is known for `\(state.word)`: counted as \(catalogue.name(of: match.food))")
    }
  }

  /// Puts a state's word into the preparation, for weights such as `cup cooked`.
  static func insert(_ state: FoodState, into preparation: inout Preparation) {
    if let bit = Preparation.bit(of: state.word) { preparation.insert(Preparation(bit: bit)) }
  }
}

extension Catalogue {
  /// True where the name of a row has a word of the state.
  func row(_ food: FoodID, has state: FoodState) -> Bool {
    let row = row(food)
    for position in 0..<Int(row.tokenCount) {
      let word = blob.record(.rowTokens, Int(row.tokens) + position, as: UInt16.self)
      let token = blob.record(.tokens, Int(word & WordIndex.indexMask), as: TokenRecord.self)
      if token.kind == WordClass.state.rawValue, token.detail == state.rawValue { return true }
    }
    return false
  }
}
