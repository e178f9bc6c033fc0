/// Finds words in the blob's list of tokens.
struct TokenLookup {
  let blob: Blob

  /// The index of word `index` of `words`; nil where no row and no list knows it.
  func token(_ words: NameWords, _ index: Int) -> Int? {
    let size = blob.count(.tokenTable)
    guard size > 0 else { return nil }
    let word = words.word(index)
    var at = Int(words.ranges[index].hash) & (size - 1)
    while true {
      let slot = blob.record(.tokenTable, at, as: UInt16.self)
      if slot == 0 { return nil }
      let text = blob.bytes(record(Int(slot) - 1).text)
      if text.count == word.count, text.elementsEqual(word) { return Int(slot) - 1 }
      at = (at + 1) & (size - 1)
    }
  }

  /// The record of a token.
  func record(_ token: Int) -> TokenRecord { blob.record(.tokens, token, as: TokenRecord.self) }

  /// What word `index` does in a name.
  func role(_ words: NameWords, _ index: Int) -> (kind: WordClass, detail: UInt8) {
    guard let token = token(words, index) else { return (.identity, 255) }
    let record = record(token)
    return (WordClass(rawValue: record.kind) ?? .identity, record.detail)
  }
}
