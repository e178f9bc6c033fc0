/// Finds every term of the vocabulary in the words of a text: phrases from each word on, then the parts of unknown compounds.
struct TermFinder {
  /// The words, with halves of a hyphenated word joined.
  private(set) var words: [TextWord]
  /// All terms found, in the order of their first word.
  private(set) var matches: [TermMatch] = []
  /// The surface of each word.
  private(set) var surfaces: [Int32]

  private let vocabulary: Vocabulary
  private let bytes: UnsafeBufferPointer<UInt8>
  private var letters: [UInt8]

  /// At most this many small words may stand inside a phrase in a row.
  private static let maximumSkips = 2
  /// Shorter words are no compounds.
  private static let shortestCompound = 6

  /// Reads a text and finds its terms.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    self.bytes = bytes
    (words, letters) = WordReader.read(bytes)
    surfaces = []
    surfaces.reserveCapacity(words.count)
    for word in words { surfaces.append(Int32(vocabulary.surface(word.hash, letters[word.letters]) ?? -1)) }
    joinBrokenWords()
    find()
  }

  /// The classes of a word.
  func classes(_ index: Int) -> WordClass { surfaces[index] < 0 ? [] : vocabulary.classes(Int(surfaces[index])) }

  private mutating func find() {
    for index in words.indices {
      startPhrases(index)
      if words[index].letters.count >= Self.shortestCompound { readCompound(index) }
    }
  }

  private mutating func readCompound(_ index: Int) {
    var reader = CompoundReader(vocabulary)
    reader.read(letters[words[index].letters])
    for term in reader.terms { matches.append(TermMatch(term: term, first: index, last: index, isPart: true)) }
  }
}

// MARK: - Phrases

extension TermFinder {
  private mutating func startPhrases(_ first: Int) {
    guard surfaces[first] >= 0 else { return }
    for reading in vocabulary.readings(Int(surfaces[first])) where isSpelled(reading, first) {
      if let node = vocabulary.root(vocabulary.word(reading)) { follow(node, first, first, skips: 0) }
    }
  }

  /// Records the term that ends here and goes on to the next word.
  private mutating func follow(_ node: UInt32, _ first: Int, _ last: Int, skips: Int) {
    if skips == 0, let term = vocabulary.term(node), fits(term, first, last) {
      matches.append(TermMatch(term: term, first: first, last: last))
    }
    let next = last + 1
    guard next < words.count, words[next].gap <= .broken, surfaces[next] >= 0 else { return }
    for reading in vocabulary.readings(Int(surfaces[next])) where isSpelled(reading, next) {
      guard let further = vocabulary.next(node, vocabulary.word(reading)) else { continue }
      follow(further, first, next, skips: 0)
    }
    if skips < Self.maximumSkips, classes(next).contains(.skip) { follow(node, first, next, skips: skips + 1) }
  }

  /// Where accents count, compares them.
  private func isSpelled(_ reading: Int, _ index: Int) -> Bool {
    guard let exact = vocabulary.exactSpelling(reading) else { return true }
    return LowerCase.matches(bytes[words[index].range], exact)
  }

  private func fits(_ term: Int, _ first: Int, _ last: Int) -> Bool {
    !vocabulary.mustStandAlone(term) || standsAlone(first, last)
  }

  /// True where a food is the line's only one: before it amounts and units only, after it nothing or a comma.
  private func standsAlone(_ first: Int, _ last: Int) -> Bool {
    if last + 1 < words.count, words[last + 1].gap < .comma { return false }
    var index = first
    while index > 0, words[index].gap < .sentence {
      index -= 1
      if !words[index].isNumber, classes(index).isDisjoint(with: [.unit, .skip]) { return false }
    }
    return true
  }
}

// MARK: - Hyphens at the end of a line

extension TermFinder {
  /// Joins the halves of a word parted at the end of a line where the whole is a known word and the halves are not two.
  private mutating func joinBrokenWords() {
    guard words.contains(where: { $0.gap == .broken }) else { return }
    var index = 1
    while index < words.count {
      if words[index].gap == .broken, let whole = joinedSurface(index) { join(index, whole) } else { index += 1 }
    }
  }

  private func joinedSurface(_ index: Int) -> Int? {
    let whole = letters[words[index - 1].letters.lowerBound..<words[index].letters.upperBound]
    return vocabulary.surface(WordHash(whole), whole)
  }

  private mutating func join(_ index: Int, _ surface: Int) {
    words[index - 1].range = words[index - 1].range.lowerBound..<words[index].range.upperBound
    words[index - 1].letters = words[index - 1].letters.lowerBound..<words[index].letters.upperBound
    surfaces[index - 1] = Int32(surface)
    words.remove(at: index)
    surfaces.remove(at: index)
  }
}
