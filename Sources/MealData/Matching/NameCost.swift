/// How far a name is from the words of a query.
enum NameCost {
  /// 0 for the very words, a tenth for each further letter, a half for an unfinished word; nil where a word of the
  /// query is missing.
  static func of(_ name: UnsafeRawBufferPointer, _ words: NameWords) -> Double? {
    var found = WordMask.none
    var isWhole = false
    var start = 0
    while start < name.count {
      var end = start
      while end < name.count, name[end] != 0x20 { end += 1 }
      let word = UnsafeRawBufferPointer(rebasing: name[start..<end])
      for index in 0..<min(words.count, 64) where matches(word, words, index) {
        found.insert(index)
        if index == words.count - 1, word.count == words.word(index).count { isWhole = true }
      }
      start = end + 1
    }
    guard found == words.all else { return nil }
    return Double(max(0, name.count - words.bytes.count)) * 0.1 + (isWhole ? 0 : 0.5)
  }

  /// True where `word` is word `index` of the query, or for its last word starts with it.
  static func matches(_ word: UnsafeRawBufferPointer, _ words: NameWords, _ index: Int) -> Bool {
    let wanted = words.word(index)
    if index == words.count - 1, wanted.count >= 3 { return word.starts(with: wanted) }
    return word.count == wanted.count && word.elementsEqual(wanted)
  }
}
