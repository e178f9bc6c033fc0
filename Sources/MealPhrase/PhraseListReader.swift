internal import MealSource

/// Reads a free phrase of several foods: `2 eggs with 200g cottage cheese`, `1 banana, 30 g peanut butter and a coffee`.
public enum PhraseListReader {
  /// The phrases of the text, in order; ranges count from the start of `text`.
  public static func read(
    _ text: Span<UInt8>, range: Range<Int>? = nil, knows: ((PhraseText) -> Bool)? = nil
  ) -> [Phrase] {
    text.withUnsafeBufferPointer { buffer in
      let bounds = (range ?? 0..<buffer.count).clamped(to: 0..<buffer.count)
      let bytes = UnsafeBufferPointer(rebasing: buffer[0..<bounds.upperBound])
      let splitter = LineReader(bytes, bounds, knows: knows)
      return splitter.items(bounds).map { item in
        var reader = LineReader(UnsafeBufferPointer(rebasing: bytes[0..<item.upperBound]), item, knows: knows)
        reader.run(given: nil)
        return reader.phrase
      }
    }
  }
}

extension LineReader {
  /// No food name, its amount included, has more tokens: what keeps the work of a long text linear.
  static let longestName = 20

  /// The byte ranges of the items of a free phrase.
  func items(_ bounds: Range<Int>) -> [Range<Int>] {
    var (result, start, index) = ([Range<Int>](), 0, 0)
    while index < tokens.count {
      if kind(index) == .open, let close = closing(index) { index = close }
      if let width = itemCut(index, start) {
        append(start, index, to: &result)
        start = index + width
        index = start
      } else {
        index += 1
      }
    }
    append(start, tokens.count, to: &result)
    // A text of nothing but signs is one item, so that someone says what is wrong with it.
    if result.isEmpty, !tokens.isEmpty { result.append(range(0, tokens.count).indices) }
    return result
  }

  /// Keeps an item, unless it is nothing but signs.
  private func append(_ start: Int, _ end: Int, to items: inout [Range<Int>]) {
    let (first, last) = trimmed(start, end)
    guard first < last else { return }
    items.append(range(start, end).indices)
  }

  /// The tokens of a cut at `index`; nil where the item goes on.
  private func itemCut(_ index: Int, _ start: Int) -> Int? {
    guard index > start, index + 1 < tokens.count else { return nil }
    if kind(index) == .plus || kind(index) == .semicolon { return 1 }
    let isComma = kind(index) == .comma && !(isGlued(index + 1) && kind(index + 1) == .digits)
    guard isComma || has(index, .and) || isWord(index, "with") || isWord(index, "plus") else { return nil }
    let next = isComma && (has(index + 1, .and) || isWord(index + 1, "with")) ? index + 2 : index + 1
    guard next < tokens.count, !isWithinKnown(start, index) else { return nil }
    if beginsAmount(next), !isMixedNumber(index) { return next - index }
    return isComma || !joinsFoods(start, index, next) ? nil : next - index
  }

  /// `1 and 1/2 cups`, `one and a half`.
  private func isMixedNumber(_ index: Int) -> Bool {
    has(index, .and) && (kind(index - 1) == .digits || has(index - 1, .numeral))
      && numeral(index - 1).map { $0.next > index } ?? false
  }

  private func beginsAmount(_ index: Int) -> Bool {
    single(index) != nil || has(index, .vagueAmount) || unit(index).map { has($0.next, .of) } ?? false
  }

  /// Two foods without amounts are two items only where both are known.
  private func joinsFoods(_ start: Int, _ cut: Int, _ next: Int) -> Bool {
    guard let knows, cut - start <= Self.longestName else { return false }
    var end = next + 1
    let last = min(tokens.count, next + Self.longestName)
    while end < last, kind(end) == .word, !has(end, .and), !isWord(end, "with") { end += 1 }
    let left = measureRun(start, limit: cut)?.at ?? start
    return knows(text(next, end)) && knows(text(left, cut))
  }

  /// True where a known food name spans the token: `macaroni and cheese`, `skyr, plain`.
  private func isWithinKnown(_ start: Int, _ index: Int) -> Bool {
    guard let knows, index - start <= Self.longestName else { return false }
    let left = measureRun(start, limit: index)?.at ?? start
    var end = index + 2
    while end <= tokens.count, end <= index + 5 {
      if knows(text(left, end)) { return true }
      end += 1
    }
    return false
  }
}
