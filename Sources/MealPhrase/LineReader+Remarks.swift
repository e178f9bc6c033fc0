internal import MealSource
internal import MealUnits

extension LineReader {
  /// Reads the tail that begins at `at` and moves behind it.
  mutating func readTail(_ tail: Tail, _ limit: Int) {
    let start = at
    switch tail {
    case .plus: return readPlus(limit)
    case .optional: at = start + 1
    case .preparation: at = segmentEnd(start, limit)
    case .remark: at = remarkEnd(start, limit)
    case .taste, .needed, .purpose: at = tailEnd(start, limit)
    }
    phrase.flags.formUnion(tailFlags(start, at))
    if tail == .preparation { prepare(start, at) } else { note(start, at) }
  }

  /// The end of a remark that may hold others: `to taste if needed`, `for frying`.
  private func tailEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      switch kind(index) {
      case .comma?, .semicolon?, .open?: return index
      default: if startsAlternative(index) || tail(index) == .plus || isWord(index, "optional") { return index }
      }
      index += 1
    }
    return limit
  }

  /// What the remarks that begin between the tokens say.
  func tailFlags(_ start: Int, _ end: Int) -> PhraseFlags {
    var flags: PhraseFlags = []
    for index in start..<max(start, end) {
      switch tail(index) {
      case .optional?: flags.insert(.optional)
      case .taste?: flags.insert(.toTaste)
      case .needed?: flags.insert(.asNeeded)
      case .purpose?: flags.formUnion(purpose(index, min(end, index + 8)))
      case .preparation?: flags.insert(.divided)
      default: break
      }
    }
    return flags
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
    at = tailEnd(start, limit)
    let isMore = isExtraWord(start + 1) || isExtraWord(start + 2) && has(start + 1, .article)
    if !isMore, let run = measureRun(start + 1, limit: at), run.measures.first?.isImplied == false {
      at = segmentEnd(start, limit)
      return addMeasured(run, start, at)
    }
    if isMore || isExtraWord(at - 1) { phrase.flags.insert(.plusMore) }
    phrase.flags.formUnion(tailFlags(start + 2, at))
    note(start, at)
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
    addFood(run.at, end, run.measures, from: start + 1)
  }

  /// Reads a bracket behind or within a food.
  mutating func readRemark(_ open: Int, _ close: Int, depth: Int = 0) {
    if !followsOtherMeasure(open), let inside = bracket(open), inside.isMeasure { return keep(inside) }
    readRemark(in: open + 1, close, depth)
  }

  /// A remark without its bracket: an alternative, a tail, preparation, or a note.
  private mutating func readRemark(in start: Int, _ close: Int, _ depth: Int) {
    if has(start, .or), tail(start) == nil {
      let end = itemEnd(start + 1, close)
      readAlternative(start + 1, end)
      return note(end, close)
    }
    guard depth < 4, tail(start) != nil || isPreparation(start, close) else {
      phrase.flags.formUnion(tailFlags(start, close))
      return note(start, close)
    }
    let stay = at
    at = start
    readTails(close, depth: depth + 1)
    at = stay
  }

  /// `mixed with 2 tablespoons (30 ml) water`: the bracket belongs to another measure than the line's.
  private func followsOtherMeasure(_ open: Int) -> Bool {
    kind(open - 1) == .word && (kind(open - 2) == .digits || kind(open - 2) == .fraction) && unit(open - 1) != nil
  }

  private func isPreparation(_ start: Int, _ close: Int) -> Bool {
    let first = kind(start) == .comma ? start + 1 : start
    return has(first, .behind) || isJuicePreparation(first, close) || isWord(first, "at") || isWord(first, "cut")
  }

  private mutating func keep(_ inside: Bracket) {
    for var measure in inside.measures {
      let isSize = inside.isEach || measure.unit?.kind == .length
      if measure.role == .amount { measure.role = phrase.measures.isEmpty ? .amount : isSize ? .each : .alternative }
      phrase.measures.append(measure)
    }
    phrase.flags.formUnion(inside.flags)
    keepRemarks(inside.notes)
    if phrase.size == nil { phrase.size = inside.size }
  }

  /// Remarks that stood in a bracket beside a measure.
  mutating func keepRemarks(_ remarks: [Range<Int>]) {
    for remark in remarks { readRemark(in: remark.lowerBound, remark.upperBound, 0) }
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
