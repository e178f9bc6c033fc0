internal import MealSource
internal import MealUnits

extension LineReader {
  /// Reads what may follow a measure: `/10½oz`, `(190 g)`, `2 oz` behind `1 lb`, `plus 2 tbsp`, `each`, `of`.
  func readFurther(_ run: inout MeasureRun) {
    while run.at < run.limit, readOneMore(&run) {}
    if has(run.at, .of), run.at < run.limit, run.last?.unit != nil || run.last?.isVague == true { run.at += 1 }
  }

  private func readOneMore(_ run: inout MeasureRun) -> Bool {
    skipNoise(&run) || readAlternative(&run) || readAddition(&run) || readUpperBound(&run) || readBracket(&run)
      || readEach(&run) || readLateContainer(&run) || readSecondMeasure(&run)
  }

  /// `1/2 cup 1 stick butter`: a measure of another kind directly behind the first says the same again.
  private func readSecondMeasure(_ run: inout MeasureRun) -> Bool {
    guard run.measures.count == 1, let unit = run.last?.unit, kind(run.at) == .digits || kind(run.at) == .fraction,
      let other = plainMeasure(run.at, run.limit), other.1 < run.limit, other.0.unit?.kind != unit.kind
    else { return false }
    append(other, unit.isContainer ? .each : .alternative, &run)
    return true
  }

  /// `400g/14oz tin`, `5cm/2in piece`: the measures before the container are its size.
  private func readLateContainer(_ run: inout MeasureRun) -> Bool {
    guard run.measures.count > 1, run.measures.allSatisfy({ $0.unit?.isSize == true && $0.role != .each }) else {
      return false
    }
    guard let hit = describedUnit(run.at), hit.unit.takesSize, hit.next < run.limit, !hit.unit.isWeighable,
      run.measures[0].unit?.kind != .volume || hit.unit.isContainer
    else { return false }
    for index in run.measures.indices where run.measures[index].role != .added { run.measures[index].role = .each }
    var count = Measure(low: .one, high: .one, unit: hit.unit, role: .amount, range: hit.range, isImplied: true)
    count.unitRange = hit.range
    run.measures.append(count)
    run.at = hit.next
    return true
  }

  /// A lost full stop, and a unit written twice: `1 tbsp . flour`, `1/4 tsp teaspoon salt`.
  private func skipNoise(_ run: inout MeasureRun) -> Bool {
    if kind(run.at) == .dot, run.last?.unit != nil {
      run.at += 1
      return true
    }
    guard let unit = run.last?.unit, unit.isWeighable, let hit = self.unit(run.at), hit.unit == unit else {
      return false
    }
    guard kind(hit.next) == .word, hit.next <= run.limit else { return false }
    run.at = hit.next
    return true
  }

  /// `/10½oz`, `= 250 g`, `or 120 g` where no food stands between.
  private func readAlternative(_ run: inout MeasureRun) -> Bool {
    guard kind(run.at) == .slash || kind(run.at) == .equals || has(run.at, .or), let last = run.last else {
      return false
    }
    let isOr = has(run.at, .or)
    guard let other = plainMeasure(run.at + 1, run.limit), last.unit != nil || !isOr,
      !isOr || other.0.unit?.isWeighable == true
    else { return false }
    append(other, last.role == .each && run.measures.count > 1 ? .each : .alternative, &run)
    return true
  }

  /// A number with its unit, without anything else.
  func plainMeasure(_ start: Int, _ limit: Int) -> (Measure, Int)? {
    var begin = start
    while begin < limit, has(begin, .about) || kind(begin) == .approximately { begin += 1 }
    let isLevel = kind(begin) == .word && UnitWords.levelWord(bytes, at: Int(tokens[begin].start)) != nil
    if isLevel { begin += 1 }
    guard let number = numeral(begin), number.next < limit, !number.isArticle else { return nil }
    let dashed = kind(number.next) == .dash ? number.next + 1 : number.next
    guard let hit = describedUnit(dashed, after: number.high), hit.next <= limit else { return nil }
    var measure = Measure(
      low: number.low, high: number.high, unit: hit.unit, role: .alternative, range: range(begin, number.next))
    measure.range.end = hit.range.end
    (measure.unitRange, measure.level) = (hit.range, hit.level)
    if isLevel { measure.level = UnitWords.levelWord(bytes, at: Int(tokens[begin - 1].start))?.0 }
    if hit.times != 1 { measure.scale(by: Rational(hit.times)) }
    return (measure, hit.next)
  }

  private func append(_ other: (Measure, Int), _ role: Measure.Role, _ run: inout MeasureRun) {
    var measure = other.0
    measure.role = role
    run.measures.append(measure)
    run.at = other.1
  }

  /// `1 lb 2 oz`, `1 lb and 5 oz`, `1 cup plus 2 tbsp`, `1 cup + 2 tbsp`.
  private func readAddition(_ run: inout MeasureRun) -> Bool {
    guard let unit = run.last?.unit, unit.isWeighable, run.at < run.limit, !tokens[run.at].gap else { return false }
    let isJoined = has(run.at, .and) || kind(run.at) == .plus || isWord(run.at, "plus") || isWord(run.at, "und")
    guard let other = plainMeasure(isJoined ? run.at + 1 : run.at, run.limit), other.0.unit?.kind == unit.kind,
      other.0.unit != unit || isJoined, isMore(other.1)
    else { return false }
    append(other, .added, &run)
    return true
  }

  /// An addition belongs to the same food only if the food still follows or the measures end here.
  private func isMore(_ next: Int) -> Bool {
    !(isWord(next, "extra") || isWord(next, "more"))
  }

  /// `20 g - 30 g`, `1 tsp to 1 tbsp`: the upper end of a range that repeats the unit.
  private func readUpperBound(_ run: inout MeasureRun) -> Bool {
    guard kind(run.at) == .dash || has(run.at, .to), var last = run.last, let unit = last.unit else { return false }
    guard let other = plainMeasure(run.at + 1, run.limit), let above = other.0.unit, above.kind == unit.kind else {
      return false
    }
    guard let high = converted(other.0.high, above, unit), high >= last.low else { return false }
    last.high = high
    last.range.end = other.0.range.end
    run.measures[run.measures.count - 1] = last
    run.at = other.1
    return true
  }

  private func converted(_ value: Rational, _ from: Unit, _ to: Unit) -> Rational? {
    if from == to { return value }
    guard from.isWeighable, let above = from.factor(in: .metric), let below = to.factor(in: .metric) else { return nil }
    return value.multiplied(by: above)?.divided(by: below)
  }

  /// `(190 g)` behind a unit or a count.
  private func readBracket(_ run: inout MeasureRun) -> Bool {
    guard !run.inBracket, kind(run.at) == .open, let inside = bracket(run.at), inside.isMeasure, let last = run.last
    else { return false }
    run.at = Int(tokens[run.at].partner) + 1
    let isEach = inside.isEach || (last.unit?.isContainer == true && last.role != .each)
    append(inside, isEach ? .each : .alternative, &run)
    return true
  }

  func append(_ inside: Bracket, _ role: Measure.Role, _ run: inout MeasureRun) {
    for var measure in inside.measures {
      if measure.role == .amount || role == .each && measure.role == .alternative { measure.role = role }
      if measure.unit?.kind == .length { measure.role = .each }
      run.measures.append(measure)
    }
    run.flags.formUnion(inside.flags)
    run.notes += inside.notes
    if run.size == nil { run.size = inside.size }
  }

  private func readEach(_ run: inout MeasureRun) -> Bool {
    guard isWord(run.at, "each") else { return false }
    run.flags.insert(.each)
    run.at += kind(run.at + 1) == .colon ? 2 : 1
    return true
  }
}
