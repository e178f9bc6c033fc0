internal import MealSource
internal import MealUnits

extension Lexer {
  /// A word: letters, digits behind letters, hyphens and apostrophes between letters.
  mutating func word() {
    if isLink() { return link() }
    let start = index
    var (next, key) = (index, UnitWords.Key())
    while next < end {
      let length = letterLength(next)
      if length == 0 {
        guard next > start, joins(next, start) else { break }
        let isHyphen = bytes[next] == UInt8(ascii: "-") || bytes[next] == 0xE2 && bytes[next + 2] < 0x98
        key.append(isHyphen ? UInt8(ascii: "-") : UInt8(ascii: "'"))
        next += bytes[next] < 0x80 ? 1 : 3
      } else if length < 3 {
        next += key.append(folding: bytes, at: next)
      } else {
        for offset in 0..<length { key.append(bytes[next + offset]) }
        next += length
      }
    }
    next = min(next, end)
    if next == start { next = start + 1 }
    let found = Vocabulary.look(key)
    add(.word, elision(start, next), number: found.number)
    tokens[tokens.count - 1].classes = found.classes.isEmpty ? adverbial(start, next) : found.classes
  }

  /// The class of `coarsely-grated`: that of the word behind an adverb's hyphen.
  private func adverbial(_ start: Int, _ next: Int) -> WordClass {
    guard next - start > 8 else { return [] }
    var hyphen = next - 1
    while hyphen > start + 3, bytes[hyphen] != UInt8(ascii: "-") { hyphen -= 1 }
    guard hyphen > start + 3, bytes[hyphen - 1] == UInt8(ascii: "y"), bytes[hyphen - 2] == UInt8(ascii: "l") else {
      return []
    }
    let word = UnsafeBufferPointer(rebasing: bytes[hyphen + 1..<next])
    return Vocabulary.look(UnitWords.Key(folding: word)).classes.intersection([.leading, .trailing])
  }

  /// The bytes of the letter or digit at `next`; 0 where none stands there.
  @inline(__always)
  func letterLength(_ next: Int) -> Int {
    let byte = bytes[next]
    if byte < 0x80 {
      return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") ? 1 : 0
    }
    return wideLetterLength(next)
  }

  /// Letters of other scripts count as letters; the signs among U+0080 to U+00BF and U+2000 to U+2BFF do not.
  private func wideLetterLength(_ next: Int) -> Int {
    let byte = bytes[next]
    switch byte {
    case 0xC2: return next + 1 < end && [0xAA, 0xB5].contains(bytes[next + 1]) ? 2 : 0
    case 0xC3: return next + 1 < end && bytes[next + 1] == 0x97 ? 0 : min(2, end - next)
    case 0xC4...0xDF: return min(2, end - next)
    case 0xE2: return 0
    case 0xE3: return next + 2 < end && bytes[next + 1] == 0x80 && bytes[next + 2] == 0x80 ? 0 : min(3, end - next)
    case 0xE0...0xEE: return min(3, end - next)
    default: return 0
    }
  }

  /// True where a hyphen or an apostrophe at `next` stands between two letters.
  private func joins(_ next: Int, _ start: Int) -> Bool {
    switch bytes[next] {
    case UInt8(ascii: "-"): return next + 1 < end && isLetterStart(next + 1) && !followsNumber
    case UInt8(ascii: "'"): return next + 1 < end && isLetterStart(next + 1) && !isElided(next, start)
    case 0xE2:
      guard next + 3 < end, bytes[next + 1] == 0x80, [0x90, 0x91, 0x98, 0x99].contains(bytes[next + 2]) else {
        return false
      }
      return isLetterStart(next + 3) && !isElided(next, start)
    default: return false
    }
  }

  /// True for the `oz` of `14-oz-can` and `8oz-can`: there a hyphen divides.
  private var followsNumber: Bool {
    guard let last = tokens.last, !spaced, !gap else { return false }
    switch last.kind {
    case .digits, .fraction: return true
    case .dash: return !last.spaced && tokens.count > 1 && tokens[tokens.count - 2].kind != .word
    default: return false
    }
  }

  private func isLetterStart(_ next: Int) -> Bool {
    let byte = bytes[next]
    return byte < 0x80 ? (0x61...0x7A).contains(byte | 0x20) : letterLength(next) > 0
  }

  /// `d'ail`, `l'huile`: one letter before the apostrophe.
  private func isElided(_ next: Int, _ start: Int) -> Bool { next == start + 1 }

  /// Takes the apostrophe into the token of an elided article.
  private func elision(_ start: Int, _ next: Int) -> Int {
    guard next == start + 1, next < end else { return next - start }
    if bytes[next] == UInt8(ascii: "'") { return 2 }
    let isCurly = next + 2 < end && bytes[next] == 0xE2 && bytes[next + 1] == 0x80 && bytes[next + 2] == 0x99
    return isCurly ? 4 : 1
  }

  private func isLink() -> Bool {
    switch bytes[index] | 0x20 {
    case UInt8(ascii: "h"): starts(with: "http://") || starts(with: "https://")
    case UInt8(ascii: "w"): starts(with: "www.")
    default: false
    }
  }

  func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func link() {
    var next = index
    while next < end, bytes[next] > 0x20, bytes[next] != UInt8(ascii: ")") { next += 1 }
    decoration(next - index)
  }

  /// `<b>`, `</a>`: at most 200 bytes; otherwise the sign stays.
  mutating func tag() {
    guard index + 1 < end, (0x61...0x7A).contains(bytes[index + 1] | 0x20) || bytes[index + 1] == UInt8(ascii: "/")
    else {
      return add(.other, 1)
    }
    var next = index + 1
    while next < end, next < index + 200, bytes[next] != UInt8(ascii: ">") { next += 1 }
    guard next < end, bytes[next] == UInt8(ascii: ">") else { return add(.other, 1) }
    decoration(next + 1 - index)
  }

  mutating func ampersand() {
    if starts(with: "&nbsp;") { return skip(6) }
    add(.ampersand, starts(with: "&amp;") ? 5 : 1)
    tokens[tokens.count - 1].classes = .and
  }
}
