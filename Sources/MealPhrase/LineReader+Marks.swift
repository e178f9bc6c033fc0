internal import MealSource
internal import MealUnits

extension LineReader {
  /// Takes bullets, check boxes, marks and prices out of the tokens.
  mutating func prepare() {
    var cuts: [Range<Int>] = []
    var index = bulletEnd()
    if index > 0 { strip(0..<index, &cuts) }
    while index < tokens.count {
      switch tokens[index].kind {
      case .openSquare: readSquare(&index, &cuts)
      case .currency: stripPrice(&index, &cuts)
      default: index += 1
      }
    }
    cut(cuts)
  }

  /// Where `- `, `+ ` and the like at the start end, and `[ ]`, `[x]`.
  private func bulletEnd() -> Int {
    var index = 0
    while isBullet(index) { index += 1 }
    if kind(index) == .openSquare, kind(index + 1) == .closeSquare { return index + 2 }
    if kind(index) == .openSquare, isWord(index + 1, "x"), kind(index + 2) == .closeSquare { return index + 3 }
    return index
  }

  private func isBullet(_ index: Int) -> Bool {
    switch kind(index) {
    case .dash?, .plus?, .comma?: true
    case .dot?: kind(index + 1) != .digits || tokens[index + 1].spaced
    default: false
    }
  }

  private mutating func strip(_ run: Range<Int>, _ cuts: inout [Range<Int>]) {
    phrase.stripped.append(range(run.lowerBound, run.upperBound))
    if let last = cuts.last, last.upperBound > run.lowerBound {
      cuts[cuts.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
    } else {
      cuts.append(run)
    }
  }

  /// A mark is kept as such; other square brackets are text, of which a link's brackets are stripped.
  private mutating func readSquare(_ index: inout Int, _ cuts: inout [Range<Int>]) {
    guard let close = closingSquare(index) else {
      index += 1
      return
    }
    let range = ByteRange(tokens[index].start, tokens[close].end)
    let inner = close > index + 1 ? self.range(index + 1, close) : ByteRange(range.end, range.end)
    guard let kind = markKind(index, close, inner) else {
      // A remark like one in round brackets.
      (tokens[index].kind, tokens[close].kind) = (.open, .close)
      Lexer.matchBrackets(&tokens)
      index = close + 1
      return
    }
    phrase.marks.append(PhraseMark(kind: kind, range: range, key: inner))
    if kind == .optional { phrase.flags.insert(.optional) }
    cuts.append(index..<close + 1)
    index = close + 1
  }

  private func closingSquare(_ open: Int) -> Int? {
    var index = open + 1
    while index < tokens.count, index < open + 12 {
      if tokens[index].kind == .closeSquare { return index }
      if tokens[index].kind == .openSquare { return nil }
      index += 1
    }
    return nil
  }

  private func markKind(_ open: Int, _ close: Int, _ inner: ByteRange) -> PhraseMark.Kind? {
    if close == open + 2, isWord(open + 1, "fixed") { return .fixed }
    if close == open + 2, isWord(open + 1, "optional") { return .optional }
    guard close > open + 3, tokens[open + 1].kind == .word, tokens[open + 2].kind == .colon else { return nil }
    let isTight = (open + 2...close).allSatisfy { !tokens[$0].spaced }
    return isTight ? .key : nil
  }

  /// `$0.05`, `€2`, `(0,35 €)`: the bracket goes with the price that fills it.
  private mutating func stripPrice(_ index: inout Int, _ cuts: inout [Range<Int>]) {
    var (start, end) = (index, index + 1)
    if let number = single(end), kind(end) != .word { end = number.next } else { start = numberBefore(index) }
    if kind(start - 1) == .open, kind(end) == .close { (start, end) = (start - 1, end + 1) }
    if kind(start - 1) == .dash, end == tokens.count { start -= 1 }
    strip(start..<end, &cuts)
    index = end
  }

  /// The first token of a number that ends before `index`.
  private func numberBefore(_ index: Int) -> Int {
    guard kind(index - 1) == .digits else { return index }
    let isDecimal = (kind(index - 2) == .comma || kind(index - 2) == .dot) && kind(index - 3) == .digits
    return isDecimal && isGlued(index - 1) && isGlued(index - 2) ? index - 3 : index - 1
  }
}
