internal import MealSource
internal import MealUnits

extension LineReader {
  /// Reads what stands before the food: labels, `juice of`, the amount, or a unit without a number.
  mutating func readHead() {
    readLabel()
    readJuiceOf()
    if readBracketedNumber() || readBracketedMeasure() {
      readJuiceOf()
      return
    }
    if readVagueAmount() || readLeadingAmount() || readBareUnit() {
      readJuiceOf()
      return
    }
    readAmountBehind()
  }

  /// An amount that stands in for the one of the line.
  mutating func take(_ given: GivenAmount) {
    var measure = Measure(low: given.low, high: given.high, unit: given.unit, role: .amount, range: given.range)
    var run = MeasureRun(at: at, limit: tokens.count)
    if given.unit == nil, let hit = describedUnit(at, after: given.high) {
      (measure.unit, measure.level) = (hit.unit, hit.level)
      (measure.unitRange, measure.range.end) = (hit.range, hit.range.end)
      if hit.times != 1 { measure.scale(by: Rational(hit.times)) }
      if let size = hit.size { run.size = size }
      run.at = hit.next
    }
    run.measures = [measure]
    readFurther(&run)
    accept(run)
  }

  private mutating func accept(_ run: MeasureRun) {
    phrase.measures += run.measures
    phrase.flags.formUnion(run.flags)
    keepRemarks(run.notes)
    if let size = run.size { phrase.size = size }
    at = run.at
  }

  /// `Optional: red wine vinegar`, `(optional) parsley`, `For the sauce: 2 tbsp soy`.
  private mutating func readLabel() {
    if isWord(at, "optional"), kind(at + 1) == .colon || kind(at + 1) == .comma || kind(at + 1) == .dash {
      phrase.flags.insert(.optional)
      at += 2
    }
    guard let colon = labelEnd() else { return }
    phrase.notes.append(range(at, colon))
    phrase.flags.formUnion(purpose(at, colon))
    at = colon + 1
  }

  /// The colon behind a label of up to four words, where an amount follows it or the label is a purpose.
  private func labelEnd() -> Int? {
    var index = at
    while kind(index) == .word, index < at + 5 { index += 1 }
    guard kind(index) == .colon, index > at, index + 1 < tokens.count else { return nil }
    return single(index + 1) != nil || !purpose(at, index).isEmpty ? index : nil
  }

  /// `some`, `a little`, `a bit of`: vague, and no number.
  private mutating func readVagueAmount() -> Bool {
    let start = has(at, .article) ? at + 1 : at
    guard has(start, .vagueAmount), start + 1 < tokens.count else { return false }
    if isWord(start, "little"), start == at { return false }
    phrase.flags.insert(.vague)
    note(at, start + 1)
    at = has(start + 1, .of) ? start + 2 : start + 1
    return true
  }

  private mutating func readLeadingAmount() -> Bool {
    guard let run = measureRun(at, limit: tokens.count), isAmount(run) else { return false }
    accept(run)
    return true
  }

  /// `(2 - 3) onions`: a bracket around a number alone is the amount.
  private mutating func readBracketedNumber() -> Bool {
    guard kind(at) == .open, let close = closing(at), let number = numeral(at + 1), number.next == close else {
      return false
    }
    let range = ByteRange(tokens[at].start, tokens[close].end)
    var run = MeasureRun(at: close + 1, limit: tokens.count)
    run.measures = [Measure(low: number.low, high: number.high, unit: nil, role: .amount, range: range)]
    if let hit = describedUnit(run.at, after: number.high) {
      run.measures[0].unit = hit.unit
      run.measures[0].unitRange = hit.range
      run.at = hit.next
    }
    readFurther(&run)
    accept(run)
    return true
  }

  /// `(1 lb / 450 g) beef`: a bracket with measures stands for the amount.
  ///
  /// `(optional) 10 g parsley`: any other one is a remark, and the amount may stand behind it.
  private mutating func readBracketedMeasure() -> Bool {
    guard kind(at) == .open, let close = closing(at), close + 1 < tokens.count else { return false }
    readRemark(at, close)
    at = close + 1
    return !phrase.measures.isEmpty
  }

  /// `half and half` and `one-pot` are names; a number that fills the line is one too.
  private func isAmount(_ run: MeasureRun) -> Bool {
    guard let first = run.measures.first else { return false }
    return !(first.isImplied && run.at >= tokens.count && first.unit == nil)
  }

  /// `pinch cayenne`, `handful of mint`, `head of kale`, `cup heavy cream`.
  private mutating func readBareUnit() -> Bool {
    let start = has(at, .about) ? at + 1 : at
    guard let hit = describedUnit(start) ?? doublyDescribedUnit(start), hit.next < tokens.count, mayStandAlone(hit)
    else { return false }
    var measure = Measure(
      low: .one, high: .one, unit: hit.unit, role: .amount, range: range(start, hit.next), isImplied: true)
    (measure.unitRange, measure.level) = (hit.range, hit.level)
    if hit.times != 1 { measure.scale(by: Rational(hit.times)) }
    var run = MeasureRun(measures: [measure], size: hit.size, at: hit.next, limit: tokens.count)
    readFurther(&run)
    accept(run)
    return true
  }

  private func doublyDescribedUnit(_ start: Int) -> UnitHit? { has(start, .adverb) ? describedUnit(start + 1) : nil }

  private func mayStandAlone(_ hit: UnitHit) -> Bool {
    if has(hit.next, .of) { return hit.range.count > 2 }
    guard kind(hit.next) == .word || isEachWord(hit.next) else { return false }
    if hit.size != nil, hit.unit.kind == .count { return true }
    switch hit.unit {
    case .pinch, .dash, .handful, .knob, .splash, .dollop, .slice, .smidgen, .bunch: return true
    case .piece: return hit.size != nil || has(hit.next - 2, .adjective)
    default: return hit.unit.isWeighable && hit.range.count > 2 && hit.unit != .dessertspoon
    }
  }

  private func isEachWord(_ index: Int) -> Bool { isWord(index, "each") }

  // MARK: Amounts behind the food

  /// `Amaretto, 1 tablespoon`, `butter 1.5-2.25 tbsp`, `bananas 1 or 2`.
  private mutating func readAmountBehind() {
    var (index, tries) = (at + 1, 0)
    while index < tokens.count, tries < 8 {
      if kind(index) == .open, Int(tokens[index].partner) > index {
        index = Int(tokens[index].partner) + 1
        continue
      }
      if kind(index) == .digits || kind(index) == .fraction {
        if readAmountBehind(index) { return }
        tries += 1
      }
      if isStop(index) { return }
      index += 1
    }
  }

  /// An amount is looked for up to the first sign that preparation has begun.
  private func isStop(_ index: Int) -> Bool {
    has(index, .leading) || isWord(index, "plus") || isWord(index, "or") || isWord(index, "from")
      || isWord(index, "for")
  }

  private mutating func readAmountBehind(_ index: Int) -> Bool {
    guard kind(index - 1) != .hash, let run = measureRun(index, limit: tokens.count), let first = run.measures.first
    else {
      return false
    }
    let isEnd = run.at == tokens.count || kind(run.at) == .comma || kind(run.at) == .open || tail(run.at) != nil
    guard isEnd, first.unit != nil || (run.at == tokens.count && isFree(index)) else { return false }
    let start = at
    accept(run)
    cut([index..<run.at])
    at = start
    return true
  }

  /// A bare number belongs to the name where a sign ties it to the word before: `7-Up`, `no. 5`, `E150`.
  private func isFree(_ index: Int) -> Bool {
    tokens[index].spaced && kind(index - 1) != .dash && kind(index - 1) != .dot
  }
}
