/// Reads keys from the bytes a terminal sends: UTF-8 text, control bytes, escape sequences, bracketed paste.
///
/// Bytes may arrive in any portions: what is not complete yet waits for more. Sequences it does not know are dropped
/// whole, so that an unknown function key never leaves letters in the line.
struct KeyDecoder {
  private enum State {
    case ground
    case escape
    /// After `ESC [`, with the parameter bytes so far.
    case sequence([UInt8])
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [`: the Linux console's function keys have one more byte.
    case consoleKey
    case paste
  }

  private var state = State.ground
  private var text: [UInt8] = []
  private var pasted: [UInt8] = []
  private var keys: [Key] = []

  /// True where a lone Escape waits to be told from the start of a sequence: after a pause, call `pause()`.
  var awaitsRest: Bool {
    if case .escape = state { return true }
    return false
  }

  /// The keys that `bytes` complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    flushText(keepingIncomplete: true)
    return takeKeys()
  }

  /// Nothing came after an Escape for a while: it was the key itself.
  mutating func pause() -> [Key] {
    guard awaitsRest else { return [] }
    state = .ground
    return [.escape]
  }

  private mutating func takeKeys() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .sequence(let parameters): sequence(parameters, byte)
    case .singleShift: finish(KeyDecoder.named(byte, modifier: 1) ?? KeyDecoder.shifted(byte))
    case .consoleKey: finish(nil)
    case .paste: paste(byte)
    }
  }

  private mutating func finish(_ key: Key?) {
    state = .ground
    if let key { keys.append(key) }
  }

  private mutating func ground(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7F {
      text.append(byte)
      return
    }
    flushText(keepingIncomplete: false)
    if byte == 0x1B { state = .escape } else if let key = KeyDecoder.control(byte) { keys.append(key) }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case 0x1B: keys.append(.escape)  // the second may start a sequence
    case 0x08, 0x7F: finish(.alt("\u{7F}"))
    case 0x20...0x7E: finish(.alt(Character(Unicode.Scalar(byte))))
    default:
      finish(.escape)
      ground(byte)
    }
  }

  private mutating func sequence(_ parameters: [UInt8], _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .consoleKey
    case 0x20...0x3F: state = .sequence(parameters + [byte])
    case 0x40...0x7E: sequenceEnd(KeyDecoder.numbers(parameters), byte)
    default:  // no sequence after all: the byte counts for itself
      state = .ground
      ground(byte)
    }
  }

  private mutating func sequenceEnd(_ numbers: [Int], _ final: UInt8) {
    let modifier = numbers.count > 1 ? numbers[1] : 1
    if final != UInt8(ascii: "~") {
      finish(KeyDecoder.named(final, modifier: modifier))
    } else if numbers.first == 200 {
      state = .paste
    } else {
      finish(KeyDecoder.numbered(numbers.first ?? 0, modifier: modifier))
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste(_ byte: UInt8) {
    if byte == 0x03 {  // never part of a paste: the way out if the end was lost
      pasted = []
      return finish(.control("c"))
    }
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(KeyDecoder.pasteEnd.count).elementsEqual(KeyDecoder.pasteEnd) else {
      return
    }
    finish(.paste(String(decoding: pasted.dropLast(KeyDecoder.pasteEnd.count), as: UTF8.self)))
    pasted = []
  }

  /// Makes a key of the text bytes; the first bytes of a character that is not complete yet stay.
  private mutating func flushText(keepingIncomplete: Bool) {
    let waiting = keepingIncomplete ? KeyDecoder.incompleteSuffix(text) : 0
    let ready = String(decoding: text.dropLast(waiting), as: UTF8.self)
    text = Array(text.suffix(waiting))
    if !ready.isEmpty { keys.append(.text(ready)) }
  }
}

extension KeyDecoder {
  /// How many bytes at the end of `bytes` are the start of a longer UTF-8 sequence.
  private static func incompleteSuffix(_ bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte < 0x80 { return 0 }
      if byte >= 0xC0 { return back < sequenceLength(byte) ? back : 0 }
    }
    return 0
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2)
  }

  private static func numbers(_ parameters: [UInt8]) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// The key of a sequence that ends in a letter.
  ///
  /// The modifier is 1 plus 1 for Shift, 2 for Alt, 4 for Ctrl.
  private static func named(_ final: UInt8, modifier: Int) -> Key? {
    let byWord = (modifier - 1) & 0b110 != 0
    return switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): byWord ? .wordRight : .right
    case UInt8(ascii: "D"): byWord ? .wordLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// rxvt's Ctrl-arrows, and Enter of a keypad.
  private static func shifted(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "c"): .wordRight
    case UInt8(ascii: "d"): .wordLeft
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  private static func numbered(_ number: Int, modifier: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: modifier == 1 ? .delete : .deleteWord
    default: nil
    }
  }
}
