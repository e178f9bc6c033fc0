internal import MealSource
internal import MealUnits

extension LineReader {
  /// A unit read from tokens.
  struct UnitHit {
    var unit: Unit
    var times: Int
    var level: UnitWords.Level?
    var size: PhraseSize?
    /// The token behind it.
    var next: Int
    var range: ByteRange
  }

  /// The unit that starts at `index`, where a number stands before it.
  func unit(_ index: Int, after number: Rational = .one) -> UnitHit? {
    if kind(index) == .quote { return inchMark(index) }
    guard kind(index) == .word, let hit = rawUnit(index), isUnitHere(hit, index, number) else { return nil }
    return hit
  }

  /// `9"`: a quotation mark that sticks to a number is an inch.
  private func inchMark(_ index: Int) -> UnitHit? {
    guard isGlued(index), kind(index - 1) == .digits || kind(index - 1) == .fraction else { return nil }
    return UnitHit(unit: .inch, times: 1, next: index + 1, range: tokens[index].range)
  }

  /// A unit with words such as `small`, `thick`, `heaped` before it.
  func describedUnit(_ index: Int, after number: Rational = .one) -> UnitHit? {
    if let hit = unit(index, after: number) { return hit }
    guard has(index, [.size, .adjective]), kind(index + 1) == .word else { return nil }
    let isTwice = has(index + 1, [.size, .adjective]) && unit(index + 1) == nil
    let start = isTwice ? index + 2 : index + 1
    guard var hit = unit(start, after: number), hit.unit.kind == .count || hit.unit.kind == .vague else { return nil }
    guard !isDoubtful(hit.unit), hit.next < tokens.count else { return nil }
    hit.size = size(index) ?? size(start - 1)
    return hit
  }

  private func rawUnit(_ index: Int) -> UnitHit? {
    guard let match = UnitWords.match(bytes, at: Int(tokens[index].start), context: .ingredient) else { return nil }
    var next = index + 1
    while next < tokens.count, Int(tokens[next].start) < match.end { next += 1 }
    guard Int(tokens[next - 1].end) <= match.end else { return nil }
    let range = ByteRange(Int(tokens[index].start), match.end)
    return UnitHit(unit: match.unit, times: match.times, level: match.level, size: nil, next: next, range: range)
  }

  /// Words that are units elsewhere but not before these words: `2 rib eye steaks`, `gram flour`.
  private func isUnitHere(_ hit: UnitHit, _ index: Int, _ number: Rational) -> Bool {
    if isDoubtful(hit.unit), number > .one, !endsInS(hit.next - 1) { return has(hit.next, .of) }
    switch hit.unit {
    case .inch: return !isWord(index, "in") || isInchWord(index)
    case .breast, .thigh, .leg, .wing, .drumstick: return kind(hit.next) == .word && !has(hit.next, [.of, .or, .and])
    case .gram: return !(isWord(index, "gram") && isWord(hit.next, "flour"))
    case .packet: return !isWord(index, "pak") || !(isWord(hit.next, "choi") || isWord(hit.next, "choy"))
    case .pot, .rib, .cube, .strip, .round, .chunk, .chop: return !isCutName(hit.next)
    case .bunch: return !isWord(hit.next, "garni")
    case .stalk: return !isWord(index, "stem") || !isWord(hit.next, "ginger")
    case .pound: return !isWord(index, "pound") || !isWord(hit.next, "cake")
    case .glass: return !isWord(hit.next, "noodles")
    default: return true
    }
  }

  /// Units whose word is as often the first half of a food's name.
  private func isDoubtful(_ unit: Unit) -> Bool {
    switch unit {
    case .round, .square, .pot, .chop, .cube, .strip, .rib, .chunk, .bar, .steak, .breast, .leg, .thigh, .wing, .heart,
      .ring:
      true
    default: false
    }
  }

  private func isCutName(_ index: Int) -> Bool {
    isWord(index, "eye") || isWord(index, "roast") || isWord(index, "steak") || isWord(index, "steaks")
      || isWord(index, "pie") || isWord(index, "loin") || isWord(index, "light") || isWord(index, "suey")
      || isWord(index, "eyes") || isWord(index, "stickers")
  }

  private func endsInS(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && bytes[Int(tokens[index].end) - 1] | 0x20 == UInt8(ascii: "s")
  }

  /// `in` is an inch where it sticks to the number or a shape follows.
  private func isInchWord(_ index: Int) -> Bool {
    if isGlued(index) || kind(index - 1) == .dash { return true }
    let next = index + 1
    for shape: StaticString in [
      "piece", "pieces", "knob", "stick", "long", "thick", "cube", "cubes", "slices", "square",
    ]
    where isWord(next, shape) { return true }
    return false
  }

  /// The size that the word at `index` names; `extra large` are two words.
  func size(_ index: Int) -> PhraseSize? {
    guard has(index, .size) else { return nil }
    let kinds: [PhraseSize.Kind] = [.mini, .small, .medium, .large, .extraLarge, .jumbo]
    let number = Int(tokens[index].number)
    guard (1...6).contains(number) else { return nil }
    let isExtra = number == 4 && isWord(index - 1, "extra")
    return PhraseSize(
      kind: isExtra ? .extraLarge : kinds[number - 1], range: range(isExtra ? index - 1 : index, index + 1))
  }
}

extension Unit {
  /// True for what is bought by the piece with a size printed on it: the size in brackets behind it is that of each.
  var isContainer: Bool {
    switch self {
    case .can, .jar, .packet, .box, .carton, .tub, .bottle, .bag, .sachet, .envelope, .punnet, .pack, .container, .pot,
      .tray, .basket, .log, .block, .bar, .loaf, .ball:
      true
    default: false
    }
  }

  /// True where a size may stand directly before the unit: `400 g can`, `2-inch piece`.
  var takesSize: Bool {
    if isContainer { return true }
    switch self {
    case .piece, .bunch, .head, .stick, .fillet, .sheet, .strip, .slice, .cube, .bulb, .knob, .round, .chunk, .rack,
      .steak, .tablespoon, .teaspoon, .roll:
      return true
    default: return false
    }
  }

  /// True for mass and volume: what a weight can be computed from.
  var isWeighable: Bool { kind == .mass || kind == .volume }

  /// True for what can be the size of a piece.
  var isSize: Bool { isWeighable || kind == .length }
}
