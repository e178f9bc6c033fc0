internal import MealSource
internal import MealUnits

/// Cuts a line into tokens in one pass; decorations (bullets, check boxes, asterisks, links) are set aside.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var index: Int
  var tokens: [Token] = []
  var stripped: [ByteRange] = []
  var spaced = false
  var gap = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.index = range.lowerBound
    self.end = range.upperBound
    tokens.reserveCapacity(range.count / 4 + 4)
  }

  /// Reads to the end.
  mutating func run() {
    while index < end { step() }
    Self.matchBrackets(&tokens)
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case 0x20, 0x09...0x0D: skip(1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digits()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): word()
    case UInt8(ascii: "_"): word()
    case UInt8(ascii: "*"), UInt8(ascii: "^"): decoration(1)
    case UInt8(ascii: "<"): tag()
    case UInt8(ascii: "&"): ampersand()
    case UInt8(ascii: "."): stop()
    case 0..<0x80: add(Self.sign(byte), 1)
    default: wide()
    }
  }

  @inline(__always)
  mutating func add(_ kind: Token.Kind, _ length: Int, number: UInt8 = 0) {
    tokens.append(
      Token(
        kind: kind, spaced: spaced, gap: gap, number: number, start: UInt32(truncatingIfNeeded: index),
        end: UInt32(truncatingIfNeeded: index + length)))
    index += length
    (spaced, gap) = (false, false)
  }

  mutating func skip(_ length: Int) {
    index += length
    spaced = true
  }

  /// Sets bytes aside that carry no meaning for a cook.
  mutating func decoration(_ length: Int) {
    stripped.append(ByteRange(index, index + length))
    index += length
    (spaced, gap) = (true, true)
  }

  /// The full stop of `med.`, `lg.` and `ca.` belongs to the word.
  private mutating func stop() {
    guard let last = tokens.last, !spaced, !gap, last.classes.has([.size, .about]), last.range.count < 7 else {
      return add(.dot, 1)
    }
    tokens[tokens.count - 1].end += 1
    index += 1
  }

  private mutating func digits() {
    var next = index + 1
    while next < end, (0x30...0x39).contains(bytes[next]) || isDigitSpacer(next) { next += 1 }
    add(next - index > 15 ? .word : .digits, next - index)
  }

  /// `1_000`: one underscore between two digits.
  private func isDigitSpacer(_ next: Int) -> Bool {
    bytes[next] == UInt8(ascii: "_") && (0x30...0x39).contains(bytes[next - 1]) && next + 1 < end
      && (0x30...0x39).contains(bytes[next + 1])
  }

  private static func sign(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "="), UInt8(ascii: "|"): .equals
    case UInt8(ascii: "~"): .approximately
    case UInt8(ascii: "("), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "}"): .close
    case UInt8(ascii: "["): .openSquare
    case UInt8(ascii: "]"): .closeSquare
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "$"): .currency
    default: .other
    }
  }

  /// Ties every closing round bracket to the last one open.
  static func matchBrackets(_ tokens: inout [Token]) {
    var open: [Int] = []
    for position in tokens.indices {
      tokens[position].partner = -1
      switch tokens[position].kind {
      case .open: open.append(position)
      case .close:
        guard let start = open.popLast() else { continue }
        tokens[start].partner = Int32(position)
        tokens[position].partner = Int32(start)
      default: break
      }
    }
  }
}
