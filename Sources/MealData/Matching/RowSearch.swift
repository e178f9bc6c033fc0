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
    guard let best = hits.first else { return nil }
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

/// The words that a row must have.
struct SearchQuery {
  /// Tokens of words that tell foods apart.
  private(set) var wanted: [Int] = []
  /// States that the query names.
  private(set) var states: [FoodState]
  /// The words that count.
  private(set) var mask = WordMask.none
  /// The token that the fewest rows have.
  private(set) var rarest: Int?
  /// The last wanted word: what the food is, in English.
  var head: Int? { wanted.last }

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
      if role.kind == .state { continue }
      guard let token = tokens.token(words, index) else { return nil }
      let count = Int(tokens.record(token).postingCount)
      if count == 0 { return nil }
      wanted.append(token)
      if count < fewest { (fewest, rarest) = (count, token) }
    }
    if wanted.isEmpty { return nil }
  }

  private static func divides(_ word: ArraySlice<UInt8>) -> Bool {
    let dividers: [StaticString] = ["or", "with", "in", "without"]
    return dividers.contains { WordRoles.same(word, $0) }
  }
}

/// How far a row is from a query.
struct RowCost {
  /// Nil where the row lacks a word of the query, or its own name for the food is not in the query.
  private(set) var total: Double?

  private static let namingCost = 7.0
  private static let wordCost = 1.0
  private static let faintCost = 0.1
  private static let shelfCost = 0.2
  private static let stateCost = 1.5

  init(_ blob: Blob, _ index: Int, _ query: SearchQuery) {
    let row = blob.record(.rows, index, as: RowRecord.self)
    let base = blob.offset(.rowTokens) + Int(row.tokens) * 2
    var cost = Double(row.rarity) / 20
    var (found, states): (UInt64, UInt64) = (0, 0)
    var segment = -1
    var named = false
    for position in 0..<Int(row.tokenCount) {
      let word = blob.base.load(fromByteOffset: base + position * 2, as: UInt16.self)
      let isShelf = word & WordIndex.shelfMark != 0
      if word & WordIndex.segmentMark != 0, !(position == 0 && isShelf) { segment += 1 }
      let token = Int(word & WordIndex.indexMask)
      if let place = query.wanted.firstIndex(of: token) {
        found |= 1 << UInt64(place)
        if segment <= 0 { named = true }
        continue
      }
      if word & WordIndex.commonMark != 0 { continue }
      cost += isShelf ? RowCost.shelfCost : RowCost.extra(blob, token, segment, query, &states)
    }
    guard named, found.nonzeroBitCount == Set(query.wanted).count else { return }
    for state in query.states where states & (1 << UInt64(state.rawValue)) == 0 && state != .raw { return }
    total = cost
  }

  /// What a word of the row that is not in the query costs.
  private static func extra(
    _ blob: Blob, _ token: Int, _ segment: Int, _ query: SearchQuery, _ states: inout UInt64
  ) -> Double {
    let record = blob.record(.tokens, token, as: TokenRecord.self)
    switch WordClass(rawValue: record.kind) ?? .identity {
    case .state:
      states |= 1 << UInt64(record.detail & 63)
      let isAsked = query.states.contains { $0.rawValue == record.detail }
      return isAsked || record.detail == FoodState.raw.rawValue ? 0 : stateCost
    case .faint, .free, .binder, .preparation, .clause: return faintCost
    case .identity, .part: return segment <= 0 ? namingCost : wordCost
    }
  }
}
