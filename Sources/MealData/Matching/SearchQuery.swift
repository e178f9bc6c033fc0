/// The words that a row must have.
struct SearchQuery {
  /// Tokens of words that tell foods apart, each once.
  private(set) var wanted: [Int] = []
  /// States that the query names.
  private(set) var states: [FoodState]
  /// Tokens of the words that name them.
  private(set) var stateTokens: [Int] = []
  /// The words that count.
  private(set) var mask = WordMask.none
  /// The token that the fewest rows have.
  private(set) var rarest: Int?
  /// Nil where a word is in no row, and for two foods or a food in another: "corn or olive oil", "tomatoes with juice".
  init?(_ words: NameWords, _ roles: WordRoles, _ tokens: TokenLookup) {
    states = roles.states
    var fewest = Int.max
    for index in 0..<min(words.count, 64) where roles.base.contains(index) && !roles.aside.contains(index) {
      let role = tokens.role(words, index)
      if role.kind == .binder {
        if SearchQuery.divides(words.word(index)) { return nil }
        continue
      }
      mask.insert(index)
      if role.kind == .state {
        if let token = tokens.token(words, index) { stateTokens.append(token) }
        continue
      }
      guard let token = tokens.token(words, index) else { return nil }
      let count = Int(tokens.record(token).postingCount)
      if count == 0 { return nil }
      if !wanted.contains(token) { wanted.append(token) }
      if count < fewest { (fewest, rarest) = (count, token) }
    }
    if wanted.isEmpty { return nil }
  }

  private static func divides(_ word: ArraySlice<UInt8>) -> Bool {
    let dividers: [StaticString] = ["or", "with", "in", "without"]
    return dividers.contains { WordRoles.same(word, $0) }
  }
}
