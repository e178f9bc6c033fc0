/// The claims of a text after the longest terms have won.
struct ClaimList {
  /// In the order of their first words.
  private(set) var claims: [Claim] = []
  /// The matches that act on other claims, longest only.
  private(set) var modifiers: [(kind: DecisionKind, allergens: AllergenBits, match: TermMatch)] = []

  /// No term has more words than this; bounds the look around a match.
  private static let longestTerm = 12

  init(_ matches: [TermMatch], _ vocabulary: Vocabulary) {
    for index in matches.indices {
      let longer = ClaimList.longer(matches, index, vocabulary)
      add(matches[index], vocabulary, longer)
    }
  }

  private mutating func add(_ match: TermMatch, _ vocabulary: Vocabulary, _ longer: Longer) {
    var removed = AllergenBits()
    for decision in vocabulary.decisions(match.term) {
      let kind = vocabulary.kind(decision)
      let allergen = vocabulary.allergen(decision)
      switch kind {
      case .includes, .may:
        if !longer.allergens.contains(allergen) { claims.append(Claim(allergen: allergen, kind: kind, match: match)) }
      case .removes: if !longer.allergens.contains(allergen) { removed.insert(allergen) }
      case .not: addNot(match, longer)
      case .notList, .freeAfter, .trace: if longer.modifier == nil { modifiers.append((kind, [], match)) }
      case .excludes, .nothing: break
      }
    }
    if !removed.isEmpty, longer.modifier == nil { modifiers.append((.removes, removed, match)) }
  }

  /// "ohne" inside "ohne Milch" still begins a list: "ohne Milch, Eier oder Nüsse".
  private mutating func addNot(_ match: TermMatch, _ longer: Longer) {
    guard let modifier = longer.modifier else { return modifiers.append((.not, [], match)) }
    if longer.removes {
      modifiers.append((.not, [], TermMatch(term: match.term, first: match.first, last: modifier.last)))
    }
  }

  /// What the longer matches around a match decide.
  private struct Longer {
    var allergens = AllergenBits()
    /// One that changes others, or says nothing on purpose.
    var modifier: TermMatch?
    var removes = false
  }

  private static func longer(_ matches: [TermMatch], _ index: Int, _ vocabulary: Vocabulary) -> Longer {
    var result = Longer()
    for other in neighbours(matches, index) where covers(other, matches[index]) {
      for decision in vocabulary.decisions(other.term) {
        let kind = vocabulary.kind(decision)
        if kind.decides { result.allergens.insert(vocabulary.allergen(decision)) }
        if kind.isModifier || kind == .nothing { result.modifier = other }
        if kind == .removes { result.removes = true }
      }
    }
    return result
  }

  private static func covers(_ longer: TermMatch, _ match: TermMatch) -> Bool {
    guard longer.first <= match.first, longer.last >= match.last else { return false }
    return longer.last - longer.first > match.last - match.first || match.isPart && !longer.isPart
  }

  /// The matches that may cover one: those that begin at most a term's length before it, and at its first word.
  private static func neighbours(_ matches: [TermMatch], _ index: Int) -> ArraySlice<TermMatch> {
    let first = matches[index].first
    var low = index
    while low > 0, matches[low - 1].first >= first - longestTerm { low -= 1 }
    var high = index
    while high < matches.count, matches[high].first == first { high += 1 }
    return matches[low..<high]
  }
}

// MARK: - Changes

extension ClaimList {
  /// The claims that begin within some words.
  func starting(in words: Range<Int>) -> Range<Int> {
    let low = firstClaim(from: words.lowerBound)
    return low..<max(low, firstClaim(from: words.upperBound))
  }

  private func firstClaim(from word: Int) -> Int {
    var low = 0
    var high = claims.count
    while low < high {
      let middle = (low + high) / 2
      if claims[middle].match.first < word { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Takes claims within some words back; true if there was one.
  mutating func deny(_ words: Range<Int>, _ allergens: AllergenBits) -> Bool {
    var denied = false
    for index in starting(in: words)
    where allergens.contains(claims[index].allergen) && claims[index].match.last < words.upperBound {
      claims[index].isAlive = false
      denied = true
    }
    return denied
  }

  /// Weakens claims within some words to "may".
  mutating func weaken(_ words: Range<Int>) {
    for index in starting(in: words) { claims[index].kind = .may }
  }
}
