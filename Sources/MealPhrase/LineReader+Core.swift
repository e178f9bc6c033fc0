internal import MealSource
internal import MealUnits

extension LineReader {
  /// Where the food's name ends: at a comma, a remark, trailing preparation, a spaced dash.
  ///
  /// Lists (`horse, chestnut or shiitake mushrooms`) and adjectives (`thick, full-fat yogurt`) go on over commas.
  func coreEnd(_ start: Int) -> Int {
    var (index, lists) = (start, 0)
    while index < tokens.count {
      switch kind(index) {
      case .semicolon?, .colon?: return index
      case .dash?:
        if tokens[index].spaced, index > start { return index }
      case .open?: if let close = closing(index) { index = close }
      case .comma?:
        if index > start, !goesOn(start, index, lists) { return index }
        lists += 1
      default: if index > start, tail(index) != nil || isTrailingPreparation(start, index) { return index }
      }
      index += 1
    }
    return index
  }

  /// True where the name goes on behind the comma at `comma`.
  private func goesOn(_ start: Int, _ comma: Int, _ lists: Int) -> Bool {
    if lists > 8 || kind(comma + 1) != .word { return false }
    if (start..<comma).allSatisfy({ has($0, [.adjective, .size]) || kind($0) == .comma }) {
      return isNameWord(comma + 1)
    }
    return isList(comma)
  }

  private func isNameWord(_ index: Int) -> Bool {
    kind(index) == .word && !has(index, [.leading, .adverb]) && tail(index) == nil
  }

  /// A list of foods behind a comma: names up to an `or` (or an `and`, where the line has no single amount).
  func isList(_ comma: Int) -> Bool {
    var (index, names) = (comma + 1, 0)
    while index < tokens.count, index < comma + 24 {
      if has(index, .or) || has(index, .and) && sharesAmount {
        let next = isWord(index + 2, "or") ? index + 3 : index + 1
        return kind(next) == .word && isNameWord(next) && single(next) == nil && !endsAsDescription(next)
      }
      if kind(index) == .comma {
        if names == 0 || isDescription(index - 1) { return false }
        names = 0
      } else {
        guard isNameWord(index), !has(index, [.and, .trailing]) || has(index, .adjective) else { return false }
        names += 1
      }
      index += 1
    }
    return false
  }

  private func isDescription(_ index: Int) -> Bool { has(index, [.adjective, .behind, .size]) }

  /// True where the segment from `start` ends in a word that is no food: `red or white`, `oil or water packed`.
  private func endsAsDescription(_ start: Int) -> Bool {
    var index = start
    while kind(index + 1) == .word, tail(index + 1) == nil, !has(index + 1, .leading) { index += 1 }
    return isDescription(index) && !has(index, .head)
  }

  /// `celery chopped small`, `cream thinned with milk`, `oregano dried`: preparation without a comma.
  private func isTrailingPreparation(_ start: Int, _ index: Int) -> Bool {
    guard has(index, .behind), kind(index - 1) == .word, index > start, !isDescription(index - 1),
      !has(index - 1, [.and, .or, .of])
    else { return false }
    if has(index, .adverb) { return has(index + 1, [.leading, .trailing]) && endsPreparation(index + 2) }
    return has(index, [.leading, .trailing]) && endsPreparation(index + 1)
  }

  private func endsPreparation(_ next: Int) -> Bool {
    guard let kind = kind(next), kind != .comma, kind != .semicolon, kind != .open, kind != .colon else { return true }
    if has(next, .adverb) || tail(next) != nil { return true }
    if has(next, [.and, .or]) { return has(next + 1, .behind) }
    for word: StaticString in [
      "with", "in", "into", "to", "on", "small", "fine", "coarse", "thin", "from", "until", "at", "by", "very",
    ]
    where isWord(next, word) { return true }
    return false
  }

  // MARK: One food or several

  /// True where the line has no amount of its own, or one that holds for each of several foods.
  var sharesAmount: Bool {
    phrase.flags.contains(.each)
      || phrase.measures.allSatisfy { $0.isImplied && ($0.unit == nil || $0.unit?.kind == .vague) }
  }

  /// Reads the foods between the tokens; `start` is where the preparation before them begins.
  mutating func readCore(_ start: Int, _ end: Int) {
    let (first, last) = trimmed(at, end)
    guard first < last else { return takeUnitAsFood() }
    let parts = alternatives(first, last)
    let head = parts.count > 1 ? sharedHead(parts) : nil
    var names = parts.count > 1 ? [parts[0]] : foods(first, last)
    let main = names.removeFirst()
    takeMain(main, head, start)
    for part in parts.dropFirst() { readAlternative(part.lowerBound, part.upperBound) }
    for name in names { addFood(name.lowerBound, name.upperBound, from: name.lowerBound) }
  }

  /// The most further foods and the most alternatives of a line; beyond, all are notes: each food carries its whole line.
  static let foodLimit = 32

  /// Keeps a further food of the line; what has neither words nor measures is none.
  mutating func addFood(_ start: Int, _ end: Int, _ measures: [Measure] = [], from: Int) {
    let food = item(start, end, measures, from: from)
    if food.food.isEmpty, measures.isEmpty { return }
    if phrase.also.count < LineReader.foodLimit { phrase.also.append(food) } else { note(start, end) }
  }

  private mutating func takeMain(_ main: Range<Int>, _ head: Range<Int>?, _ start: Int) {
    var end = main.upperBound
    if let unit = trailingUnit(main) {
      takeTrailing(unit)
      end -= 1
    }
    if end - main.lowerBound > 1, let size = size(end - 1), !isDescription(end - 2) || has(end - 2, .head) {
      if phrase.size == nil { phrase.size = size }
      end -= 1
    }
    phrase.food = text(main.lowerBound, end)
    phrase.foodAsWritten = start < main.lowerBound ? text(start, end) : phrase.food
    guard let head else { return }
    let rest = text(head.lowerBound, head.upperBound).pieces
    phrase.food.rest += rest
    phrase.foodAsWritten.rest += rest
  }

  /// `2 steaks`: the unit is the food where nothing else is.
  private mutating func takeUnitAsFood() {
    guard let index = phrase.measures.firstIndex(where: { $0.role == .amount && $0.unit?.kind == .count }),
      phrase.measures.allSatisfy({ $0.role == .amount || $0.role == .each }), !phrase.measures[index].unitRange.isEmpty
    else { return }
    phrase.food = PhraseText(phrase.measures[index].unitRange)
    phrase.foodAsWritten = phrase.food
    phrase.measures[index].dropUnit()
  }

  /// `garlic cloves`, `celery stalks`: the unit behind the name.
  private func trailingUnit(_ main: Range<Int>) -> UnitHit? {
    guard main.count > 1, phrase.measures.contains(where: { $0.role == .amount && $0.unit == nil }) else { return nil }
    let last = main.upperBound - 1
    guard !isDescription(last - 1) || has(last - 1, .head), let hit = unit(last), hit.next == last + 1 else {
      return nil
    }
    switch hit.unit {
    case .clove, .stalk, .sprig, .rasher, .slice, .head: return hit
    case .rib, .stick: return isWord(last - 1, "celery") ? hit : nil
    default: return nil
    }
  }

  private mutating func takeTrailing(_ hit: UnitHit) {
    guard let index = phrase.measures.firstIndex(where: { $0.role == .amount && $0.unit == nil }) else { return }
    phrase.measures[index].unit = hit.unit == .stick ? .stalk : hit.unit
    phrase.measures[index].unitRange = hit.range
  }
}
