internal import MealSource
internal import MealUnits

extension LineReader {
  /// The measures of one amount and what was read beside them.
  struct MeasureRun {
    var measures: [Measure] = []
    var flags: PhraseFlags = []
    var size: PhraseSize?
    var notes: [Range<Int>] = []
    /// The token behind them.
    var at: Int
    /// Measures end before this token.
    let limit: Int
    /// Brackets within brackets are not read, so that the work stays linear.
    let inBracket: Bool

    init(measures: [Measure] = [], size: PhraseSize? = nil, at: Int, limit: Int, inBracket: Bool = false) {
      self.measures = measures
      self.size = size
      self.at = at
      self.limit = limit
      self.inBracket = inBracket
    }

    /// The number and unit read last.
    var last: Measure? { measures.last }
  }

  /// The measures that start at `start`: a number with its unit, sizes, alternatives and additions.
  func measureRun(_ start: Int, limit: Int, inBracket: Bool = false) -> MeasureRun? {
    var run = MeasureRun(at: start, limit: limit, inBracket: inBracket)
    skipAbout(&run)
    let level = readLevel(&run)
    guard let number = numeral(run.at), number.next <= limit, !isScale(number.next), !isCompound(number.next) else {
      return nil
    }
    let first = run.at
    run.at = number.next
    var measure = Measure(
      low: number.low, high: number.high, unit: nil, role: .amount, range: range(first, number.next),
      isImplied: number.isArticle, isVague: number.isVague)
    measure.level = level
    if has(run.at, .of), number.isVague { run.at += 1 }
    readUnit(&measure, &run)
    readFurther(&run)
    return run
  }

  /// True before `%` and a degree sign: the number is no amount.
  private func isScale(_ index: Int) -> Bool {
    kind(index) == .percent || kind(index) == .degree || isWord(index, "percent")
  }

  /// `7-Up`, `4-cheese pizza`: a hyphen ties the number to a word that is no unit.
  private func isCompound(_ index: Int) -> Bool {
    guard kind(index) == .dash, isGlued(index), kind(index + 1) == .word, isGlued(index + 1) else { return false }
    return describedUnit(index + 1) == nil && !has(index + 1, [.size, .numeral, .to])
  }

  /// `scant 1 cup`, `generous ½ cup`: the level before the number.
  private func readLevel(_ run: inout MeasureRun) -> UnitWords.Level? {
    guard kind(run.at) == .word, kind(run.at + 1) == .digits || kind(run.at + 1) == .fraction else { return nil }
    guard let (level, _) = UnitWords.levelWord(bytes, at: Int(tokens[run.at].start)) else { return nil }
    run.at += 1
    return level
  }

  func skipAbout(_ run: inout MeasureRun) {
    while run.at < run.limit, has(run.at, .about) || kind(run.at) == .approximately {
      run.flags.insert(.approximate)
      run.at += 1
    }
    let isBound = isWord(run.at, "up") && isWord(run.at + 1, "to")
    if isBound || isWord(run.at, "at") && (isWord(run.at + 1, "least") || isWord(run.at + 1, "most")) {
      run.notes.append(run.at..<run.at + 2)
      run.at += 2
    }
  }

  /// Reads what follows the first number: a unit, a size and a container, or nothing.
  private func readUnit(_ measure: inout Measure, _ run: inout MeasureRun) {
    if readTimes(&measure, &run) || readBracketedSize(&measure, &run) || readSecondNumber(&measure, &run) { return }
    skipSign(&run)
    let start = afterHyphen(afterCanNumber(run.at))
    if kind(run.at) == .hash, start > run.at { run.notes.append(run.at..<start) }
    if let hit = bracketedUnit(start) ?? describedUnit(start, after: measure.high), hit.next <= run.limit {
      take(hit, &measure, &run)
      if hit.unit.isSize, readContainer(measure, &run) { return }
    }
    run.measures.append(measure)
  }

  /// `3 x eggs`, `2+ cups`: a sign behind the number that changes nothing.
  private func skipSign(_ run: inout MeasureRun) {
    guard run.at + 1 < run.limit, kind(run.at + 1) == .word else { return }
    if kind(run.at) == .times || isWord(run.at, "x") || kind(run.at) == .plus && isGlued(run.at) { run.at += 1 }
  }

  /// A hyphen between number and unit: `14-ounce`, `4 -tablespoons`.
  private func afterHyphen(_ index: Int) -> Int { kind(index) == .dash && kind(index + 1) == .word ? index + 1 : index }

  /// `#10 can`: a size of tins.
  private func afterCanNumber(_ index: Int) -> Int {
    kind(index) == .hash && kind(index + 1) == .digits && unit(index + 2) != nil ? index + 2 : index
  }

  /// `250 (mL)`: a unit in brackets of its own.
  private func bracketedUnit(_ index: Int) -> UnitHit? {
    guard kind(index) == .open, var hit = unit(index + 1), Int(tokens[index].partner) == hit.next else { return nil }
    hit.next += 1
    return hit
  }

  private func take(_ hit: UnitHit, _ measure: inout Measure, _ run: inout MeasureRun) {
    measure.unit = hit.unit
    measure.level = hit.level ?? measure.level
    measure.unitRange = hit.range
    measure.range.end = hit.range.end
    if hit.times != 1 { measure.scale(by: Rational(hit.times)) }
    if let size = hit.size { run.size = size }
    run.at = hit.next
  }

  /// `2 x 400 g tins`.
  private func readTimes(_ measure: inout Measure, _ run: inout MeasureRun) -> Bool {
    guard kind(run.at) == .times || isWord(run.at, "x"), run.at + 1 < run.limit else { return false }
    guard let size = sizeMeasure(run.at + 1, run.limit) else { return false }
    finish(&measure, size, &run)
    return true
  }

  /// `1 12 oz can`, `four 8-ounce packages`.
  private func readSecondNumber(_ measure: inout Measure, _ run: inout MeasureRun) -> Bool {
    var start = run.at
    if kind(start) == .comma || kind(start) == .dash, start + 1 < run.limit, tokens[start + 1].spaced { start += 1 }
    guard let size = sizeMeasure(start, run.limit) else { return false }
    finish(&measure, size, &run)
    return true
  }

  /// A number with a unit of mass, volume or length.
  private func sizeMeasure(_ start: Int, _ limit: Int) -> (Measure, Int)? {
    guard let number = numeral(start), number.next < limit, !number.isArticle else { return nil }
    guard let hit = unit(afterHyphen(number.next)), hit.unit.isSize, hit.next <= limit else { return nil }
    var size = Measure(
      low: number.low, high: number.high, unit: hit.unit, role: .each, range: range(start, number.next))
    size.unitRange = hit.range
    size.range.end = hit.range.end
    if hit.times != 1 { size.scale(by: Rational(hit.times)) }
    return (size, hit.next)
  }

  /// Keeps a count with the size of each (`400g/14oz`), and the container behind the size.
  private func finish(_ measure: inout Measure, _ size: (Measure, Int), _ run: inout MeasureRun) {
    run.at = size.1
    var sizes = [size.0]
    while kind(run.at) == .slash, sizes.count < 4, let other = sizeMeasure(run.at + 1, run.limit) {
      sizes.append(other.0)
      run.at = other.1
    }
    if let hit = describedUnit(afterHyphen(run.at), after: measure.high), hit.unit.takesSize, hit.next <= run.limit {
      take(hit, &measure, &run)
    }
    run.measures.append(measure)
    run.measures += sizes
  }

  /// `2 (14 oz) cans`, `3 to 4 (1 pound) carrots`: a size between count and thing.
  private func readBracketedSize(_ measure: inout Measure, _ run: inout MeasureRun) -> Bool {
    let open = kind(run.at) == .dash ? run.at + 1 : run.at
    guard !run.inBracket, kind(open) == .open, let inside = bracket(open), inside.isMeasure else { return false }
    let isHyphened = kind(open + 2) == .dash
    run.at = Int(tokens[open].partner) + 1
    var isEach = inside.isEach || isHyphened || measure.low == measure.high
    if let hit = describedUnit(run.at, after: measure.high), hit.next <= run.limit {
      take(hit, &measure, &run)
      isEach = isEach || hit.unit.takesSize
    }
    run.measures.append(measure)
    append(inside, isEach ? .each : .alternative, &run)
    return true
  }

  /// `400 g can`, `2-inch piece`: one container, counted without a number.
  private func readContainer(_ measure: Measure, _ run: inout MeasureRun) -> Bool {
    guard let hit = describedUnit(afterHyphen(run.at)), hit.unit.takesSize, hit.next < run.limit else { return false }
    guard !hit.unit.isWeighable, measure.unit?.kind == .length || hit.unit != .slice && hit.unit != .cube,
      !has(hit.next, [.or, .and]),
      measure.unit?.kind != .volume || hit.unit.isContainer
    else {
      return false
    }
    var (size, count) = (measure, Measure(low: .one, high: .one, unit: hit.unit, role: .amount, range: hit.range))
    size.role = .each
    count.isImplied = true
    count.unitRange = hit.range
    if let word = hit.size { run.size = word }
    run.at = hit.next
    run.measures.append(size)
    run.measures.append(count)
    return true
  }
}

extension Measure {
  /// Takes the unit off, where it turned out to be the food.
  mutating func dropUnit() {
    unit = nil
    if unitRange.end == range.end, unitRange.start > range.start { range.end = unitRange.start }
    unitRange = ByteRange(range.end, range.end)
  }

  /// Multiplies both bounds; a product that does not fit leaves them.
  mutating func scale(by factor: Rational) {
    low = low.multiplied(by: factor) ?? low
    high = high.multiplied(by: factor) ?? high
  }
}
