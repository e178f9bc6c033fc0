/// Finds the row of the source that best fits words which no card has as a name.
///
/// Every word that tells foods apart must be a whole word of the row's name, and the row's own name for the food must be
/// among them: "corn" never finds popcorn, "lemon" never finds lemon juice. What the row says beyond the query counts
/// against it, so do brands, baby and fast food; a state that nobody asked for does too. Over `limit` nothing is found.
struct RowSearch {
  let catalogue: Catalogue
  let tokens: TokenLookup

  /// The dearest row that is still taken for the food.
  private static let limit = 6.0
  /// Rows this close to the best one are told as alternatives.
  private static let closeness = 0.6

  struct Hit {
    var row: Int
    var cost: Double
  }

  /// The match for the words that are not set aside.
  func match(_ words: NameWords, _ roles: WordRoles) -> FoodMatch? {
    guard let query = SearchQuery(words, roles, tokens) else { return nil }
    let hits = ranked(query, limit: RowSearch.limit)
    guard let best = hits.first, !isTorn(hits) else { return nil }
    let food = FoodID(best.row)
    var match = FoodMatch(entry: catalogue.entry(of: food), food: food, quality: .searched)
    match.states = roles.states
    match.reasons.append("no name of the catalogue: the row with all the words is \(catalogue.name(of: food))")
    let aside = words.all.subtracting(query.mask)
    if !aside.isEmpty { match.reasons.append("set aside \(words.quoted(aside))") }
    for hit in hits.dropFirst().prefix(3) where hit.cost - best.cost <= RowSearch.closeness {
      let other = FoodID(hit.row)
      match.alternatives.append(
        FoodMatch.Alternative(key: catalogue.key(of: other), name: catalogue.name(of: other)))
    }
    return match
  }

  /// True where rows as close as the best one are another matter: 40 % and 40 kcal apart.
  private func isTorn(_ hits: [Hit]) -> Bool {
    let energies = hits.prefix(4).filter { $0.cost - hits[0].cost <= RowSearch.closeness }
      .compactMap { catalogue.value(.energy, of: FoodID($0.row)) }
    guard let least = energies.min(), let most = energies.max() else { return false }
    return most - least > 40 && most > least * 1.4
  }

  /// Rows that hold all words of the query, the cheapest first; equal ones in the order of keys.
  func ranked(_ query: SearchQuery, limit: Double) -> [Hit] {
    guard let rarest = query.rarest else { return [] }
    let record = tokens.record(rarest)
    var hits: [Hit] = []
    for position in 0..<Int(record.postingCount) {
      let row = Int(catalogue.blob.record(.postings, Int(record.postings) + position, as: UInt16.self))
      if let cost = RowCost(catalogue.blob, row, query).total, cost <= limit { hits.append(Hit(row: row, cost: cost)) }
    }
    return hits.sorted { ($0.cost, $0.row) < ($1.cost, $1.row) }
  }
}
