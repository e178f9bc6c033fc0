internal import MealSource
internal import MealUnits

extension LineReader {
  /// The parts of a name between `or`, `/`, and the commas of a list with an `or`.
  func alternatives(_ start: Int, _ end: Int) -> [Range<Int>] {
    guard let lastCut = lastAlternative(start, end) else { return [start..<end] }
    var (parts, from, index) = ([Range<Int>](), start, start)
    while index < end {
      let isCut =
        isAlternativeSign(index, start, end)
        || kind(index) == .comma && index < lastCut && isListComma(from, index, lastCut)
      if isCut {
        append(from, index, to: &parts)
        from = index + 1
      }
      index += 1
    }
    append(from, end, to: &parts)
    return parts.isEmpty ? [start..<end] : parts
  }

  private func append(_ start: Int, _ end: Int, to parts: inout [Range<Int>]) {
    var (start, end) = trimmed(start, end)
    while start < end, has(start, [.and, .or]) { start += 1 }
    while start < end, has(end - 1, [.and, .or]) { end -= 1 }
    if start < end { parts.append(start..<end) }
  }

  private func lastAlternative(_ start: Int, _ end: Int) -> Int? {
    var index = end - 1
    while index > start {
      if isAlternativeSign(index, start, end) { return index }
      index -= 1
    }
    return nil
  }

  private func isAlternativeSign(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    guard index > start, index + 1 < end else { return false }
    if kind(index) == .slash { return kind(index - 1) == .word && kind(index + 1) == .word && !isWord(index - 1, "w") }
    return has(index, .or) && kind(index - 1) != .open
  }

  /// True where a comma divides foods (`dates, figs, or prunes`) or what tells them apart (`red, yellow, or orange`).
  private func isListComma(_ from: Int, _ index: Int, _ lastCut: Int) -> Bool {
    !isDescriptive(from, index) || isDescriptive(from, lastCut)
  }

  /// True where the words only describe what follows: `thick, full-fat yogurt`.
  private func isDescriptive(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { has($0, [.adjective, .size, .and]) || kind($0) == .comma }
  }

  // MARK: A head noun in common

  /// The head noun at the end of the last part where the first lacks one: `chicken or vegetable broth`.
  func sharedHead(_ parts: [Range<Int>]) -> Range<Int>? {
    guard let first = parts.first, let last = parts.last, measureRun(last.lowerBound, limit: last.upperBound) == nil
    else {
      return nil
    }
    let isAdjective = first.allSatisfy { has($0, [.adjective, .size, .leading, .trailing, .and]) }
    let isModifier = isSingleModifier(first) && has(last.upperBound - 1, .head) && last.count > 1
    guard isAdjective || isModifier else { return nil }
    guard let head = headNoun(last), !(isModifier && !isAdjective && isKnownAlone(first, head)) else { return nil }
    return head
  }

  /// One noun that can stand before a head noun, with at most adjectives before it.
  private func isSingleModifier(_ part: Range<Int>) -> Bool {
    has(part.upperBound - 1, .modifier) && part.dropLast().allSatisfy { has($0, [.adjective, .modifier]) }
  }

  private func headNoun(_ part: Range<Int>) -> Range<Int>? {
    var start = min(part.lowerBound + 1, part.upperBound - 1)
    while start < part.upperBound - 1, has(start, [.adjective, .modifier, .and, .leading, .trailing, .size]) {
      start += 1
    }
    let isNoun = !has(part.upperBound - 1, [.adjective, .behind]) || has(part.upperBound - 1, .head)
    return isNoun && (start > part.lowerBound || part.count > 1) ? start..<part.upperBound : nil
  }

  /// True where the caller knows the first word as a food and not the compound.
  private func isKnownAlone(_ first: Range<Int>, _ head: Range<Int>) -> Bool {
    guard let knows else { return false }
    let alone = text(first.lowerBound, first.upperBound)
    var compound = alone
    compound.rest += text(head.lowerBound, head.upperBound).pieces
    return knows(alone) && !knows(compound)
  }

  // MARK: Several foods in one line

  /// The foods of a line without an amount, or with `each`: `salt and pepper`.
  func foods(_ start: Int, _ end: Int) -> [Range<Int>] {
    guard sharesAmount, let cut = lastAnd(start, end), phrase.flags.contains(.each) || isNotName(cut) else {
      return [start..<end]
    }
    let left = (start..<cut).split { kind($0) == .comma }
    let right = afterAnd(cut)..<end
    let parts = left.map { $0.lowerBound..<$0.upperBound } + [right]
    let isSplit = parts.allSatisfy { isFoodAlone($0) } && isKnown(right)
    return isSplit ? parts : [start..<end]
  }

  private func lastAnd(_ start: Int, _ end: Int) -> Int? {
    var index = end - 2
    while index > start {
      if has(index, .and) { return index }
      index -= 1
    }
    return nil
  }

  private func afterAnd(_ index: Int) -> Int { has(index + 1, .and) ? index + 2 : index + 1 }

  /// Dishes whose name holds an `and`.
  private func isNotName(_ cut: Int) -> Bool {
    for (left, right): (StaticString, StaticString) in [
      ("half", "half"), ("mac", "cheese"), ("macaroni", "cheese"), ("bread", "butter"), ("sweet", "sour"),
      ("pork", "beans"), ("oil", "vinegar"), ("salt", "vinegar"), ("rice", "beans"), ("cookies", "cream"),
      ("fish", "chips"), ("ham", "cheese"), ("biscuits", "gravy"), ("peas", "carrots"), ("franks", "beans"),
      ("bubble", "squeak"), ("surf", "turf"), ("hot", "sour"), ("butter", "jelly"),
    ] where isWord(cut - 1, left) && isWord(cut + 1, right) { return false }
    return true
  }

  /// A part is a food of its own unless it ends in an adjective: `red and green bell pepper`.
  private func isFoodAlone(_ part: Range<Int>) -> Bool {
    guard let last = part.last, kind(last) == .word else { return false }
    return !has(last, [.adjective, .leading, .trailing, .size, .adverb, .numeral]) || has(last, .head)
  }

  private func isKnown(_ part: Range<Int>) -> Bool {
    guard let knows else { return true }
    let start = leadingEnd(part.lowerBound).map { kind($0) == .comma ? $0 + 1 : $0 } ?? part.lowerBound
    return knows(text(start, part.upperBound)) || knows(text(part.lowerBound, part.upperBound))
  }

  // MARK: Items

  /// A further or alternative food between the tokens.
  func item(_ start: Int, _ end: Int, _ measures: [Measure], from whole: Int) -> PhraseItem {
    var (first, last) = trimmed(start, end)
    var preparation: [ByteRange] = []
    if has(first, .of) { first += 1 }
    if let next = leadingEnd(first), next < last {
      preparation.append(range(first, next))
      first = kind(next) == .comma ? next + 1 : next
    }
    while last > first + 1, has(last - 1, [.and, .or]) { last -= 1 }
    return PhraseItem(
      food: text(first, last), measures: measures, preparation: preparation, range: range(whole, max(last, whole)))
  }

  /// The end of an alternative that starts at `start`.
  func itemEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      if kind(index) == .comma || kind(index) == .semicolon || tail(index) != nil || has(index, .or) { return index }
      index = kind(index) == .open ? (closing(index) ?? index) + 1 : index + 1
    }
    return min(index, limit)
  }

  /// Keeps an alternative, with its own amount where it has one.
  mutating func readAlternative(_ start: Int, _ end: Int) {
    guard start < end else { return }
    let run = measureRun(start, limit: end)
    let isOwn =
      run.map { ($0.measures.first?.isImplied == false || $0.measures.first?.unit != nil) && $0.at <= end } ?? false
    var measures = isOwn ? run?.measures ?? [] : []
    for index in measures.indices where measures[index].role == .alternative && index == 0 {
      measures[index].role = .amount
    }
    let begin = isOwn ? run?.at ?? start : start
    if begin >= end, isOwn, let first = measures.first, first.unit?.isWeighable == true { return keepBare(measures) }
    keepBrackets(begin, end)
    guard phrase.alternatives.count < LineReader.foodLimit else { return note(begin, end) }
    let item = item(begin, end, measures, from: start)
    if isDescriptionOnly(begin, end) { headless.append(phrase.alternatives.count) }
    phrase.alternatives.append(item)
  }

  /// `or 120 g` with nothing behind it is another measure of the same food.
  private mutating func keepBare(_ measures: [Measure]) {
    for var measure in measures {
      if measure.role == .amount { measure.role = .alternative }
      phrase.measures.append(measure)
    }
  }

  /// Brackets left within an alternative are kept as notes.
  private mutating func keepBrackets(_ start: Int, _ end: Int) {
    for index in start..<max(start, end) where kind(index) == .open {
      if let close = closing(index), close <= end { note(index + 1, close) }
    }
  }

  private func isDescriptionOnly(_ start: Int, _ end: Int) -> Bool {
    let (first, last) = trimmed(start, end)
    return first < last && (first..<last).allSatisfy { has($0, [.adjective, .trailing]) && !has($0, .head) }
  }

  /// Gives alternatives that only describe (`or 1 teaspoon dried`) the last word of the main food.
  mutating func completeAlternatives() {
    for index in sameFood { phrase.alternatives[index].food = phrase.food }
    for index in headless { phrase.alternatives[index].food.rest += mainNoun() }
  }

  /// The last word of the main food: what `or 1 teaspoon dried` means dried.
  private func mainNoun() -> [ByteRange] {
    guard let piece = phrase.food.pieces.last else { return [] }
    guard let token = tokens.last(where: { $0.end == piece.end && $0.kind == .word }) else { return [] }
    return [token.range]
  }
}
