/// The line being edited: its graphemes and the cursor between two of them.
///
/// Every change goes through text again, because graphemes may join where two texts meet (a letter and an accent typed
/// after it). That is linear in the line, and lines are short.
struct LineBuffer: Hashable {
  private(set) var characters: [Character] = []
  /// The number of graphemes before the cursor.
  private(set) var cursor = 0

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  /// The cursor as an offset into the UTF-8 of the line.
  var byteOffset: Int { characters[..<cursor].utf8Count }

  mutating func move(to position: Int) { cursor = min(max(position, 0), characters.count) }

  mutating func insert(_ inserted: String) {
    join(String(characters[..<cursor]) + inserted, String(characters[cursor...]))
  }

  /// Takes the graphemes of `range` out and leaves the cursor there.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let removed = String(characters[range])
    join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    return removed
  }

  /// Puts `replacement` in place of a range of UTF-8 offsets, widened to whole graphemes, with the cursor after it.
  mutating func replace(bytes: Range<Int>, with replacement: String) {
    let start = index(atByte: bytes.lowerBound, roundedUp: false)
    let end = max(start, index(atByte: bytes.upperBound, roundedUp: true))
    join(String(characters[..<start]) + replacement, String(characters[end...]))
  }

  /// Swaps the grapheme at the cursor with the one before and steps over both; at the end, the last two.
  mutating func transpose() -> Bool {
    guard characters.count >= 2, cursor > 0 else { return false }
    let right = min(cursor, characters.count - 1)
    characters.swapAt(right - 1, right)
    cursor = right + 1
    return true
  }

  private mutating func join(_ left: String, _ right: String) {
    let bytes = left.utf8.count
    characters = Array(left + right)
    cursor = index(atByte: bytes, roundedUp: true)
  }

  private func index(atByte offset: Int, roundedUp: Bool) -> Int {
    var seen = 0
    for (index, character) in characters.enumerated() {
      if seen >= offset { return index }
      seen += character.utf8.count
      if seen > offset, !roundedUp { return index }
    }
    return characters.count
  }
}

extension LineBuffer {
  /// Where the word before the cursor starts; words are letters and digits.
  var wordStart: Int { start { $0.isLetter || $0.isNumber } }

  /// Where the run of anything but white space before the cursor starts.
  var blankWordStart: Int { start { !$0.isWhitespace } }

  /// Where the word after the cursor ends.
  var wordEnd: Int {
    var end = cursor
    while end < characters.count, !isWord(end) { end += 1 }
    while end < characters.count, isWord(end) { end += 1 }
    return end
  }

  private func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }

  private func start(_ belongs: (Character) -> Bool) -> Int {
    var start = cursor
    while start > 0, !belongs(characters[start - 1]) { start -= 1 }
    while start > 0, belongs(characters[start - 1]) { start -= 1 }
    return start
  }
}

extension Sequence<Character> {
  fileprivate var utf8Count: Int { reduce(0) { $0 + $1.utf8.count } }
}
