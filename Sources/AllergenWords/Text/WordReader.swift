/// Splits a text into words in one pass: letters folded, digits apart from letters, each gap classed.
struct WordReader {
  /// The words so far.
  private(set) var words: [TextWord] = []
  /// The folded letters of all of them.
  private(set) var letters: [UInt8] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var gap = WordGap.soft
  private var lineBreaks = 0
  private var afterHyphen = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    words.reserveCapacity(bytes.count / 5 + 1)
    letters.reserveCapacity(bytes.count)
  }

  /// Reads all words of a text.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (words: [TextWord], letters: [UInt8]) {
    var reader = WordReader(bytes)
    while reader.place < bytes.count { reader.step() }
    return (reader.words, reader.letters)
  }

  private mutating func step() {
    let byte = bytes[place]
    if byte >= 0x80 {
      stepWide()
    } else if ASCIIClass.isLetter(byte) {
      readWord()
    } else if ASCIIClass.isDigit(byte) {
      readNumber()
    } else if byte == UInt8(ascii: "&") {
      readAmpersand()
    } else {
      passGap(byte)
      place += 1
    }
  }

  private mutating func stepWide() {
    let (scalar, length) = scalar(at: place)
    switch LetterFolding.fold(scalar) {
    case .one, .two, .foreign: readWord()
    case .nothing: place += length
    case .gap:
      passWideGap(scalar)
      place += length
    }
  }

  private mutating func readWord() {
    let start = place
    let first = letters.count
    var hash = WordHash()
    while place < bytes.count {
      let byte = bytes[place]
      if ASCIIClass.isLetter(byte) {
        append(byte | 0x20, &hash)
        place += 1
      } else if byte < 0x80 || !readWideLetter(&hash) {
        break
      }
    }
    append(start, first, hash, isNumber: false)
  }

  /// Reads one letter above ASCII; false where the word ends.
  private mutating func readWideLetter(_ hash: inout WordHash) -> Bool {
    let (scalar, length) = scalar(at: place)
    switch LetterFolding.fold(scalar) {
    case .gap: return false
    case .nothing: break
    case .one(let letter): append(letter, &hash)
    case .two(let one, let two):
      append(one, &hash)
      append(two, &hash)
    case .foreign:
      for byte in bytes[place..<place + length] { append(byte, &hash) }
    }
    place += length
    return true
  }

  private mutating func readNumber() {
    let start = place
    let first = letters.count
    var hash = WordHash()
    while place < bytes.count, ASCIIClass.isDigit(bytes[place]) {
      append(bytes[place], &hash)
      place += 1
    }
    append(start, first, hash, isNumber: true)
  }

  /// "half & half" is "half and half".
  private mutating func readAmpersand() {
    let first = letters.count
    var hash = WordHash()
    for letter in "and".utf8 { append(letter, &hash) }
    place += 1
    append(place - 1, first, hash, isNumber: false)
  }

  private mutating func append(_ letter: UInt8, _ hash: inout WordHash) {
    letters.append(letter)
    hash.mix(letter)
  }

  private mutating func append(_ start: Int, _ first: Int, _ hash: WordHash, isNumber: Bool) {
    words.append(
      TextWord(range: start..<place, letters: first..<letters.count, gap: gap, hash: hash, isNumber: isNumber))
    gap = .soft
    lineBreaks = 0
    afterHyphen = false
  }

  private mutating func passGap(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): passLineBreak()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "\""):
      break
    case UInt8(ascii: "-"): afterHyphen = gap == .soft
    case UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      gap = stopEnds() ? .sentence : max(gap, .comma)
    default: gap = max(gap, .comma)
    }
  }

  /// True unless a full stop stands inside a number or an abbreviation.
  private func stopEnds() -> Bool {
    guard place + 1 < bytes.count else { return true }
    return !ASCIIClass.isLetter(bytes[place + 1]) && !ASCIIClass.isDigit(bytes[place + 1])
  }

  private mutating func passLineBreak() {
    lineBreaks += 1
    if lineBreaks > 1 {
      gap = .sentence
    } else if afterHyphen {
      gap = max(gap, .broken)
    }
  }

  private mutating func passWideGap(_ scalar: UInt32) {
    switch scalar {
    case 0xA0, 0x2018, 0x2019, 0x201C, 0x201D, 0xAB, 0xBB, 0x202F, 0x2009, 0xB4, 0xAE, 0x2122: break
    case 0x2010, 0x2011: afterHyphen = gap == .soft
    default: gap = max(gap, .comma)
    }
  }

  /// Decodes the scalar at a place; a malformed byte is a gap of its own.
  private func scalar(at place: Int) -> (value: UInt32, length: Int) {
    let lead = bytes[place]
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, place + length <= bytes.count else { return (0x80, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[place + 1..<place + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }
}
