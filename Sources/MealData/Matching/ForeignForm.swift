/// Plurals of other languages, where a name is in the catalogue in the singular: "Zwiebeln", "pomodori", "ziemniaki".
enum ForeignForm {
  /// What the end of a word becomes: German and Dutch -n, -en, -e, -er; Italian -e, -i; Polish -i, -y, -e; Spanish -es.
  private static let endings: [(from: String, to: String)] = [
    ("n", ""), ("en", ""), ("e", ""), ("er", ""), ("e", "a"), ("i", "o"), ("i", "e"), ("i", ""), ("y", "a"), ("y", ""),
    ("ki", "ek"), ("ka", "ek"),
  ]

  /// The card whose foreign name the words become by one of the endings.
  ///
  /// Without a language only words that no English row has are bent, so that an English word never turns into another.
  static func card(_ words: NameWords, _ names: NameLookup, _ tokens: TokenLookup) -> Int? {
    guard words.count <= 3 else { return nil }
    let isForeign = names.language.map { $0 != .english } ?? false
    for ending in endings {
      guard let bent = bend(words, ending, tokens, all: isForeign) else { continue }
      let candidate = bent.withUnsafeBytes { NameWords($0) }
      if let card = names.foreign(candidate) { return card }
    }
    return nil
  }

  /// The words with the ending changed wherever it stands; nil where it stands nowhere.
  private static func bend(
    _ words: NameWords, _ ending: (from: String, to: String), _ tokens: TokenLookup, all: Bool
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var isBent = false
    for index in 0..<words.count {
      if index > 0 { result.append(0x20) }
      let word = words.word(index)
      let isFree = all || tokens.token(words, index) == nil
      if isFree, word.count >= 4, word.suffix(ending.from.utf8.count).elementsEqual(ending.from.utf8) {
        result += word.dropLast(ending.from.utf8.count)
        result += Array(ending.to.utf8)
        isBent = true
      } else {
        result += word
      }
    }
    return isBent ? result : nil
  }
}
