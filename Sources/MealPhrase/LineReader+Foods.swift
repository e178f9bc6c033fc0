internal import MealSource
internal import MealUnits

extension LineReader {
  /// Reads the food and everything behind it.
  mutating func readFoods() {
    readSize()
    readOtherSize()
    if takeKnown(from: at) { return }
    let start = at
    stripLeading()
    readSize()
    if at > start, takeKnown(from: start) { return }
    readBrackets()
    let end = coreEnd(at)
    readCore(start, end)
    at = end
    readTails(tokens.count)
  }

  /// `large`, `medium-size`, `small to medium`, `large, ripe`; `medium dry` and `petits pois` are names.
  private mutating func readSize() {
    while let size = size(extraSize(at)), kind(at + 1) == .word || kind(at + 1) == .comma, !isNameStart(at) {
      if phrase.size == nil { phrase.size = size }
      if size.kind == .mini { return }
      at = extraSize(at) + 1
      if has(at, [.to, .or]), has(at + 1, .size) { at += 1 }
      if kind(at) == .comma, kind(at + 1) == .word, tail(at + 1) == nil, !has(at + 1, .leading) { at += 1 }
    }
    if isWord(at, "each"), kind(at + 1) == .word {
      phrase.flags.insert(.each)
      at += 1
    }
  }

  /// `1 large or 2 small aubergines`: two amounts of one food.
  private mutating func readOtherSize() {
    guard phrase.size != nil, has(at, .or), let number = single(at + 1), !number.isArticle,
      let run = measureRun(at + 1, limit: tokens.count)
    else { return }
    let start = at + 1
    at = run.at
    while size(extraSize(at)) != nil, kind(at + 1) == .word { at = extraSize(at) + 1 }
    sameFood.append(phrase.alternatives.count)
    phrase.alternatives.append(PhraseItem(food: PhraseText(), measures: run.measures, range: range(start, at)))
  }

  private func extraSize(_ index: Int) -> Int { isWord(index, "extra") && has(index + 1, .size) ? index + 1 : index }

  private func isNameStart(_ index: Int) -> Bool {
    for word: StaticString in [
      "dry", "pois", "hot", "heat", "rare", "grain", "sharp", "strength", "bodied", "suisse", "free",
    ]
    where isWord(index + 1, word) { return true }
    return false
  }

  // MARK: Known names

  /// Takes the longest text from `start` that ends at a comma, bracket or remark and is a known food name.
  private mutating func takeKnown(from start: Int) -> Bool {
    guard let knows, start < tokens.count else { return false }
    for end in knownEnds(start).reversed() where !(start..<end).contains(where: { kind($0) == .open }) {
      let text = text(start, end)
      guard !text.isEmpty, !isDescriptionBeforeComma(start, end), knows(text) else { continue }
      phrase.food = text
      phrase.foodAsWritten = text
      if start < at { dropPreparation(from: start) }
      readBrackets(in: start..<end)
      at = end
      readTails(tokens.count)
      settle()
      return true
    }
    return false
  }

  /// Brackets within a known name and behind it are no part of it.
  private mutating func readBrackets(in tokens: Range<Int>) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard kind(index) == .open, let close = closing(index), close < tokens.upperBound else {
        index += 1
        continue
      }
      readRemark(index, close)
      index = close + 1
    }
  }

  /// `crisp, sweet apples`: adjectives before a comma that a name follows are no food, though one may be called so; nor
  /// is the first of a list, `milk, semisweet or bittersweet chocolate`.
  private func isDescriptionBeforeComma(_ start: Int, _ end: Int) -> Bool {
    if kind(end) == .comma, isList(end) { return true }
    guard kind(end) == .comma, kind(end + 1) == .word, !has(end + 1, [.leading, .trailing, .adverb]),
      tail(end + 1) == nil
    else { return false }
    return (start..<end).allSatisfy { has($0, [.adjective, .size]) && !has($0, .head) }
  }

  /// Takes back preparation words that turned out to belong to a name: `cooked rice`.
  private mutating func dropPreparation(from start: Int) {
    while let last = phrase.preparation.last, last.start >= tokens[start].start { phrase.preparation.removeLast() }
  }

  /// Where a name that starts at `start` may end: at most nine places, so that a long line stays cheap.
  private func knownEnds(_ start: Int) -> [Int] {
    var (ends, index) = ([Int](), start + 1)
    while index < tokens.count, ends.count < 8 {
      switch kind(index) {
      case .comma?, .semicolon?:
        ends.append(index)
        index += 1
      case .open?:
        ends.append(index)
        index = (closing(index) ?? index) + 1
      default:
        if tail(index) != nil { ends.append(index) }
        index += 1
      }
    }
    return ends + [tokens.count]
  }

  // MARK: Preparation before the food

  /// Sets `finely chopped`, `peeled, cored, and sliced` and the like aside.
  private mutating func stripLeading() {
    guard let end = leadingEnd(at) else { return }
    if isPacking(at, end) { note(at, end) } else { prepare(at, end) }
    at = kind(end) == .comma ? end + 1 : end
    if let more = leadingEnd(at) {
      prepare(at, more)
      at = kind(more) == .comma ? more + 1 : more
    }
  }

  private func isPacking(_ start: Int, _ end: Int) -> Bool { isWord(end - 1, "packed") && end - start <= 2 }

  /// The end of the preparation words from `start`, where a food follows them; nil where none stand there.
  func leadingEnd(_ start: Int) -> Int? {
    var (index, end) = (start, start)
    while end - start < 24, let next = participleEnd(index, isJoined: index > end && end > start) {
      end = next
      if isPacking(start, end) { break }
      index = joint(end)
    }
    if end == start, let list = flaggedList(start) { end = list }
    guard end > start, isFoodStart(kind(end) == .comma ? end + 1 : end) else { return nil }
    return end
  }

  /// One participle with its adverbs; a weak one (`ground`, `dried`) only with an adverb or joined to another.
  private func participleEnd(_ start: Int, isJoined: Bool) -> Int? {
    var index = start
    while has(index, .adverb), !has(index, .leading) { index += 1 }
    if isWord(index, "packed") { return index + 1 }
    guard has(index, .leading) || has(index, .trailing) && (index > start || isJoined && !has(index, .adjective)) else {
      return nil
    }
    return isMince(index) ? nil : index + 1
  }

  /// `flaked, deboned salmon`: a weak participle before a comma and a strong one.
  private func flaggedList(_ start: Int) -> Int? {
    guard has(start, .trailing), !has(start, .adjective), kind(start + 1) == .comma, has(start + 2, .leading) else {
      return nil
    }
    return start + 3
  }

  /// `minced beef` is another food than beef.
  private func isMince(_ index: Int) -> Bool { isWord(index, "minced") && has(index + 1, .meat) }

  /// The word behind commas and `and` between two participles.
  private func joint(_ index: Int) -> Int {
    var index = index
    if kind(index) == .comma { index += 1 }
    if has(index, [.and, .or]) || kind(index) == .slash { index += 1 }
    return index
  }

  private func isFoodStart(_ index: Int) -> Bool {
    guard kind(index) == .word || kind(index) == .open || kind(index) == .quote || kind(index) == .digits else {
      return false
    }
    return !has(index, [.and, .or, .of]) && tail(index) == nil
  }

  // MARK: Brackets

  /// Reads the brackets within the food and its preparation and takes them out; those of an alternative with an amount
  /// of its own stay with it.
  private mutating func readBrackets() {
    var (cuts, index) = ([Range<Int>](), at)
    while index < tokens.count {
      if startsAlternative(index) || isWord(index, "plus") { break }
      if kind(index) == .open, let close = closing(index) {
        readRemark(index, close)
        cuts.append(index..<close + 1)
        index = close + 1
      } else {
        index += 1
      }
    }
    cut(cuts)
  }
}
