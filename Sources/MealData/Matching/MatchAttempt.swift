internal import MealUnits

/// One look-up on its way through the steps of `FoodMatcher`.
struct MatchAttempt {
  let catalogue: Catalogue
  let names: NameLookup
  let tokens: TokenLookup
  let words: NameWords
  /// The words behind the food, where there are any.
  private var behind: NameWords?
  private var behindRoles: WordRoles?

  init(catalogue: Catalogue, language: FoodLanguage?, words: NameWords) {
    self.catalogue = catalogue
    names = NameLookup(blob: catalogue.blob, language: language)
    tokens = TokenLookup(blob: catalogue.blob)
    self.words = words
  }

  /// Takes preparation and states from the words behind the food: "rice, cooked", "onion, finely chopped".
  mutating func readPreparation(_ words: NameWords) {
    behind = words
    behindRoles = WordRoles(words, tokens)
  }

  /// The card that has the whole text as a name.
  var exact: Int? { PluralRule.card(words, words.all, names) ?? names.exact(words, words.all) }

  /// Runs the steps in order, the surest first.
  func run() -> FoodMatch? {
    if let card = exact { return named(card, .exact) }
    if let card = names.orderFree(words, words.all) { return named(card, .normalised) }
    let roles = WordRoles(words, tokens)
    if let match = settingAside(roles) ?? byState(roles) { return match }
    if let match = RowSearch(catalogue: catalogue, tokens: tokens).match(words, roles) { return settle(match, roles) }
    return looseState(roles) ?? withoutTail(roles) ?? bent()
  }

  /// A name of another language in the plural.
  private func bent() -> FoodMatch? {
    guard let card = ForeignForm.card(words, names, tokens) else { return nil }
    var match = FoodMatch(entry: entry(card), food: entry(card).food, quality: .normalised)
    match.reasons.append("`\(words.text)` taken as a plural in another language")
    return settle(match, nil)
  }

  /// The match of a card that has the whole text as a name.
  ///
  /// Words such as "chopped" in it still say what a cup weighs.
  private func named(_ card: Int, _ quality: FoodMatch.Quality) -> FoodMatch {
    var match = FoodMatch(entry: entry(card), food: entry(card).food, quality: quality)
    let roles = words.count > 1 ? WordRoles(words, tokens) : nil
    for state in roles?.states ?? [] { StateRule.apply(state, to: &match, isNamed: true) }
    if quality != .exact { match.reasons.append("the words are those of `\(match.entry.name)` in another order") }
    return settle(match, roles)
  }

  // MARK: Setting words aside

  /// The name that is left after setting aside as few words as possible.
  private func settingAside(_ roles: WordRoles) -> FoodMatch? {
    let hit = fewest(from: roles.base, aside: roles.aside.intersection(roles.base))
    if let hit { return finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles) }
    return withoutPart(roles) ?? withoutGrind(roles)
  }

  private struct Hit {
    var card: Int
    var isInOrder: Bool
    var kept: WordMask

    func dropped(_ words: NameWords) -> WordMask { words.all.subtracting(kept) }
  }

  /// Tries all choices of words to set aside, fewer words first, earlier words first.
  private func fewest(from base: WordMask, aside: WordMask) -> Hit? {
    let droppable = (0..<min(words.count, 64)).filter { aside.contains($0) }.prefix(6)
    let choices = 1 << droppable.count
    for size in 0...droppable.count {
      for choice in 0..<choices where choice.nonzeroBitCount == size {
        var kept = base
        for (position, index) in droppable.enumerated() where choice & (1 << position) != 0 {
          kept.bits &= ~(1 << UInt64(index))
        }
        if kept.isEmpty { continue }
        if let card = PluralRule.card(words, kept, names) { return Hit(card: card, isInOrder: true, kept: kept) }
        if let found = names.card(words, kept) { return Hit(card: found.card, isInOrder: found.isInOrder, kept: kept) }
      }
    }
    return nil
  }

  /// "broccoli florets" is broccoli: the counted part set aside, for plants and fish, never where it makes another
  /// food.
  private func withoutPart(_ roles: WordRoles) -> FoodMatch? {
    guard let part = roles.part else { return nil }
    var base = roles.base
    base.bits &= ~(1 << UInt64(part))
    guard let hit = fewest(from: base, aside: roles.aside.intersection(base)) else { return nil }
    guard PartRule.isHarmless(words.text(part), group: entry(hit.card).group) else { return nil }
    var match = finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles)
    match?.part = UnitWords.unit(words.text(part))
    return match
  }

  /// "ground black pepper" is black pepper: grinding set aside for spices alone.
  private func withoutGrind(_ roles: WordRoles) -> FoodMatch? {
    let grinds = roles.grinds.intersection(roles.base)
    guard !grinds.isEmpty else { return nil }
    let aside = roles.aside.union(grinds).intersection(roles.base)
    guard let hit = fewest(from: roles.base, aside: aside), entry(hit.card).group == .spice else { return nil }
    return finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles)
  }

  private func entry(_ card: Int) -> FoodEntry { FoodEntry(catalogue: catalogue, id: EntryID(card)) }

  // MARK: States

  /// "cooked rice" where no name says so: the card of rice, and the row that its `cooked` link names.
  private func byState(_ roles: WordRoles) -> FoodMatch? {
    guard let hit = withoutStates(roles) else { return nil }
    let entry = entry(hit.card)
    for state in roles.states where !StateRule.isKnown(state, entry) { return nil }
    return finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles)
  }

  /// The states that change little where no row is known for them: raw, frozen, drained.
  private func looseState(_ roles: WordRoles) -> FoodMatch? {
    guard let hit = withoutStates(roles) else { return nil }
    let entry = entry(hit.card)
    for state in roles.states where !StateRule.isKnown(state, entry) && !StateRule.isLoose(state, entry) { return nil }
    return finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles)
  }

  private func withoutStates(_ roles: WordRoles) -> Hit? {
    let states = roles.stateWords.intersection(roles.base)
    guard !states.isEmpty else { return nil }
    let base = roles.base.subtracting(states)
    if base.isEmpty { return nil }
    if let hit = fewest(from: base, aside: roles.aside.intersection(base)) { return hit }
    guard let part = roles.part else { return nil }
    let bare = base.subtracting(WordMask(bits: 1 << UInt64(part)))
    guard !bare.isEmpty, let hit = fewest(from: bare, aside: roles.aside.intersection(bare)) else { return nil }
    return PartRule.isHarmless(words.text(part), group: entry(hit.card).group) ? hit : nil
  }

  /// "tuna in water", "thighs with skin": what food lies in is set aside where it is not eaten or changes little.
  private func withoutTail(_ roles: WordRoles) -> FoodMatch? {
    guard let cut = TailRule.cut(words) else { return nil }
    let base = roles.base.intersection(.first(cut))
    guard !base.isEmpty, let hit = fewest(from: base, aside: roles.aside.intersection(base)) else { return nil }
    return finish(hit.card, .normalised, hit.dropped(words), isInOrder: hit.isInOrder, roles)
  }

  // MARK: Finishing

  /// The match of a card, with the states and the preparation of both texts.
  private func finish(
    _ card: Int, _ quality: FoodMatch.Quality, _ dropped: WordMask, isInOrder: Bool, _ roles: WordRoles
  ) -> FoodMatch? {
    var match = FoodMatch(entry: entry(card), food: entry(card).food, quality: quality)
    if !isInOrder { match.reasons.append("the words are those of `\(match.entry.name)` in another order") }
    let aside = dropped.subtracting(roles.stateWords)
    if !aside.isEmpty { match.reasons.append("set aside \(words.quoted(aside))") }
    let known = match.reasons.count
    for state in roles.states { StateRule.apply(state, to: &match) }
    if !roles.states.isEmpty, match.reasons.count == known {
      match.reasons.append("\(words.quoted(roles.stateWords)) changes nothing about \(match.entry.name)")
    }
    return settle(match, roles)
  }

  private func settle(_ found: FoodMatch, _ roles: WordRoles?) -> FoodMatch {
    var match = found
    match.size = roles?.size ?? behindRoles?.leadingSize
    match.preparation = (roles?.preparation ?? []).union(behindRoles?.preparation ?? [])
    applyQualifier(&match)
    for state in behindRoles?.states ?? [] where !match.states.contains(state) { applyBehind(state, &match) }
    for state in match.states { StateRule.insert(state, into: &match.preparation) }
    return match
  }

  /// A word behind the food that with its name is the name of another: "chicken thighs, skinless", "onions, red".
  private func applyQualifier(_ match: inout FoodMatch) {
    guard let behind, match.quality != .searched, match.entry.isCard else { return }
    let name = NameWords(match.entry.name)
    for index in 0..<min(behind.count, 6) {
      let kind = tokens.role(behind, index).kind
      if kind == .clause || kind == .binder { return }
      guard kind == .identity || kind == .faint, let card = names.exact(joined(behind.word(index), name)),
        EntryID(card) != match.entry.id
      else { continue }
      match.entry = entry(card)
      match.food = match.entry.food
      match.reasons.append("`\(behind.text(index))` makes it `\(match.entry.name)`")
      return
    }
  }

  private func joined(_ word: ArraySlice<UInt8>, _ name: NameWords) -> NameWords {
    (Array(word) + [0x20] + name.bytes).withUnsafeBytes { NameWords($0) }
  }

  /// A state behind the food: "thyme, dried" is the card of dried thyme where there is one, else the link.
  private func applyBehind(_ state: FoodState, _ match: inout FoodMatch) {
    if let card = card(of: state), EntryID(card) != match.entry.id {
      match.entry = entry(card)
      match.food = match.entry.food
      match.reasons.append("`\(state.word)` makes it `\(match.entry.name)`")
      match.states.append(state)
      return
    }
    StateRule.apply(state, to: &match)
  }

  private func card(of state: FoodState) -> Int? {
    let text = Array(state.word.utf8) + [0x20] + words.bytes
    let combined = text.withUnsafeBytes { NameWords($0) }
    return names.card(combined, combined.all)?.card
  }
}
