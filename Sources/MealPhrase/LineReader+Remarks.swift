internal import MealSource
internal import MealUnits

extension LineReader {
  /// Reads the tail that begins at `at` and moves behind it.
  mutating func readTail(_ tail: Tail, _ limit: Int) {
    let start = at
    switch tail {
    case .plus: return readPlus(limit)
    case .optional:
      phrase.flags.insert(.optional)
      at += 1
      return note(start, at)
    case .preparation:
      phrase.flags.insert(.divided)
      at = segmentEnd(start, limit)
      return prepare(start, at)
    case .remark: at = remarkEnd(start, limit)
    case .taste, .needed, .purpose: at = segmentEnd(start, limit)
    }
    keepRemark(tail, start, at)
  }

  private mutating func keepRemark(_ tail: Tail, _ start: Int, _ end: Int) {
    switch tail {
    case .taste: phrase.flags.insert(.toTaste)
    case .needed: phrase.flags.insert(.asNeeded)
    case .purpose: phrase.flags.formUnion(purpose(start, end))
    default: break
    }
    note(start, end)
  }

  /// `such as chives, dill, and chervil`: examples go on over commas as long as no preparation begins.
  private func remarkEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      if kind(index) == .comma || kind(index) == .semicolon || kind(index) == .open {
        let next = has(index + 1, .and) || has(index + 1, .or) ? index + 2 : index + 1
        if kind(index) != .comma || has(next, .behind) || kind(next) != .word || tail(index + 1) != nil { return index }
      }
      index += 1
    }
    return limit
  }

  /// `plus more for dusting`, `plus 5 tbsp extra`, `plus 2 tablespoons adobo sauce`.
  private mutating func readPlus(_ limit: Int) {
    let start = at
    let end = segmentEnd(start, limit)
    let isMore = isExtraWord(start + 1) || isExtraWord(start + 2) && has(start + 1, .article)
    if isMore {
      phrase.flags.insert(.plusMore)
      phrase.flags.formUnion(purpose(start, end))
    } else if let run = measureRun(start + 1, limit: end), run.measures.first?.isImplied == false {
      addMeasured(run, start, end)
      at = end
      return
    } else if isExtraWord(end - 1) {
      phrase.flags.insert(.plusMore)
    }
    note(start, end)
    at = end
  }

  private func isExtraWord(_ index: Int) -> Bool {
    isWord(index, "more") || isWord(index, "extra") || isWord(index, "additional") || isWord(index, "some")
      || isWord(index, "little")
  }

  /// An addition: of the same food where no other is named, else a further food of the line.
  private mutating func addMeasured(_ run: MeasureRun, _ start: Int, _ end: Int) {
    if run.at >= end || isExtraWord(run.at) {
      if isExtraWord(run.at) { phrase.flags.insert(.plusMore) }
      for var measure in run.measures {
        if measure.role == .amount { measure.role = .added }
        phrase.measures.append(measure)
      }
      return note(run.at, end)
    }
    phrase.also.append(item(run.at, end, run.measures, from: start + 1))
  }

  /// Reads a bracket behind or within a food.
  mutating func readRemark(_ open: Int, _ close: Int) {
    if let inside = bracket(open), inside.isMeasure { return keep(inside) }
    let start = open + 1
    if has(start, .or), tail(start) == nil { return readAlternative(start + 1, close) }
    if let tail = tail(start) {
      let stay = at
      at = start
      readTail(tail, close)
      if at < close { readTails(close) }
      at = stay
      return
    }
    phrase.flags.formUnion(purposeOfBracket(start, close))
    if isPreparation(start, close) { prepare(start, close) } else { note(start, close) }
  }

  private func purposeOfBracket(_ start: Int, _ close: Int) -> PhraseFlags {
    var flags: PhraseFlags = []
    if hasWord("optional", start, close) { flags.insert(.optional) }
    if hasWord("garnish", start, close) { flags.insert(.forGarnish) }
    if hasWord("serving", start, close) { flags.insert(.toServe) }
    if hasWord("taste", start, close) { flags.insert(.toTaste) }
    return flags
  }

  private func isPreparation(_ start: Int, _ close: Int) -> Bool {
    let first = kind(start) == .comma ? start + 1 : start
    return has(first, .behind) || isJuicePreparation(first, close) || isWord(first, "at") || isWord(first, "cut")
  }

  private mutating func keep(_ inside: Bracket) {
    for var measure in inside.measures {
      if measure.role == .amount {
        measure.role = phrase.measures.isEmpty ? .amount : inside.isEach ? .each : .alternative
      }
      phrase.measures.append(measure)
    }
    phrase.flags.formUnion(inside.flags)
    phrase.notes += inside.notes
    if phrase.size == nil { phrase.size = inside.size }
  }

  /// `juiced`, `zest only`, `the grated zest`, `juice and zest`.
  func isJuicePreparation(_ start: Int, _ end: Int) -> Bool {
    var found = false
    for index in start..<max(start, end) {
      if has(index, .juice) {
        found = true
      } else if !(has(index, [.adverb, .leading, .and, .article, .of]) || isWord(index, "only") || isWord(index, "the")
        || isDivider(index))
      {
        return false
      }
    }
    return found
  }
}
