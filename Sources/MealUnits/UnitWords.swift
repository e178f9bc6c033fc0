/// Reads unit words: English, with plurals and abbreviations, and those of the eight report languages.
///
/// A look-up costs one binary search a word in a table in read-only memory.
public enum UnitWords {
  /// Where the word stands: `C`, `F`, `t` and `T` mean different things in a recipe and in an expression.
  public enum Context: Sendable {
    /// After a number in the expression language: `C` and `F` are temperatures; no bare `t`, `T`, `c`.
    case expression
    /// In ingredient text: `C` and `c` are cups, `T` a tablespoon, `t` a teaspoon; durations and energy are no units.
    case ingredient
  }

  /// How full a spoon or cup is meant to be.
  public enum Level: UInt8, Sendable {
    /// Heaped, heaping, rounded.
    case heaped
    /// Level.
    case level
    /// Scant: a little less.
    case scant
    /// Generous, good: a little more.
    case generous
  }

  /// A unit read from text.
  public struct Match: Sendable {
    /// The unit.
    public var unit: Unit
    /// How many of `unit` one of the word is: 500 for `Pfund` in grams, 1 for nearly all.
    public var times: Int
    /// What a word such as `heaping` before the unit said.
    public var level: Level?
    /// The offset just past the word, and past the full stop of an abbreviation.
    public var end: Int
  }

  /// The unit that the whole of `word` means; nil where it is none.
  public static func unit(_ word: some StringProtocol, context: Context) -> Unit? {
    var copy = Array(word.utf8)
    return copy.withUnsafeMutableBufferPointer { buffer -> Unit? in
      let bytes = UnsafeBufferPointer(buffer)
      guard let match = match(bytes, at: 0, context: context), match.end == bytes.count else { return nil }
      return match.unit
    }
  }

  /// The longest unit of one to four words that starts at `start`, with a word such as `heaped` before it.
  public static func match(_ bytes: Span<UInt8>, at start: Int, context: Context) -> Match? {
    bytes.withUnsafeBufferPointer { match($0, at: start, context: context) }
  }

  /// The longest unit of one to four words that starts at `start`, with a word such as `heaped` before it.
  public static func match(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, context: Context) -> Match? {
    if let plain = plainMatch(bytes, at: start, context: context) { return plain }
    guard let (level, next) = levelWord(bytes, at: start) else { return nil }
    var match = plainMatch(bytes, at: next, context: context)
    match?.level = level
    return match
  }

  /// A unit without a word such as `heaped` before it.
  public static func plainMatch(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, context: Context) -> Match? {
    var scanner = WordScanner(bytes, start)
    guard scanner.readWord() else { return degrees(bytes, start, context) }
    let (lead, leadEnd) = (scanner.index == start + 1 ? bytes[start] : 0, scanner.index)
    var best: Match?
    while let row = table.row(of: scanner.key) {
      if let meaning = meaning(row, context), !(scanner.index == start + 1 && isCased(bytes[start])) {
        best = Match(unit: meaning.unit, times: meaning.times, level: nil, end: scanner.index)
      }
      guard continues(row), scanner.readNextWord() else { break }
    }
    if best == nil, let unit = letter(lead, context) { best = Match(unit: unit, times: 1, level: nil, end: leadEnd) }
    if let end = best?.end { best?.end = pastStop(bytes, end) }
    return best
  }
}

extension UnitWords {
  private static func meaning(_ row: Int, _ context: Context) -> Meaning? {
    switch table.byte(row, Table.keyWidth) {
    case UInt8(ascii: "i"), UInt8(ascii: "I"): if context == .expression { return nil }
    case UInt8(ascii: "e"), UInt8(ascii: "E"): if context == .ingredient { return nil }
    default: break
    }
    return code(row).map { meanings[$0] }
  }

  /// The position in `meanings` that a row holds; nil for `---`.
  static func code(_ row: Int) -> Int? {
    var value = 0
    for offset in 1...3 {
      let digit = table.byte(row, Table.keyWidth + offset) &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// True where longer rows begin with the words of this one.
  private static func continues(_ row: Int) -> Bool {
    switch table.byte(row, Table.keyWidth) {
    case UInt8(ascii: "I"), UInt8(ascii: "E"), UInt8(ascii: "+"): true
    default: false
    }
  }

  /// True for the letters whose case decides what they mean.
  private static func isCased(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "c"), UInt8(ascii: "t"), UInt8(ascii: "f"): true
    default: false
    }
  }

  private static func letter(_ byte: UInt8, _ context: Context) -> Unit? {
    switch (byte, context) {
    case (UInt8(ascii: "C"), .ingredient), (UInt8(ascii: "c"), .ingredient): .cup
    case (UInt8(ascii: "T"), .ingredient): .tablespoon
    case (UInt8(ascii: "t"), .ingredient): .teaspoon
    case (UInt8(ascii: "C"), .expression): .celsius
    case (UInt8(ascii: "F"), .expression): .fahrenheit
    default: nil
    }
  }

  /// `°C`, `°F`, `ºC`.
  private static func degrees(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ context: Context) -> Match? {
    guard context == .expression, start + 2 < bytes.count, bytes[start] == 0xC2 else { return nil }
    guard bytes[start + 1] == 0xB0 || bytes[start + 1] == 0xBA else { return nil }
    guard let match = plainMatch(bytes, at: start + 2, context: .expression) else { return nil }
    return match.unit.kind == .temperature ? match : nil
  }

  /// Steps over the full stop of an abbreviation, unless a word or number goes on directly behind it.
  private static func pastStop(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return end }
    guard end + 1 < bytes.count else { return end + 1 }
    return WordScanner.isLetter(bytes[end + 1]) || bytes[end + 1] == UInt8(ascii: ".") ? end : end + 1
  }
}
