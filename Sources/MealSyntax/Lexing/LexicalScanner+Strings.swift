import MealSource

extension LexicalScanner {
  mutating func lexString() {
    let start = position
    if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") { return lexLongString() }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), !isNewline(end) {
      end += 1
    }
    if byte(at: end) == UInt8(ascii: "\"") { return emitSignificant(.string, from: start, to: end + 1) }
    lexStringPieces(start, quotes: 1)
  }

  private mutating func lexLongString() {
    lexStringPieces(position, quotes: 3)
  }

  private mutating func lexStringPieces(_ start: Int, quotes: Int) {
    let faults = output.faults.count
    let end = quotes == 1 ? endOfLine(start) : endOfLongString(start + quotes)
    emitSignificant(.stringStart, from: start, to: start + quotes)
    var textStart = position
    while position < end {
      let byte = bytes[position]
      if isClosingQuote(quotes) {
        flush(.stringText, from: textStart)
        return emitSignificant(.stringEnd, from: position, to: position + quotes)
      } else if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
        flush(.stringText, from: textStart)
        lexInterpolation(in: .stringText)
        textStart = position
      } else if byte == UInt8(ascii: "\\") {
        lexEscape()
      } else {
        position += 1
      }
    }
    if quotes == 3 { output.faults.removeSubrange(faults...) }
    leaveStringOpen(start, quotes: quotes, textStart: textStart)
  }

  /// Where a string of several lines ends at the latest: without closing quotes, before the next declaration.
  private func endOfLongString(_ start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    var declaration: Int?
    for index in start..<bytes.count {
      if bytes[index] == quote, byte(at: index + 1) == quote, byte(at: index + 2) == quote { return bytes.count }
      if declaration == nil, isNewline(index), isDeclaration(at: index + 1) { declaration = index }
    }
    return declaration ?? bytes.count
  }

  private func isDeclaration(at index: Int) -> Bool {
    byte(at: index).isASCIILetter && StatementHead.stands(at: index, in: bytes, onNewLine: true)
  }

  private func isClosingQuote(_ quotes: Int) -> Bool {
    guard peek() == UInt8(ascii: "\"") else { return false }
    return quotes == 1 || (peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\""))
  }

  /// The string has no end.
  ///
  /// It ends where the line's own brackets need it to, so that one mistake stays one.
  private mutating func leaveStringOpen(_ start: Int, quotes: Int, textStart: Int) {
    fault(.unterminatedString, start, start + quotes)
    if quotes == 1 { position = max(textStart, endOfOpenText(textStart, endOfLine(textStart))) }
    flush(.stringText, from: textStart)
  }

  /// The place in `start..<end` before a block's `{`, the space before it too, or before a `}` that closes nothing.
  private func endOfOpenText(_ start: Int, _ end: Int) -> Int {
    var openers = 0
    for index in start..<max(start, end) {
      if bytes[index] == UInt8(ascii: "{") {
        if index > start, bytes[index - 1] == 0x20 { return index - 1 }
        openers += 1
      }
      if bytes[index] == UInt8(ascii: "}") {
        if openers == 0 { return index }
        openers -= 1
      }
    }
    return end
  }

  /// Emits the text from `start` up to the current place, if there is any.
  mutating func flush(_ kind: TokenKind, from start: Int) {
    if position > start { emitSignificant(kind, from: start, to: position) }
  }

  private mutating func lexEscape() {
    let start = position
    switch peek(1) {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\"): position += 2
    case UInt8(ascii: "u") where peek(2) == UInt8(ascii: "{"): lexScalarEscape(start)
    default:
      position += isNewline(position + 1) || position + 1 >= bytes.count ? 1 : 2
      fault(.badEscape, start, position)
    }
  }

  /// `\u{1F35E}`: one to six hexadecimal digits that name a character.
  private mutating func lexScalarEscape(_ start: Int) {
    var index = start + 3
    var value: UInt32 = 0
    while index < bytes.count, index < start + 10, let digit = hexDigit(bytes[index]) {
      value = value << 4 | digit
      index += 1
    }
    let isWhole = byte(at: index) == UInt8(ascii: "}") && index > start + 3
    position = isWhole ? index + 1 : index
    if !isWhole || Unicode.Scalar(value) == nil { fault(.badEscape, start, position) }
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    if byte.isDigit { return UInt32(byte - 0x30) }
    let letter = byte | 0x20
    return (0x61...0x66).contains(letter) ? UInt32(letter - 0x61 + 10) : nil
  }
}
