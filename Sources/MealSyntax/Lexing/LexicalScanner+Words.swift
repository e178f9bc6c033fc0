import MealSource

extension LexicalScanner {
  mutating func lexWord() {
    let start = position
    let end = endOfWord(start)
    let kind = LexicalScanner.reserved(bytes, start, end) ?? .identifier
    if kind == .reservedElse { takeBackNewline() }
    if kind == .identifier, atStatementStart { inLogHead = isLog(start, end) }
    emitSignificant(kind, from: start, to: end)
    if kind == .identifier, contexts.last?.kind == .logBrace { lexLogTextIfNeeded() }
  }

  private func isLog(_ start: Int, _ end: Int) -> Bool {
    end - start == 3 && bytes[start] == UInt8(ascii: "l") && bytes[start + 1] == UInt8(ascii: "o")
      && bytes[start + 2] == UInt8(ascii: "g")
  }

  /// The end of the identifier that begins at `start`: letters, digits, `_`, and `-` between two of them.
  func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        if byte.isNamePart {
          end &+= 1
        } else if byte == UInt8(ascii: "-"), end > start, end + 1 < bytes.count,
          isNameStart(end + 1) || bytes[end + 1].isDigit
        {
          end &+= 1
        } else {
          break
        }
      } else {
        guard let next = afterLetter(end) else { break }
        end = next
      }
    }
    return end
  }

  private func isNameStart(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte < 0x80 ? byte.isASCIILetter || byte == 0x5F : afterLetter(index) != nil
  }

  /// The offset after the character beyond ASCII at `index`, where it may stand in a name; else nil.
  func afterLetter(_ index: Int) -> Int? {
    let scalar = HighScalar(bytes, index)
    return scalar.role == .letter ? index + scalar.length : nil
  }

  mutating func lexHigh() {
    let start = position
    let scalar = HighScalar(bytes, start)
    let end = start + scalar.length
    switch scalar.role {
    case .letter: lexWord()
    case .space: emit(.whitespace, from: start, to: end)
    case .fraction: lexDigit()
    case .currency: emitSignificant(.currencySymbol, from: start, to: end)
    case .dash: emitSignificant(.minus, from: start, to: end)
    case .times: emitSignificant(.star, from: start, to: end)
    case .lessEqual: emitSignificant(.lessEqual, from: start, to: end)
    case .greaterEqual: emitSignificant(.greaterEqual, from: start, to: end)
    case .none: emitSignificant(.unknown, from: start, to: end)
    }
  }

  /// The kind of the reserved word at `start..<end`; nil for any other word.
  static func reserved(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> TokenKind? {
    guard end - start <= 5 else { return nil }
    var packed: UInt64 = 0
    for index in start..<end { packed = packed << 8 | UInt64(bytes[index]) }
    switch packed {
    case 0x7472_7565: return .reservedTrue
    case 0x66_616C_7365: return .reservedFalse
    case 0x61_6E64: return .reservedAnd
    case 0x6F72: return .reservedOr
    case 0x6E_6F74: return .reservedNot
    case 0x6966: return .reservedIf
    case 0x656C_7365: return .reservedElse
    case 0x66_6F72: return .reservedFor
    case 0x696E: return .reservedIn
    case 0x6C_6574: return .reservedLet
    case 0x64_6566: return .reservedDef
    default: return nil
    }
  }

  mutating func lexPunctuation(_ byte: UInt8) {
    let start = position
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): lexOpener(byte)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): lexCloser(byte)
    case UInt8(ascii: ";"):
      emitSignificant(.semicolon, from: start, to: start + 1)
      atStatementStart = true
      inLogHead = false
    case UInt8(ascii: "-") where startsItem: lexItem()
    case UInt8(ascii: "\\") where isNewline(start + 1):
      emit(.continuation, from: start, to: afterNewline(start + 1))
    default:
      let (kind, length) = operatorToken(byte)
      emitSignificant(kind, from: start, to: start + length)
    }
  }

  func isNewline(_ index: Int) -> Bool { byte(at: index) == 0x0A || byte(at: index) == 0x0D }

  private func operatorToken(_ byte: UInt8) -> (TokenKind, Int) {
    let next = peek(1)
    let isEqualNext = next == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: "."): return next == UInt8(ascii: ".") ? (.range, 2) : (.dot, 1)
    case UInt8(ascii: "="): return isEqualNext ? (.equalEqual, 2) : (.equal, 1)
    case UInt8(ascii: "!"): return isEqualNext ? (.notEqual, 2) : (.unknown, 1)
    case UInt8(ascii: "<"): return isEqualNext ? (.lessEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): return isEqualNext ? (.greaterEqual, 2) : (.greater, 1)
    case UInt8(ascii: "+"): return (.plus, 1)
    case UInt8(ascii: "-"): return (.minus, 1)
    case UInt8(ascii: "*"): return (.star, 1)
    case UInt8(ascii: "/"): return (.slash, 1)
    case UInt8(ascii: "%"): return (.percent, 1)
    case UInt8(ascii: "$"): return (.currencySymbol, 1)
    default: return (.unknown, 1)
    }
  }
}

/// A character beyond ASCII, decoded just far enough to know its role.
struct HighScalar {
  enum Role { case letter, space, fraction, currency, dash, times, lessEqual, greaterEqual, none }

  var value: UInt32
  var length: Int

  /// Decodes the character at `index`; a broken sequence counts as one byte without a role.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let first = bytes[index]
    let wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard wanted > 1, index + wanted <= bytes.count else {
      (value, length) = (0xFFFD, 1)
      return
    }
    var scalar = UInt32(first) & (0x7F >> UInt32(wanted))
    for offset in 1..<wanted {
      let next = bytes[index + offset]
      guard next & 0xC0 == 0x80 else {
        (value, length) = (0xFFFD, 1)
        return
      }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    (value, length) = (scalar, wanted)
  }

  var role: Role {
    switch value {
    case 0xBC...0xBE, 0x2150...0x215E, 0x2189: .fraction
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .space
    case 0x20AC, 0xA3: .currency
    case 0x2013, 0x2014, 0x2212: .dash
    case 0xD7: .times
    case 0x2264: .lessEqual
    case 0x2265: .greaterEqual
    case 0xB0, 0xB5, 0xBA, 0xAA: .letter
    case 0x80...0xBF, 0xF7, 0x2010...0x206F, 0x20A0...0x20CF, 0x2190...0x2BFF, 0x3001...0x3004, 0xFFFD, 0xFEFF: .none
    default: .letter
    }
  }
}
