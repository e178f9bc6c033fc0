import MealUnits
import Testing

@testable import MealPhrase

@Suite struct VocabularyTests {
  @Test func rowsAreSortedAndHaveKnownClasses() {
    let table = Vocabulary.table
    var last = ""
    for row in 0..<table.count {
      let word = String(decoding: (0..<UnitWords.Table.keyWidth).map { table.byte(row, $0) }, as: UTF8.self)
      #expect(last < word)
      last = word
      let letters = (UnitWords.Table.keyWidth..<table.pitch - 1).map { table.byte(row, $0) }.filter { $0 != 0x20 }
      #expect(!letters.isEmpty, "\(word)")
      for letter in letters where !(0x30...0x39).contains(letter) && letter != UInt8(ascii: ".") {
        #expect(!WordClass.named(letter).isEmpty, "\(word)")
      }
    }
  }

  @Test(
    arguments: [
      ("chopped", .leading), ("dried", .trailing), ("finely", .adverb), ("two", .number), ("½", []), ("or", .or),
      ("und", .and),
      ("large", .size), ("broth", .head), ("xyzzy", []),
    ] as [(String, WordClass)])
  func classes(_ word: String, _ expected: WordClass) {
    var bytes = Array(word.utf8)
    let key = bytes.withUnsafeMutableBufferPointer { UnitWords.Key(folding: UnsafeBufferPointer($0)) }
    #expect(Vocabulary.look(key).classes.isSuperset(of: expected))
  }
}
