import MealPhrase
import MealSource
import Testing

/// Whatever is handed in, the reader answers, and in time linear in the text.
@Suite struct RobustnessTests {
  static let tricky = (PhraseCase.amounts + PhraseCase.websites + PhraseCase.languages).map(\.line)

  @Test func everyPrefixAndSuffixIsRead() {
    for line in Self.tricky {
      let bytes = Array(line.utf8)
      for cut in 0...bytes.count {
        read(Array(bytes[..<cut]))
        read(Array(bytes[cut...]))
      }
    }
  }

  @Test func linesWithAWordLessOrTwiceAreRead() {
    for line in Self.tricky {
      let words = line.split(separator: " ").map(String.init)
      for index in words.indices {
        var less = words
        less.remove(at: index)
        read(Array(less.joined(separator: " ").utf8))
        var more = words
        more.insert(words[index], at: index)
        read(Array(more.joined().utf8))
        read(Array(more.joined(separator: " ").utf8))
      }
    }
  }

  @Test func randomBytesAreRead() {
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<6000 {
      let length = Int(next(&state) % 40)
      read((0..<length).map { _ in UInt8(truncatingIfNeeded: next(&state)) })
    }
  }

  @Test func randomMixturesOfPiecesAreRead() {
    let pieces = [
      "1", "/", "2", "½", " ", "cup", "(", ")", "[", "]", "or", "and", ",", "-", "–", "x", "\"", "oz", "can", "plus",
      "$",
      "chopped", "to", "taste", "each", "of", "a", "half", "salt", ".", ":", "é", "▢", "%", "#", "for", "garlic",
      "cloves",
    ]
    var state: UInt64 = 2_463_534_242
    for _ in 0..<6000 {
      let count = Int(next(&state) % 14)
      let text = (0..<count).map { _ in pieces[Int(next(&state) % UInt64(pieces.count))] }
      read(Array(text.joined(separator: next(&state) % 2 == 0 ? " " : "").utf8))
    }
  }

  @Test(arguments: [
    "(", ")", "()", "1 (", "1 g/", "or ", "1 or ", "a, ", "a and ", "[x:y] ", "$1 ", "\"", "to taste ", "for ",
    "plus 1 ",
    "1 1 ", "chopped, ", "½", "1-", "x ", "(1 g) ", "(a ", "red ", "1 lb 2 oz ", "plus 1 g a (", "or 1 g (2 g) ", "é",
    "- ",
    "about ", "1 (2 oz) ", "such as ", ", or ", "5 % ", "of ", "the juice of ",
  ])
  func longLinesTakeLinearTime(_ piece: String) {
    let clock = ContinuousClock()
    let short = Array(String(repeating: piece, count: 400).utf8)
    let long = Array(String(repeating: piece, count: 4000).utf8)
    let base = clock.measure { read(short) }
    let time = clock.measure { read(long) }
    #expect(time < max(base * 40, .seconds(3)), "\(base) \(time)")
  }

  private func read(_ bytes: [UInt8]) {
    let knows: (PhraseText) -> Bool = { $0.first.count % 7 == 3 }
    _ = PhraseReader.read(bytes.span).resolved
    _ = PhraseReader.read(bytes.span, knows: knows)
    _ = PhraseListReader.read(bytes.span, knows: knows).count
    _ = PhraseReader.leadingBracket(bytes.span)
  }

  private func next(_ state: inout UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
