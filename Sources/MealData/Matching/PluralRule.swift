/// Names whose plural is another food.
enum PluralRule {
  /// The card of the plural: "peppers" are bell peppers, where "pepper" is the spice; nil where it is no such word.
  static func card(_ words: NameWords, _ mask: WordMask, _ names: NameLookup) -> Int? {
    guard mask.count == 1 else { return nil }
    let index = mask.last
    guard words.ranges[index].isPlural, words.word(index).elementsEqual("pepper".utf8) else { return nil }
    let plural = NameWords("bell pepper")
    return names.exact(plural, plural.all)
  }
}
