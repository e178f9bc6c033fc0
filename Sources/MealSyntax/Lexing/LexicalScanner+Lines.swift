import MealSource

extension LexicalScanner {
  /// True where `- ` begins an ingredient line.
  var startsItem: Bool {
    guard atStatementStart, !isInsideParens else { return false }
    let next = peek(1)
    return next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D || position + 1 == bytes.count
  }

  mutating func lexItem() {
    emitSignificant(.itemDash, from: position, to: position + 1)
    if peek() == 0x20 || peek() == 0x09 { lexSpace() }
    lexRawText(.ingredientText, endsAtSemicolon: true)
  }

  /// Raw text to the line's end, or before a `}` that closes nothing in it, a comment, or a `;` before a statement.
  mutating func lexRawText(_ kind: TokenKind, endsAtSemicolon: Bool) {
    var textStart = position
    var parens = 0
    var braces = 0
    scan: while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D: break scan
      case UInt8(ascii: "("), UInt8(ascii: "["): parens += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): parens = max(0, parens - 1)
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        if braces == 0 { break scan }
        braces -= 1
      case UInt8(ascii: "#") where startsComment(textStart): break scan
      case UInt8(ascii: ";") where endsAtSemicolon && parens == 0 && braces == 0:
        // Several in a row are one: the text of a line never ends with a `;`.
        let next = afterSemicolons(position)
        if endsItem(next) { break scan }
        position = next
        continue scan
      case UInt8(ascii: "\\") where isNewline(position + 1):
        position = afterNewline(position + 1)
        continue scan
      case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "("):
        flush(kind, from: textStart)
        lexInterpolation(in: kind)
        textStart = position
        continue scan
      default: break
      }
      position &+= 1
    }
    flushTrimmed(kind, from: textStart)
  }

  /// `#` begins a comment in raw text only after a space and not before a digit (`#10 can`).
  private func startsComment(_ textStart: Int) -> Bool {
    let before = byte(at: position - 1)
    return (before == 0x20 || before == 0x09) && !peek(1).isDigit
  }

  /// The offset behind a run of `;` and blanks.
  private func afterSemicolons(_ start: Int) -> Int {
    var index = start
    while byte(at: index) == UInt8(ascii: ";") || byte(at: index) == 0x20 || byte(at: index) == 0x09 { index += 1 }
    return index
  }

  /// True where what stands at `next`, behind a `;`, shows that it ended the ingredient line.
  private func endsItem(_ next: Int) -> Bool {
    switch byte(at: next) {
    case 0: return next >= bytes.count
    case 0x0A, 0x0D, UInt8(ascii: "}"), UInt8(ascii: "#"): return true
    case UInt8(ascii: "-"): return byte(at: next + 1) == 0x20
    default: return StatementHead.stands(at: next, in: bytes, onNewLine: false)
    }
  }

  private mutating func flushTrimmed(_ kind: TokenKind, from start: Int) {
    let end = position
    var trimmed = end
    while trimmed > start, bytes[trimmed - 1] == 0x20 || bytes[trimmed - 1] == 0x09 { trimmed -= 1 }
    if trimmed > start { emitSignificant(kind, from: start, to: trimmed) }
    if end > trimmed { emit(.whitespace, from: trimmed, to: end) }
  }

  /// `08:10 Ana ate 2 eggs`: what was eaten runs to the line's end.
  ///
  /// Called behind the verb.
  mutating func lexLogTextIfNeeded() {
    guard contexts.last?.kind == .logBrace, last == .identifier, isAteBehindEater else { return }
    if peek() == 0x20 || peek() == 0x09 { lexSpace() }
    lexRawText(.logText, endsAtSemicolon: false)
  }

  /// True where the tokens so far end in `TIME NAME ate`.
  private var isAteBehindEater: Bool {
    guard let verb = output.tokens.last, verb.length == 3 else { return false }
    let start = Int(verb.start)
    guard bytes[start] == 0x61, bytes[start + 1] == 0x74, bytes[start + 2] == 0x65 else { return false }
    var kinds: [TokenKind] = []
    for token in output.tokens.dropLast().reversed() where !token.kind.isTrivia {
      kinds.append(token.kind)
      if kinds.count == 2 { break }
    }
    return kinds.count == 2 && kinds[1] == .time && (kinds[0] == .identifier || kinds[0] == .string)
  }

  /// Finds bytes that are not UTF-8, control characters and over-long lines before anything else.
  mutating func checkCharacters() {
    var index = position
    var lineStart = index
    while true {
      index = endOfPlainText(index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte < 0x80 {
        if byte == 0x0A {
          checkLine(lineStart, index)
          lineStart = index &+ 1
        } else if byte < 0x20 || byte == 0x7F {
          if byte != 0x09, byte != 0x0D { index = reportControls(index) }
        }
        index &+= 1
      } else {
        index = checkHigh(index)
      }
    }
    checkLine(lineStart, index)
  }

  /// The offset of the first byte at or after `start` that is no printable ASCII, eight bytes at a step.
  private func endOfPlainText(_ start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var index = start
    let every: UInt64 = 0x0101_0101_0101_0101
    while index &+ 8 <= bytes.count {
      let word = (base + index).loadUnaligned(as: UInt64.self).littleEndian
      // The highest bit of a byte is set for what is below 0x20, is 0x7F, or is beyond ASCII; the lowest such bit is exact.
      let below = (word &- every &* 0x20) & ~word
      let delete = word ^ (every &* 0x7F)
      let odd = (below | ((delete &- every) & ~delete) | word) & (every &* 0x80)
      if odd != 0 { return index &+ odd.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] < 0x7F { index &+= 1 }
    return index
  }

  private mutating func checkLine(_ start: Int, _ end: Int) {
    if end - start > Lexer.lineLimit { fault(.lineTooLong, start, start + 1) }
  }

  /// Reports a run of control characters; gives the offset of its last one.
  private mutating func reportControls(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] < 0x20 || bytes[end] == 0x7F, ![0x09, 0x0A, 0x0D].contains(bytes[end]) {
      end += 1
    }
    fault(.controlCharacter, start, end)
    return end - 1
  }

  /// Steps over a well-formed character beyond ASCII, or reports a run of bytes that form none.
  private mutating func checkHigh(_ start: Int) -> Int {
    if let length = wellFormedLength(start) { return start + length }
    var end = start + 1
    while end < bytes.count, bytes[end] >= 0x80, wellFormedLength(end) == nil { end += 1 }
    fault(.invalidUTF8, start, end)
    return end
  }

  /// The length of the character at `index` after RFC 3629; nil where the bytes are no UTF-8.
  private func wellFormedLength(_ index: Int) -> Int? {
    let first = bytes[index]
    let scalar = HighScalar(bytes, index)
    guard scalar.length > 1, first <= 0xF4 else { return nil }
    switch scalar.length {
    case 3: return scalar.value >= 0x800 && !(0xD800...0xDFFF).contains(scalar.value) ? 3 : nil
    case 4: return (0x10000...0x10FFFF).contains(scalar.value) ? 4 : nil
    default: return scalar.length
    }
  }
}
