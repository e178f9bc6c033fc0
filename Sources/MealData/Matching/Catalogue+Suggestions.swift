extension Catalogue {
  /// Names that somebody who wrote an unknown food may have meant, the nearest first, at most `limit`.
  ///
  /// Spelling first ("chikpeas": chickpea), then names that share the last or the first word. Reads all names.
  public func suggestions(for text: String, limit: Int = 3) -> [String] {
    let words = NameWords(text)
    guard words.count > 0 else { return [] }
    var result = Array(namesOfLikeSpelling(words).prefix(limit))
    for index in [words.count - 1, 0] where result.count < limit {
      for name in names(withWord: words.word(index)) where result.count < limit && !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  /// English names within an edit for each third letter (at most three), the closest first, then by the alphabet.
  private func namesOfLikeSpelling(_ words: NameWords) -> [String] {
    let bound = min(3, max(1, words.bytes.count / 3))
    let letters = Catalogue.letters(words.bytes)
    var distance = NameDistance(to: words.bytes, bound: bound)
    var hits: [(distance: Int, name: String)] = []
    for index in 0..<blob.count(.names) {
      let name = blob.record(.names, index, as: NameRecord.self)
      let text = blob.bytes(name.text)
      // One edit changes the length by at most one, and at most two letters of the set.
      guard name.language == 0, abs(text.count - words.bytes.count) <= bound,
        (Catalogue.letters(text) ^ letters).nonzeroBitCount <= 2 * bound
      else { continue }
      if let found = distance.distance(text) { hits.append((found, blob.string(name.written))) }
    }
    hits.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return hits.map(\.name)
  }

  /// The set of letters of a name.
  private static func letters(_ text: some Sequence<UInt8>) -> UInt32 {
    var set: UInt32 = 0
    for byte in text where byte >= 0x61 && byte <= 0x7A { set |= 1 << UInt32(byte - 0x61) }
    return set
  }

  /// The plain names of cards that have a word, the shortest first.
  private func names(withWord word: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    for index in 0..<cardCount {
      let card = blob.record(.cards, index, as: CardRecord.self)
      let first = blob.record(.names, Int(card.names), as: NameRecord.self)
      if Catalogue.has(word, in: blob.bytes(first.text)) { names.append(blob.string(card.name)) }
    }
    return names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  private static func has(_ word: ArraySlice<UInt8>, in name: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while start + word.count <= name.count {
      var end = start
      while end < name.count, name[end] != 0x20 { end += 1 }
      if end - start == word.count, name[start..<end].elementsEqual(word) { return true }
      start = end + 1
    }
    return false
  }

  /// The preparation words of a text, for weights: "finely chopped, packed".
  public func preparation(in text: String) -> Preparation {
    let words = NameWords(text)
    return WordRoles(words, TokenLookup(blob: blob)).preparation
  }
}
