import MealSource

extension LexicalScanner {
  /// Numbers, dates and times, and the unit that stands directly behind a number.
  mutating func lexDigit() {
    let start = position
    if let end = endOfDate(start) { return emitSignificant(.date, from: start, to: end) }
    if let end = endOfTime(start) { return emitSignificant(.time, from: start, to: end) }
    let end = endOfNumber(start)
    emitSignificant(.number, from: start, to: end)
    lexAdjacentUnit()
  }

  /// `1h20` and `400g`: letters directly behind a number are a word of letters only.
  private mutating func lexAdjacentUnit() {
    let start = position
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isASCIILetter {
        end += 1
      } else if byte == UInt8(ascii: "-"), end > start, end + 1 < bytes.count, bytes[end + 1].isASCIILetter {
        end += 1
      } else if byte >= 0x80, let next = afterLetter(end) {
        end = next
      } else {
        break
      }
    }
    guard end > start else { return }
    emitSignificant(LexicalScanner.reserved(bytes, start, end) ?? .identifier, from: start, to: end)
  }

  /// The end of `2026-11-30` at `start`; nil where no date stands there.
  private func endOfDate(_ start: Int) -> Int? {
    guard start + 10 <= bytes.count, bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-") else {
      return nil
    }
    for offset in [0, 1, 2, 3, 5, 6, 8, 9] where !bytes[start + offset].isDigit { return nil }
    return byte(at: start + 10).isDigit ? nil : start + 10
  }

  /// The end of `18:30` or `6:30 pm` at `start`; nil where no time stands there.
  private func endOfTime(_ start: Int) -> Int? {
    var index = start
    while index < start + 2, byte(at: index).isDigit { index += 1 }
    guard index > start, byte(at: index) == UInt8(ascii: ":") else { return nil }
    guard byte(at: index + 1).isDigit, byte(at: index + 2).isDigit, !byte(at: index + 3).isDigit else { return nil }
    let end = index + 3
    let word = byte(at: end) == 0x20 ? end + 1 : end
    let half = byte(at: word) | 0x20
    let isHalf =
      (half == UInt8(ascii: "a") || half == UInt8(ascii: "p")) && byte(at: word + 1) | 0x20 == UInt8(ascii: "m")
    return isHalf && !byte(at: word + 2).isNamePart ? word + 2 : end
  }

  /// The end of the number at `start`; reports what is wrong with it.
  private mutating func endOfNumber(_ start: Int) -> Int {
    if let end = afterFractionCharacter(start) { return end }
    var end = endOfDigits(start)
    if let fraction = endOfFraction(end) { return checked(start, fraction) }
    if let decimal = endOfDecimals(start, end) { return decimal }
    end = endOfMixed(end) ?? end
    return checked(start, end)
  }

  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit || (bytes[end] == 0x5F && end > start) { end += 1 }
    return end
  }

  /// The end of `½` at `index`.
  private func afterFractionCharacter(_ index: Int) -> Int? {
    guard index < bytes.count, bytes[index] >= 0x80 else { return nil }
    let scalar = HighScalar(bytes, index)
    return scalar.role == .fraction ? index + scalar.length : nil
  }

  /// The end of `/2` at `index`, with a slash or U+2044.
  private func endOfFraction(_ index: Int) -> Int? {
    var digits = index
    if byte(at: index) == UInt8(ascii: "/") {
      digits = index + 1
    } else if byte(at: index) == 0xE2, byte(at: index + 1) == 0x81, byte(at: index + 2) == 0x84 {
      digits = index + 3
    }
    guard digits > index, byte(at: digits).isDigit else { return nil }
    return endOfDigits(digits)
  }

  /// The end of what makes a whole number mixed: ` 1/2`, `½`, ` ½`.
  private func endOfMixed(_ index: Int) -> Int? {
    if let end = afterFractionCharacter(index) { return end }
    guard byte(at: index) == 0x20 else { return nil }
    if let end = afterFractionCharacter(index + 1) { return end }
    guard byte(at: index + 1).isDigit else { return nil }
    let digits = endOfDigits(index + 1)
    guard let end = endOfFraction(digits), !byte(at: end).isNamePart || byte(at: end).isASCIILetter else { return nil }
    return end
  }

  /// The end of `.5` or `,5` behind the digits `start..<index`; reports commas that may mean two things.
  private mutating func endOfDecimals(_ start: Int, _ index: Int) -> Int? {
    let mark = byte(at: index)
    guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","), byte(at: index + 1).isDigit else { return nil }
    var end = endOfDigits(index + 1)
    var marks = 1
    while byte(at: end) == UInt8(ascii: ".") || byte(at: end) == UInt8(ascii: ","), byte(at: end + 1).isDigit {
      end = endOfDigits(end + 1)
      marks += 1
    }
    if mark == UInt8(ascii: ","), isInsideList {
      fault(.commaInList, start, end)
    } else if mark == UInt8(ascii: ","), looksLikeThousands(start, index, end) {
      fault(.ambiguousComma, start, end)
    } else if marks > 1 {
      fault(.malformedNumber, start, end)
    } else {
      return checked(start, end)
    }
    return end
  }

  /// One to three digits that do not begin with 0, then groups of a comma and exactly three digits.
  private func looksLikeThousands(_ start: Int, _ comma: Int, _ end: Int) -> Bool {
    guard (1...3).contains(comma - start), bytes[start] != UInt8(ascii: "0") else { return false }
    var index = comma
    while index < end {
      guard bytes[index] == UInt8(ascii: ","), index + 4 <= end else { return false }
      for offset in 1...3 where !bytes[index + offset].isDigit { return false }
      index += 4
    }
    return true
  }

  /// Reports a number of more than 15 significant digits or of 1e15 and more, and misplaced `_`.
  private mutating func checked(_ start: Int, _ end: Int) -> Int {
    var significant = 0
    var previous: UInt8 = 0
    var isMalformed = bytes[end - 1] == 0x5F
    var whole = 0
    var inWhole = true
    for index in start..<end {
      let byte = bytes[index]
      if byte.isDigit {
        if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
        if inWhole, whole > 0 || byte != UInt8(ascii: "0") { whole += 1 }
      } else if byte == 0x5F {
        if !previous.isDigit { isMalformed = true }
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        inWhole = false
      } else {
        significant = 0
        whole = 0
      }
      previous = byte
      if significant > 15 || whole > 15 {
        fault(.numberTooLong, start, end)
        return end
      }
    }
    if isMalformed { fault(.malformedNumber, start, end) }
    return end
  }
}
