/// The words of row names, the rows of each word, and the lexicon, for the scored search.
struct WordIndex {
  struct Token {
    var text: String
    var rows: [UInt16] = []
    var start: UInt32 = 0
    var kind: WordClass = .identity
    var detail: UInt8 = 255
  }

  /// The bit of a token in a row that opens a segment of the name.
  static let segmentMark: UInt16 = 0x8000
  /// The bit of a token that comes from the row's other names.
  static let commonMark: UInt16 = 0x4000
  /// The bit of a token in a first segment that does not name the food itself: `Lexicon.Shelf`.
  static let shelfMark: UInt16 = 0x2000
  /// The bit beside `shelfMark` for shelves that only say where the food stands.
  static let bareMark: UInt16 = 0x1000
  /// The bits of the token's index.
  static let indexMask: UInt16 = 0x0FFF

  let rows: [BuildRow]
  private(set) var tokens: [Token] = []
  private(set) var rowTokens: [UInt16] = []
  private(set) var starts: [UInt32] = []
  private(set) var counts: [UInt8] = []
  private var known: [String: Int] = [:]

  init(rows: [BuildRow]) { self.rows = rows }

  mutating func build() {
    addLexicon()
    for (index, row) in rows.enumerated() { add(row, UInt16(index)) }
    var start = 0
    for index in tokens.indices {
      tokens[index].start = UInt32(start)
      start += tokens[index].rows.count
    }
  }

  private mutating func add(_ row: BuildRow, _ index: UInt16) {
    starts.append(UInt32(rowTokens.count))
    var count = 0
    var isFirst = true
    for segment in WordIndex.segments(row.name) {
      count += add(segment, index, mark: isFirst ? WordIndex.mark(segment) : 0, room: 255 - count)
      isFirst = false
    }
    for segment in WordIndex.segments(row.common) {
      count += add(segment, index, mark: WordIndex.commonMark, room: 255 - count)
    }
    counts.append(UInt8(count))
  }

  private static func mark(_ segment: String) -> UInt16 {
    switch Lexicon.shelf(segment) {
    case .bare: shelfMark | bareMark
    case .kind: shelfMark
    case nil: 0
    }
  }

  private mutating func add(_ segment: String, _ row: UInt16, mark: UInt16, room: Int) -> Int {
    var opening = WordIndex.segmentMark
    var count = 0
    for word in MeasureWording.words(segment).prefix(room) {
      let token = token(word)
      if tokens[token].rows.last != row { tokens[token].rows.append(row) }
      rowTokens.append(UInt16(token) | opening | mark)
      opening = 0
      count += 1
    }
    return count
  }

  private mutating func token(_ word: String) -> Int {
    if let index = known[word] { return index }
    precondition(tokens.count < Int(WordIndex.indexMask), "too many different words")
    tokens.append(Token(text: word))
    known[word] = tokens.count - 1
    return tokens.count - 1
  }

  /// A name between its commas outside brackets.
  static func segments(_ name: String) -> [String] {
    var result: [String] = []
    var (current, depth) = ("", 0)
    for scalar in name.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if scalar == ",", depth == 0 {
        result.append(current)
        current = ""
      } else {
        current.unicodeScalars.append(scalar)
      }
    }
    return (result + [current]).filter { !$0.isEmpty }
  }
}

extension WordIndex {
  private mutating func addLexicon() {
    mark(Lexicon.faint, .faint)
    mark(Lexicon.product, .product)
    mark(Lexicon.part, .part)
    mark(Lexicon.free, .free)
    mark(Lexicon.preparation, .preparation)
    for (state, words) in Lexicon.states { mark(words, .state, detail: state.rawValue) }
    mark(Lexicon.clause, .clause)
    mark(Lexicon.binder, .binder)
    for word in Preparation.words { _ = token(NameWords(word).text) }
  }

  /// A later class of a word replaces an earlier one.
  private mutating func mark(_ words: String, _ kind: WordClass, detail: UInt8 = 255) {
    for word in MeasureWording.words(words) {
      let index = token(word)
      tokens[index].kind = kind
      tokens[index].detail = detail != 255 ? detail : kind == .preparation || kind == .free ? preparationBit(word) : 255
    }
  }

  private func preparationBit(_ word: String) -> UInt8 { Preparation.bit(of: word) ?? 255 }
}
