internal import MealSource
internal import MealUnits

extension LineReader {
  /// What begins behind the name of a food.
  enum Tail {
    case optional, taste, purpose, needed, plus, remark, preparation
  }

  /// What begins at `index`, where a food's name or its preparation stands before it; nil where the text goes on.
  func tail(_ index: Int) -> Tail? {
    if kind(index) == .plus { return .plus }
    guard has(index, .tailStart) else { return nil }
    if isWord(index, "optional") { return .optional }
    if isWord(index, "divided") { return .preparation }
    if isWord(index, "plus") { return .plus }
    if has(index, .or) { return orTail(index) }
    return purposeTail(index) ?? tasteTail(index)
  }

  /// `or to taste`, `or more`, `or as needed`, `or so`.
  private func orTail(_ index: Int) -> Tail? {
    let next = index + 1
    if isWord(next, "more") || isWord(next, "to") || isWord(next, "as") || isWord(next, "so") || isWord(next, "less") {
      return hasWord("taste", next, next + 4) ? .taste : .needed
    }
    return isWord(next, "if") || isWord(next, "enough") ? .needed : nil
  }

  private func purposeTail(_ index: Int) -> Tail? {
    let next = index + 1
    if isWord(index, "to") {
      if isWord(next, "taste") { return .taste }
      return kind(next) == .word && !has(next, .numeral) ? .purpose : nil
    }
    if isWord(index, "for") { return next < tokens.count ? .purpose : nil }
    if isWord(index, "as") { return isNeedWord(next) ? .needed : nil }
    if isWord(index, "if") { return .needed }
    if isWord(index, "such") { return isWord(next, "as") ? .remark : nil }
    if isWord(index, "preferably") || isWord(index, "ideally") || isWord(index, "see") || isWord(index, "eg") {
      return .remark
    }
    return isWord(index, "according") ? .remark : nil
  }

  private func isNeedWord(_ index: Int) -> Bool {
    isWord(index, "needed") || isWord(index, "required") || isWord(index, "desired") || isWord(index, "necessary")
      || isWord(index, "an") || isWord(index, "garnish")
  }

  /// `more to taste`, `a gosto`, `nach Geschmack`, `q.b.`, `zum Servieren`.
  private func tasteTail(_ index: Int) -> Tail? {
    let next = index + 1
    if isWord(index, "more") || isWord(index, "additional") {
      return isWord(next, "to") || isWord(next, "as") || isWord(next, "if") || isWord(next, "for") ? .needed : nil
    }
    if isWord(index, "qb") || isWord(index, "q") && kind(next) == .dot { return .taste }
    for word: StaticString in ["gosto", "geschmack", "belieben", "gusto", "gout", "goût", "smaak", "smaku", "basta"]
    where isWord(next, word) || isWord(next + 1, word) { return .taste }
    if isWord(index, "al") || isWord(index, "au") || isWord(index, "a") || isWord(index, "do") && !has(next, .purpose) {
      return nil
    }
    return has(next, .purpose) || has(next + 1, .purpose) && !isWord(index, "a") ? .purpose : nil
  }

  func hasWord(_ word: StaticString, _ start: Int, _ end: Int) -> Bool {
    for index in start..<max(start, min(end, tokens.count)) where isWord(index, word) { return true }
    return false
  }

  /// What a run of words says a food is for.
  func purpose(_ start: Int, _ end: Int) -> PhraseFlags {
    var found: WordClass = []
    for index in start..<max(start, min(end, tokens.count)) { found.formUnion(tokens[index].classes) }
    var flags: PhraseFlags = []
    if found.has(.frying) { flags.insert(.forFrying) }
    if found.has(.greasing), !found.has(.frying) { flags.insert(.forGreasing) }
    if found.has(.dusting) { flags.insert(.forDusting) }
    if found.has(.serving) { flags.insert(.toServe) }
    if found.has(.garnish) { flags.insert(.forGarnish) }
    return flags
  }

  /// Reads everything behind the food up to `limit`: preparation, remarks, alternatives, additions.
  mutating func readTails(_ limit: Int, depth: Int = 0) {
    while at < limit {
      let start = at
      readSegment(limit, depth)
      if at <= start { at = start + 1 }
    }
  }

  private mutating func readSegment(_ limit: Int, _ depth: Int) {
    if isDivider(at) {
      at += 1
    } else if let tail = tail(at) {
      readTail(tail, limit)
    } else if kind(at) == .open, let close = closing(at) {
      readRemark(at, close, depth: depth)
      at = close + 1
    } else if has(at, .or) || kind(at) == .slash, at + 1 < limit {
      let end = itemEnd(at + 1, limit)
      readAlternative(at + 1, end)
      at = end
    } else {
      readPreparation(limit)
    }
  }

  func isDivider(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma?, .semicolon?, .colon?, .dot?, .dash?, .close?: true
    default: false
    }
  }

  func closing(_ open: Int) -> Int? { Int(tokens[open].partner) > open ? Int(tokens[open].partner) : nil }

  /// A segment behind a comma: a measure of its own (`about 200 g each`), or preparation.
  private mutating func readPreparation(_ limit: Int) {
    let end = segmentEnd(at, limit)
    if let run = segmentMeasure(at, end) {
      let isEach = run.flags.contains(.each) || isWord(at, "each") || isWord(end - 1, "each")
      for var measure in run.measures {
        if measure.role == .amount { measure.role = isEach ? .each : .alternative }
        phrase.measures.append(measure)
      }
      phrase.flags.formUnion(run.flags)
    } else if isFurtherFood(at, end) {
      addFood(at, end, from: at)
    } else if isWord(at, "from") {
      note(at, end)
    } else {
      prepare(at, end)
    }
    at = end
  }

  /// `kosher salt, freshly ground pepper`: without any amount, a known food (and pepper always) is a food of the line.
  private func isFurtherFood(_ start: Int, _ end: Int) -> Bool {
    guard phrase.measures.isEmpty, phrase.recipe == nil else { return false }
    let first = has(start, .and) ? start + 1 : start
    let name = leadingEnd(first).map { kind($0) == .comma ? $0 + 1 : $0 } ?? first
    if isPepper(end - 1) { return name < end }
    guard let knows, end - name <= 6, !text(name, end).isEmpty else { return false }
    return knows(text(name, end))
  }

  private func isPepper(_ index: Int) -> Bool {
    for word: StaticString in ["pepper", "pfeffer", "poivre", "pimienta", "pepe", "pimenta", "peper", "pieprz"]
    where isWord(index, word) { return true }
    return false
  }

  private func segmentMeasure(_ start: Int, _ end: Int) -> MeasureRun? {
    guard !phrase.measures.isEmpty, let run = measureRun(isWord(start, "each") ? start + 1 : start, limit: end) else {
      return nil
    }
    guard run.measures.allSatisfy({ $0.unit?.isWeighable == true || $0.role != .amount }) else { return nil }
    let rest = isWord(run.at, "each") || isWord(run.at, "total") ? run.at + 1 : run.at
    return rest == end ? run : nil
  }

  /// The end of a segment: a comma, a bracket, or the start of a remark.
  func segmentEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      switch kind(index) {
      case .comma?, .semicolon?, .open?: return index
      default: if tail(index) != nil || startsAlternative(index) { return index }
      }
      index += 1
    }
    return limit
  }

  /// `or` with an amount of its own behind it.
  func startsAlternative(_ index: Int) -> Bool {
    guard has(index, .or), let number = single(index + 1) else { return false }
    return !number.isArticle && (unit(number.next) != nil || kind(index + 1) == .digits && kind(index - 1) == .comma)
  }
}
