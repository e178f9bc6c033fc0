internal import MealSource
internal import MealUnits

extension LineReader {
  /// `juice of 1 lemon`, `finely grated zest and juice of ½ lemon`, `Saft einer Zitrone`.
  mutating func readJuiceOf() {
    guard let end = juicePrefix(at) else { return }
    phrase.flags.formUnion(juiceFlags(at, end))
    prepare(at, end)
    at = end
    if !phrase.measures.isEmpty { return }
    if isWord(at, "about") { at += 1 }
  }

  /// The end of a run of juice words that `of` or `from` closes; nil where the words name the food itself.
  private func juicePrefix(_ start: Int) -> Int? {
    let isLed = isWord(start, "le") || isWord(start, "la") || isWord(start, "il") || isWord(start, "el")
    var (index, found) = (isLed ? start + 1 : start, false)
    while index < tokens.count, index < start + 10 {
      if has(index, .juice) {
        found = true
      } else if found, has(index, .of) || isWord(index, "from") || endsPrefix(index) {
        return has(index, .of) || isWord(index, "from") ? index + 1 : index
      } else if !(has(index, [.leading, .adverb, .article, .and, .trailing]) || kind(index) == .comma
        || kind(index) == .plus)
      {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// German needs no `of`, and British cooks leave it out before a number: `Saft einer Zitrone`, `zest 1 orange`.
  private func endsPrefix(_ index: Int) -> Bool {
    if isWord(index, "einer") || isWord(index, "eines") { return true }
    guard has(index - 1, .juice), kind(index) != .word, let number = single(index) else { return false }
    return kind(number.next) == .word && unit(number.next, after: number.high) == nil
  }

  /// What the words from `start` to `end` say is used of a fruit.
  func juiceFlags(_ start: Int, _ end: Int) -> PhraseFlags {
    var flags: PhraseFlags = []
    for index in start..<max(start, end) where has(index, .juice) { flags.insert(isJuice(index) ? .juiceOf : .zestOf) }
    return flags
  }

  private func isJuice(_ index: Int) -> Bool {
    for word: StaticString in [
      "juice", "juices", "juiced", "saft", "jus", "zumo", "jugo", "succo", "suco", "sap", "sok",
    ]
    where isWord(index, word) { return true }
    return false
  }
}
