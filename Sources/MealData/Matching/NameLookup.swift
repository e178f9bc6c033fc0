/// Finds the card of a name through the blob's tables. No strings, no allocation.
struct NameLookup {
  let blob: Blob
  let language: FoodLanguage?

  /// The card that the chosen words are a name of, letter by letter, or else in another order.
  ///
  /// A name in the matcher's language goes ahead of an English one, that ahead of other languages.
  func card(_ words: NameWords, _ mask: WordMask) -> (card: Int, isInOrder: Bool)? {
    if let card = exact(words, mask) { return (card, true) }
    return orderFree(words, mask).map { ($0, false) }
  }

  /// The card that the chosen words are a name of, letter by letter.
  func exact(_ words: NameWords, _ mask: WordMask) -> Int? {
    find(.exactTable, words.joinedHash(mask)) { sameLetters($0, words, mask) }
  }

  /// The card that has the same words in any order.
  func orderFree(_ words: NameWords, _ mask: WordMask) -> Int? {
    guard mask.count > 1 else { return nil }
    return find(.orderFreeTable, words.orderFreeHash(mask)) { sameWords($0, words, mask) }
  }

  private func find(_ table: BlobSection, _ hash: UInt32, _ same: (NameRecord) -> Bool) -> Int? {
    let size = blob.count(table)
    guard size > 0 else { return nil }
    var at = Int(hash) & (size - 1)
    var best: (rank: Int, card: Int)?
    while true {
      let slot = blob.record(table, at, as: UInt16.self)
      if slot == 0 { return best?.card }
      let name = blob.record(.names, Int(slot) - 1, as: NameRecord.self)
      let rank = rank(name.language)
      if rank < best?.rank ?? .max, same(name) {
        if rank == 0 { return Int(name.card) }
        best = (rank, Int(name.card))
      }
      at = (at + 1) & (size - 1)
    }
  }

  /// 0 for the language asked for, then English, then the others in their fixed order.
  private func rank(_ own: UInt16) -> Int {
    own == UInt16((language ?? .english).rawValue) ? 0 : Int(own) + 1
  }

  private func sameLetters(_ name: NameRecord, _ words: NameWords, _ mask: WordMask) -> Bool {
    let text = blob.bytes(name.text)
    var at = 0
    for index in 0..<min(words.count, 64) where mask.contains(index) {
      for position in Int(words.ranges[index].start)..<Int(words.ranges[index].end) {
        if at < text.count, text[at] == 0x20 { at += 1 }
        guard at < text.count, text[at] == words.bytes[position] else { return false }
        at += 1
      }
    }
    return at == text.count
  }

  /// True where the name has the chosen words, each as often, fillers apart.
  private func sameWords(_ name: NameRecord, _ words: NameWords, _ mask: WordMask) -> Bool {
    let text = blob.bytes(name.text)
    var rest = mask
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      let word = UnsafeRawBufferPointer(rebasing: text[start..<end])
      if !NameWords.isFiller(word), !take(word, words, &rest) { return false }
      start = end + 1
    }
    for index in 0..<min(words.count, 64) where rest.contains(index) && !words.isFiller(index) { return false }
    return true
  }

  private func take(_ word: UnsafeRawBufferPointer, _ words: NameWords, _ rest: inout WordMask) -> Bool {
    for index in 0..<min(words.count, 64) where rest.contains(index) && words.word(index).elementsEqual(word) {
      rest.bits &= ~(1 << UInt64(index))
      return true
    }
    return false
  }
}
