/// Takes an unknown German or Dutch word apart: the stem it begins with, what the rest is, or the stem it ends with.
///
/// The longest stem wins on either side. A rest that is itself a word of the vocabulary speaks for itself, with the letters
/// that link compounds set aside. Linear in the letters but for the few stems that match.
struct CompoundReader {
  /// The terms found.
  private(set) var terms: [Int] = []

  private let vocabulary: Vocabulary

  private static let shortestPart = 3
  private static let links: [[UInt8]] = ["", "n", "s", "en", "es", "er", "e"].map { Array($0.utf8) }

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Reads a word by its folded letters.
  mutating func read(_ word: ArraySlice<UInt8>) {
    if let (stem, rest) = longestFront(word) {
      terms.append(vocabulary.stemTerm(stem))
      if !readWord(rest), rest.count >= Self.shortestPart { read(rest) }
    } else if let stem = longestTail(word.dropFirst(Self.shortestPart)) {
      terms.append(vocabulary.stemTerm(stem))
    }
  }

  private func longestFront(_ word: ArraySlice<UInt8>) -> (stem: Int, rest: ArraySlice<UInt8>)? {
    var hash = WordHash()
    var best: (stem: Int, rest: ArraySlice<UInt8>)?
    for place in word.indices.dropLast(Self.shortestPart) {
      hash.mix(word[place])
      guard place - word.startIndex >= Self.shortestPart - 1 else { continue }
      if let stem = vocabulary.front(hash, word[...place]) {
        let rest = word[(place + 1)...]
        if !vocabulary.needsKnownRest(stem) || isKnown(rest) { best = (stem, rest) }
      }
    }
    return best
  }

  private func longestTail(_ word: ArraySlice<UInt8>) -> Int? {
    var hash = WordHash()
    var best: Int?
    for place in word.indices.reversed() {
      hash.mix(word[place])
      if let stem = vocabulary.tail(hash, word[place...]) { best = stem }
    }
    return best
  }

  private func isKnown(_ rest: ArraySlice<UInt8>) -> Bool {
    if longestTail(rest) != nil { return true }
    return Self.links.contains { link in rest.starts(with: link) && !wordTerms(rest.dropFirst(link.count)).isEmpty }
  }

  /// Takes the rest as a word of its own; false where it is none.
  private mutating func readWord(_ rest: ArraySlice<UInt8>) -> Bool {
    for link in Self.links where rest.starts(with: link) {
      let found = wordTerms(rest.dropFirst(link.count))
      terms += found
      if !found.isEmpty { return true }
    }
    return false
  }

  /// The terms of one word.
  private func wordTerms(_ word: ArraySlice<UInt8>) -> [Int] {
    guard word.count >= Self.shortestPart, let surface = vocabulary.surface(WordHash(word), word) else { return [] }
    return vocabulary.readings(surface).compactMap { reading in
      guard vocabulary.exactSpelling(reading) == nil, let node = vocabulary.root(vocabulary.word(reading)),
        let term = vocabulary.term(node), !vocabulary.mustStandAlone(term)
      else { return nil }
      return term
    }
  }
}
