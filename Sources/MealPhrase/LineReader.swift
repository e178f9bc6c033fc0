internal import MealSource
internal import MealUnits

/// The working state of reading one line: its tokens, how far it has read, and the phrase as it grows.
///
/// Each step reads from `at` and may only move forward or cut tokens out, so that the time is linear in the line.
struct LineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let knows: ((PhraseText) -> Bool)?
  var tokens: [Token]
  /// The next token to read.
  var at = 0
  var phrase = Phrase()
  /// The alternatives that only describe and lack a noun.
  var headless: [Int] = []
  /// The alternatives that are another amount of the main food.
  var sameFood: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, knows: ((PhraseText) -> Bool)?) {
    var lexer = Lexer(bytes, range)
    lexer.run()
    self.bytes = bytes
    self.knows = knows
    tokens = lexer.tokens
    phrase.stripped = lexer.stripped
  }

  /// Reads the whole line, the amount first unless it was `given`.
  mutating func run(given: GivenAmount?) {
    prepare()
    if given == nil, readRecipeReference() { return }
    if let given { take(given) } else { readHead() }
    if readRecipeReference() { return }
    readFoods()
    settle()
  }

  // MARK: Looking at tokens

  @inline(__always)
  func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

  @inline(__always)
  func classes(_ index: Int) -> WordClass { index >= 0 && index < tokens.count ? tokens[index].classes : [] }

  @inline(__always)
  func has(_ index: Int, _ classes: WordClass) -> Bool { self.classes(index).has(classes) }

  /// True where the token at `index` follows the one before it without a blank.
  @inline(__always)
  func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].spaced && !tokens[index].gap }

  /// True where the token is the word `text`, in any case; `text` is in lower case.
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count, tokens[index].kind == .word else { return false }
    let (start, count) = (Int(tokens[index].start), text.utf8CodeUnitCount)
    guard Int(tokens[index].end) - start == count else { return false }
    for offset in 0..<count {
      let byte = bytes[start + offset]
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lower != text.utf8Start[offset] { return false }
    }
    return true
  }

  /// The range from the start of one token to the end of the one before `end`; empty at the start for none.
  func range(_ start: Int, _ end: Int) -> ByteRange {
    guard start < end, end <= tokens.count else {
      let place = start < tokens.count ? tokens[start].start : tokens.last?.end ?? 0
      return ByteRange(place, place)
    }
    return ByteRange(tokens[start].start, tokens[end - 1].end)
  }

  /// The words of the tokens, in pieces where something was cut out; signs at both ends are left off.
  func text(_ start: Int, _ end: Int) -> PhraseText {
    let (start, end) = trimmed(start, end)
    guard start < end else { return PhraseText() }
    var (result, index) = (PhraseText(), start)
    var piece = ByteRange(tokens[start].start, tokens[start].start)
    while index < end {
      let partner = Int(tokens[index].partner)
      let isBracket = kind(index) == .open && partner > index
      if tokens[index].gap || isBracket || piece.isEmpty {
        if !piece.isEmpty { append(piece, to: &result) }
        piece = isBracket ? ByteRange(tokens[index].start, tokens[index].start) : tokens[index].range
      } else {
        piece.end = tokens[index].end
      }
      index = isBracket ? partner + 1 : index + 1
    }
    if !piece.isEmpty { append(piece, to: &result) }
    return result
  }

  private func append(_ piece: ByteRange, to text: inout PhraseText) {
    if text.first.isEmpty { text.first = piece } else { text.rest.append(piece) }
  }

  /// The tokens without separators at both ends.
  func trimmed(_ start: Int, _ end: Int) -> (Int, Int) {
    var (start, end) = (start, min(end, tokens.count))
    while start < end, isEdge(start) { start += 1 }
    while start < end, isEdge(end - 1) { end -= 1 }
    return (start, end)
  }

  private func isEdge(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .semicolon, .colon, .dot, .slash, .dash, .plus, .equals, .ampersand: true
    case .open, .close: tokens[index].partner < 0
    default: false
    }
  }

  /// Removes runs of tokens, given in order; what follows each is marked, so that text is not joined over the gap.
  mutating func cut(_ runs: [Range<Int>]) {
    guard !runs.isEmpty else { return }
    var (kept, run, gap) = (0, 0, false)
    for index in tokens.indices {
      while run < runs.count, runs[run].upperBound <= index { run += 1 }
      if run < runs.count, runs[run].contains(index) {
        gap = true
        continue
      }
      tokens[kept] = tokens[index]
      if gap { tokens[kept].gap = true }
      gap = false
      kept += 1
    }
    tokens.removeLast(tokens.count - kept)
    Lexer.matchBrackets(&tokens)
  }

  // MARK: Keeping text

  mutating func note(_ start: Int, _ end: Int) {
    let (start, end) = trimmed(start, end)
    if start < end { phrase.notes.append(range(start, end)) }
  }

  mutating func prepare(_ start: Int, _ end: Int) {
    let (start, end) = trimmed(start, end)
    guard start < end else { return }
    phrase.preparation.append(range(start, end))
    if has(start, .garnish), end == start + 1 { phrase.flags.insert(.forGarnish) }
    if isJuicePreparation(start, end) { phrase.flags.formUnion(juiceFlags(start, end)) }
  }
}
