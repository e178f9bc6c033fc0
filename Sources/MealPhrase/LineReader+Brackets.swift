internal import MealSource
internal import MealUnits

extension LineReader {
  /// What stands in round brackets: measures, remarks, or both.
  struct Bracket {
    var measures: [Measure] = []
    /// The tokens of remarks.
    var notes: [Range<Int>] = []
    var flags: PhraseFlags = []
    var size: PhraseSize?
    /// `(3 to 4 ounces each)`.
    var isEach = false

    var isMeasure: Bool { !measures.isEmpty }
  }

  /// Reads the bracket that opens at `open`; nil where it is not closed.
  func bracket(_ open: Int) -> Bracket? {
    let close = Int(tokens[open].partner)
    guard close > open else { return nil }
    var (result, index) = (Bracket(), open + 1)
    while index < close {
      if isSeparator(index) { index += 1 } else { index = readPart(index, close, &result) }
    }
    return result
  }

  private func isSeparator(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma?, .semicolon?, .slash?, .dash?, .equals?, .dot?, .colon?, .open?, .close?: true
    default: has(index, .or) && kind(index + 1) == .digits
    }
  }

  /// Reads one part between commas, a measure with its remarks or a remark, and returns the token behind it.
  private func readPart(_ start: Int, _ close: Int, _ result: inout Bracket) -> Int {
    let end = partEnd(start, close)
    guard let run = measureRun(start, limit: close, inBracket: true), let next = acceptedEnd(run, close) else {
      result.notes.append(start..<end)
      return end
    }
    result.measures += run.measures
    result.flags.formUnion(run.flags)
    result.notes += run.notes
    if result.size == nil { result.size = run.size }
    if run.flags.contains(.each) || isWord(run.at, "each") || isWord(run.at + 1, "each") { result.isEach = true }
    if next > run.at, !isWord(run.at, "each") { result.notes.append(run.at..<next) }
    return next
  }

  private func partEnd(_ start: Int, _ close: Int) -> Int {
    var index = start
    while index < close, ![.comma, .semicolon, .open, .close].contains(kind(index)), !isJoinedMeasure(index) {
      index += 1
    }
    return max(index, start + 1)
  }

  /// `chopped - about 1 tbsp`: a dash with a number behind it.
  private func isJoinedMeasure(_ index: Int) -> Bool {
    guard kind(index) == .dash, kind(index - 1) == .word else { return false }
    return has(index + 1, .about) || kind(index + 1) == .digits || kind(index + 1) == .fraction
  }

  /// The end of a part that is a measure: behind it stand at most words that say how it was measured.
  private func acceptedEnd(_ run: MeasureRun, _ close: Int) -> Int? {
    var index = run.at
    var isNamed = run.measures.contains { $0.unit != nil && $0.unit?.kind != .length } || run.size != nil
    if run.measures.allSatisfy({ $0.unit?.kind == .length }) { isNamed = index == close }
    while index < close, isTailWord(index) {
      isNamed = isNamed || isWord(index, "each") || has(index, .size)
      index += 1
    }
    return isNamed && (index == close || isSeparator(index)) ? index : nil
  }

  private func isTailWord(_ index: Int) -> Bool {
    if has(index, [.leading, .trailing, .size, .adverb]) { return kind(index) == .word && !isWord(index, "at") }
    for word: StaticString in [
      "each", "total", "in", "all", "altogether", "drained", "weight", "net", "per", "approx", "about", "or", "so",
    ]
    where isWord(index, word) { return true }
    return false
  }
}
