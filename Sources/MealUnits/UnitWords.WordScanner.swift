extension UnitWords {
  /// Walks over the words of a unit, folding them into one key with a blank between two.
  struct WordScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset just past the last word read.
    private(set) var index: Int
    private(set) var key = Key()

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
      self.bytes = bytes
      self.index = start
    }

    /// True for a byte that can stand in a word: an ASCII letter or a part of a wider character.
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Reads one word of letters and, without a blank between, `(s)`; false where none stands here.
    mutating func readWord() -> Bool {
      let start = index
      while index < bytes.count, isLetter(at: index), !key.isTooLong { index += key.append(folding: bytes, at: index) }
      if index > start { skipPluralMark() }
      return index > start && !key.isTooLong
    }

    /// Steps over blanks, full stops, a hyphen or an opening bracket before a word; false where no word follows.
    mutating func readNextWord() -> Bool {
      let stay = self
      let opened = skipSeparators()
      key.append(0x20)
      guard readWord(), !opened || close() else {
        self = stay
        return false
      }
      return true
    }

    /// Letters, and of the wide characters only those below U+0370: dashes and quotes end a word.
    private func isLetter(at index: Int) -> Bool {
      let byte = bytes[index]
      if byte < 0x80 { return Self.isLetter(byte) }
      guard (0xC2...0xCD).contains(byte) else { return false }
      return byte > 0xC2 || index + 1 < bytes.count && bytes[index + 1] == 0xB5
    }

    private mutating func skipSeparators() -> Bool {
      var opened = false
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "'"): break
        case UInt8(ascii: "("): if opened { return opened } else { opened = true }
        default: return opened
        }
        index += 1
      }
      return opened
    }

    private mutating func close() -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return false }
      index += 1
      return true
    }

    /// `clove(s)`, `snuf(je)`: up to three letters in brackets directly behind the word.
    private mutating func skipPluralMark() {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
      var end = index + 1
      while end < bytes.count, end < index + 4, Self.isLetter(bytes[end]) { end += 1 }
      if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: ")") { index = end + 1 }
    }
  }
}
