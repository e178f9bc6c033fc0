internal import MealSource

extension Catalogue {
  /// Names that somebody who wrote an unknown food may have meant, the nearest first, at most `limit`.
  ///
  /// Spelling first ("chikpeas": chickpea), then names that share the last or the first word. Reads all names.
  public func suggestions(for text: String, limit: Int = 3) -> [String] {
    let words = NameWords(text)
    guard words.count > 0 else { return [] }
    var result = Suggestion.closest(to: words.text, in: namesOfLikeLength(words), limit: limit)
    for index in [words.count - 1, 0] where result.count < limit {
      for name in names(withWord: words.word(index)) where result.count < limit && !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  /// English names of about the same length and letters, so that few are compared letter by letter.
  private func namesOfLikeLength(_ words: NameWords) -> [String] {
    let bound = min(3, max(1, words.bytes.count / 3))
    let letters = Catalogue.letters(words.bytes)
    return (0..<blob.count(.names)).compactMap { index in
      let name = blob.record(.names, index, as: NameRecord.self)
      let text = blob.bytes(name.text)
      guard name.language == 0, abs(text.count - words.bytes.count) <= bound + words.count else { return nil }
      // One edit changes at most two letters of the set.
      guard (Catalogue.letters(text) ^ letters).nonzeroBitCount <= 2 * bound else { return nil }
      return blob.string(name.written)
    }
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
    name.split(separator: 0x20).contains { $0.elementsEqual(word) }
  }

  /// The preparation words of a text, for weights: "finely chopped, packed".
  public func preparation(in text: String) -> Preparation {
    let words = NameWords(text)
    return WordRoles(words, TokenLookup(blob: blob)).preparation
  }
}
