/// The words of a food's name in comparable form: case and diacritics folded, singular, in one buffer.
///
/// Hyphens part words, apostrophes vanish, `&` is "and", other signs part words; `2%` stays a word. Words are reduced by
/// `Singular`. Two allocations, no strings.
struct NameWords {
  /// The words, one space between two.
  private(set) var bytes: [UInt8] = []
  /// Where each word starts and ends in `bytes`.
  private(set) var ranges: [WordRange] = []

  struct WordRange {
    var start: Int32
    var end: Int32
    /// FNV-1a of the word.
    var hash: UInt32
    /// Offsets of the word in the text that was read.
    var source: Int32
    /// True where the text had a plural.
    var isPlural: Bool
  }

  var count: Int { ranges.count }

  /// Reads UTF-8 text.
  ///
  /// Commas and brackets part words like spaces.
  init(_ text: UnsafeRawBufferPointer) {
    bytes.reserveCapacity(text.count + 8)
    ranges.reserveCapacity(8)
    var scan = Scan(text: text)
    while scan.position < text.count { step(&scan) }
    endWord(&scan)
    rehash()
  }

  private struct Scan {
    let text: UnsafeRawBufferPointer
    var position = 0
    var wordStart = -1
    var source = 0
  }

  private mutating func step(_ scan: inout Scan) {
    let byte = scan.text[scan.position]
    let at = scan.position
    switch byte {
    case 0x61...0x7A, 0x30...0x39, 0x25:
      scan.position += 1
      append(byte, &scan, at: at)
    case 0x41...0x5A:
      scan.position += 1
      append(byte | 0x20, &scan, at: at)
    case 0x27, 0x60:
      scan.position += 1
    case 0x2E where scan.wordStart >= 0 && isDigit(scan.text, at + 1) && at > 0 && isDigit(scan.text, at - 1):
      scan.position += 1
      append(byte, &scan, at: at)
    case 0x26:
      scan.position += 1
      endWord(&scan)
      for letter in [UInt8(0x61), 0x6E, 0x64] { append(letter, &scan, at: at) }
      endWord(&scan)
    case 0x80...:
      foreign(&scan)
    default:
      scan.position += 1
      endWord(&scan)
    }
  }

  private func isDigit(_ text: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    index < text.count && (0x30...0x39).contains(text[index])
  }

  private mutating func append(_ byte: UInt8, _ scan: inout Scan, at source: Int) {
    if scan.wordStart < 0 {
      if !bytes.isEmpty { bytes.append(0x20) }
      scan.wordStart = bytes.count
      scan.source = source
    }
    bytes.append(byte)
  }

  private mutating func foreign(_ scan: inout Scan) {
    let at = scan.position
    let (scalar, length) = LetterFolding.decode(scan.text, at)
    scan.position += length
    switch LetterFolding.fold(scalar) {
    case .letters(let first, let second):
      append(first, &scan, at: at)
      if second != 0 { append(second, &scan, at: at) }
    case .nothing: break
    case .separator: endWord(&scan)
    case .itself:
      for index in at..<at + length { append(scan.text[index], &scan, at: at) }
    }
  }

  private mutating func endWord(_ scan: inout Scan) {
    guard scan.wordStart >= 0 else { return }
    let isPlural = Singular.reduce(&bytes, from: scan.wordStart)
    ranges.append(
      WordRange(
        start: Int32(scan.wordStart), end: Int32(bytes.count), hash: 0, source: Int32(scan.source),
        isPlural: isPlural))
    scan.wordStart = -1
  }

  private mutating func rehash() {
    for index in 0..<ranges.count {
      var state = BlobFormat.hashSeed
      for position in Int(ranges[index].start)..<Int(ranges[index].end) {
        BlobFormat.hash(bytes[position], into: &state)
      }
      ranges[index].hash = BlobFormat.finish(state)
    }
  }

  /// True for "of", "from", "the", "a", "an".
  static func isFiller(_ word: some Collection<UInt8>) -> Bool {
    guard (1...4).contains(word.count) else { return false }
    return word.elementsEqual("of".utf8) || word.elementsEqual("a".utf8) || word.elementsEqual("an".utf8)
      || word.elementsEqual("the".utf8) || word.elementsEqual("from".utf8)
  }

  /// The letters of a word.
  func word(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(ranges[index].start)..<Int(ranges[index].end)]
  }

  /// A word as a string.
  func text(_ index: Int) -> String { String(decoding: word(index), as: UTF8.self) }

  /// All words as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension NameWords {
  /// Reads a string.
  init(_ text: String) {
    var copy = text
    self = copy.withUTF8 { NameWords(UnsafeRawBufferPointer($0)) }
  }
}
