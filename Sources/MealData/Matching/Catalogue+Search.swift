extension Catalogue {
  /// Foods for a query of a few words, at most `limit`: cards by name first, then rows of the source that hold all
  /// words.
  ///
  /// For people who look for a key. The last word may be unfinished: "chick" finds chicken and chickpea. Reads all names:
  /// about a millisecond.
  public func search(_ query: String, limit: Int) -> [FoodSearchResult] {
    let words = NameWords(query)
    guard words.count > 0, limit > 0 else { return [] }
    var results = cardHits(words)
    results += rowHits(words, without: Set(results.filter { $0.cost < 2 }.map(\.entry.food)))
    return Array(results.prefix(limit))
  }

  private func cardHits(_ words: NameWords) -> [FoodSearchResult] {
    (0..<cardCount).compactMap { index -> FoodSearchResult? in
      guard let hit = bestName(blob.record(.cards, index, as: CardRecord.self), words) else { return nil }
      let entry = FoodEntry(catalogue: self, id: EntryID(index))
      return FoodSearchResult(entry: entry, cost: hit.cost, matchedName: blob.string(hit.name))
    }.sorted { ($0.cost, $0.entry.id.index) < ($1.cost, $1.entry.id.index) }
  }

  /// The name of a card that is nearest to the query: the plain name ahead of its other names, English ahead of others.
  private func bestName(_ card: CardRecord, _ words: NameWords) -> (cost: Double, name: UInt32)? {
    var best: (cost: Double, name: UInt32)?
    for position in 0..<Int(card.nameCount) {
      let name = blob.record(.names, Int(card.names) + position, as: NameRecord.self)
      guard var cost = NameCost.of(blob.bytes(name.text), words) else { continue }
      if position > 0, cost > 0 { cost += 1 }
      if name.language != 0 { cost += 0.5 }
      if cost < best?.cost ?? .infinity { best = (cost, name.written) }
    }
    return best
  }

  private func rowHits(_ words: NameWords, without known: Set<FoodID>) -> [FoodSearchResult] {
    let masks = tokenMasks(words)
    var hits: [FoodSearchResult] = []
    for index in 0..<rowCount where !known.contains(FoodID(index)) {
      let row = blob.record(.rows, index, as: RowRecord.self)
      guard let cost = rowCost(row, words, masks) else { continue }
      hits.append(
        FoodSearchResult(
          entry: FoodEntry(catalogue: self, id: EntryID(cardCount + index)), cost: cost,
          matchedName: blob.string(row.name)))
    }
    return hits.sorted { ($0.cost, $0.entry.id.index) < ($1.cost, $1.entry.id.index) }
  }

  /// For each token the words of the query that it is.
  private func tokenMasks(_ words: NameWords) -> [WordMask] {
    (0..<blob.count(.tokens)).map { token in
      let text = blob.bytes(blob.record(.tokens, token, as: TokenRecord.self).text)
      var mask = WordMask.none
      for index in 0..<min(words.count, 64) where NameCost.matches(text, words, index) { mask.insert(index) }
      return mask
    }
  }

  /// Words of the row's name that the query lacks, and the row's rarity; nil where a word of the query is missing.
  private func rowCost(_ row: RowRecord, _ words: NameWords, _ masks: [WordMask]) -> Double? {
    var found = WordMask.none
    for position in 0..<Int(row.tokenCount) {
      let word = blob.record(.rowTokens, Int(row.tokens) + position, as: UInt16.self)
      found = found.union(masks[Int(word & WordIndex.indexMask)])
    }
    guard found == words.all else { return nil }
    return 2 + Double(Int(row.tokenCount) - words.count) * 0.25 + Double(row.rarity) / 20
  }
}
