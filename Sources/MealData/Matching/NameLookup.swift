/// Finds the card of a name through the blob's tables.
///
/// No strings, no allocation.
struct NameLookup {
  let blob: Blob
  let language: FoodLanguage?

  /// The card that the chosen words are a name of, letter by letter, or else in another order.
  ///
  /// A name in the matcher's language goes ahead of an English one, that ahead of other languages; the same spaces go ahead
  /// of others ("whitefish" is not any white fish, but "corn starch" is cornstarch).
  func card(_ words: NameWords, _ mask: WordMask) -> (card: Int, isInOrder: Bool)? {
    if let card = exact(words, mask) { return (card, true) }
    return orderFree(words, mask).map { ($0, false) }
  }

  /// The card that the chosen words are a name of, letter by letter.
  func exact(_ words: NameWords, _ mask: WordMask) -> Int? {
    find(.exactTable, words.joinedHash(mask)) { spacing($0, words, mask) }
  }

  /// The card that all the words are a name of, letter by letter.
  func exact(_ words: NameWords) -> Int? { exact(words, words.all) }

  /// The card that has the same words in any order.
  func orderFree(_ words: NameWords, _ mask: WordMask) -> Int? {
    guard mask.count > 1, words.hasContent(mask) else { return nil }
    return find(.orderFreeTable, words.orderFreeHash(mask)) { sameWords($0, words, mask) ? 0 : nil }
  }

  /// The card that the words are a name of in the matcher's language, or without one in any but English.
  func foreign(_ words: NameWords) -> Int? {
    let all = words.all
    return find(.exactTable, words.joinedHash(all)) { name in
      let isWanted = language.map { name.language == UInt16($0.rawValue) } ?? (name.language != 0)
      return isWanted ? spacing(name, words, all) : nil
    }
  }

  /// The card of the best name with a hash; `distance` says how far a name is, nil for another name.
  private func find(_ table: BlobSection, _ hash: UInt32, _ distance: (NameRecord) -> Int?) -> Int? {
    let size = blob.count(table)
    guard size > 0 else { return nil }
    var at = Int(hash) & (size - 1)
    var best: (rank: Int, card: Int)?
    while true {
      let slot = blob.record(table, at, as: UInt32.self)
      if slot == 0 { return best?.card }
      let name = blob.record(.names, Int(slot) - 1, as: NameRecord.self)
      let rank = rank(name.language)
      if rank < best?.rank ?? .max, let distance = distance(name), rank + distance < best?.rank ?? .max {
        if rank + distance == 0 { return Int(name.card) }
        best = (rank + distance, Int(name.card))
      }
      at = (at + 1) & (size - 1)
    }
  }

  /// 0 for the language asked for, then English, then the others in their fixed order; even numbers.
  private func rank(_ own: UInt16) -> Int {
    own == UInt16((language ?? .english).rawValue) ? 0 : 2 * (Int(own) + 1)
  }

  /// 0 for the same letters and spaces, 1 for the same letters with other spaces, nil for other letters.
  private func spacing(_ name: NameRecord, _ words: NameWords, _ mask: WordMask) -> Int? {
    let text = blob.bytes(name.text)
    var (at, distance) = (0, 0)
    for index in 0..<min(words.count, 64) where mask.contains(index) {
      let isSpace = at < text.count && text[at] == 0x20
      if at > 0, !isSpace { distance = 1 }
      if isSpace { at += 1 }
      for position in Int(words.ranges[index].start)..<Int(words.ranges[index].end) {
        if at < text.count, text[at] == 0x20 { (at, distance) = (at + 1, 1) }
        guard at < text.count, text[at] == words.bytes[position] else { return nil }
        at += 1
      }
    }
    return at == text.count ? distance : nil
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
