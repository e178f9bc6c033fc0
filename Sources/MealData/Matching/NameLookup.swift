/// Finds the card of a name through the blob's tables. No strings, no allocation.
struct NameLookup {
  let blob: Blob

  /// The card that `words` are a name of, letter by letter; a name in `language` ahead of English, English ahead of others.
  func exact(_ words: NameWords, _ language: FoodLanguage?) -> Int? {
    find(.exactTable, words.joinedHash, language) { sameLetters($0, words) }
  }

  /// The card that has the same words in any order.
  func orderFree(_ words: NameWords, _ language: FoodLanguage?) -> Int? {
    guard words.count > 1 else { return nil }
    return find(.orderFreeTable, words.orderFreeHash, language) { sameWords($0, words) }
  }

  private func find(
    _ table: BlobSection, _ hash: UInt32, _ language: FoodLanguage?, _ same: (NameRecord) -> Bool
  ) -> Int? {
    let size = blob.count(table)
    guard size > 0 else { return nil }
    var at = Int(hash) & (size - 1)
    var best: (rank: Int, card: Int)?
    while true {
      let slot = blob.record(table, at, as: UInt16.self)
      if slot == 0 { return best?.card }
      let name = blob.record(.names, Int(slot) - 1, as: NameRecord.self)
      let rank = rank(name.language, language)
      if rank < best?.rank ?? .max, same(name) {
        if rank == 0 { return Int(name.card) }
        best = (rank, Int(name.card))
      }
      at = (at + 1) & (size - 1)
    }
  }

  /// 0 for the language asked for, then English, then the others in their fixed order.
  private func rank(_ language: UInt16, _ wanted: FoodLanguage?) -> Int {
    if language == UInt16((wanted ?? .english).rawValue) { return 0 }
    return Int(language) + 1
  }

  private func sameLetters(_ name: NameRecord, _ words: NameWords) -> Bool {
    let text = blob.bytes(name.text)
    var at = 0
    for byte in words.bytes where byte != 0x20 {
      if at < text.count, text[at] == 0x20 { at += 1 }
      guard at < text.count, text[at] == byte else { return false }
      at += 1
    }
    return at == text.count
  }

  /// True where the name has the words of `words`, each as often, fillers apart.
  private func sameWords(_ name: NameRecord, _ words: NameWords) -> Bool {
    let text = blob.bytes(name.text)
    var used: UInt64 = 0
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      let word = UnsafeRawBufferPointer(rebasing: text[start..<end])
      if !NameWords.isFiller(word), !take(word, words, &used) { return false }
      start = end + 1
    }
    for index in 0..<min(words.count, 64) where used & (1 << UInt64(index)) == 0 {
      if !NameWords.isFiller(words.word(index)) { return false }
    }
    return true
  }

  private func take(_ word: UnsafeRawBufferPointer, _ words: NameWords, _ used: inout UInt64) -> Bool {
    for index in 0..<min(words.count, 64) where used & (1 << UInt64(index)) == 0 {
      if words.word(index).elementsEqual(word) {
        used |= 1 << UInt64(index)
        return true
      }
    }
    return false
  }
}
