import MealPhrase
import MealSource
import MealUnits
import Testing

@Suite struct PhraseReaderTests {
  @Test(arguments: PhraseCase.all)
  func readsLine(_ line: PhraseCase) {
    #expect(summary(line.line) == line.expected)
  }

  @Test(arguments: PhraseCase.all)
  func rangesLieInTheLineAndInOrder(_ line: PhraseCase) {
    let (phrase, bytes) = reading(line.line)
    for range in allRanges(phrase) {
      #expect(range.start <= range.end)
      #expect(Int(range.end) <= bytes.count)
    }
  }

  @Test(arguments: PhraseCase.cookbooks)
  func aPartOfALargerTextIsReadAlike(_ line: PhraseCase) {
    let text = Array("  - \(line.line)\n  - 2 eggs".utf8)
    let phrase = PhraseReader.read(text.span, range: 4..<4 + line.line.utf8.count)
    #expect(phrase.summary(in: text.span) == line.expected)
  }

  @Test func everyWordOfALineIsKeptSomewhere() {
    for line in PhraseCase.cookbooks {
      let (phrase, bytes) = reading(line.line)
      let kept = allRanges(phrase).reduce(into: Set<Int>()) { $0.formUnion($1.indices) }
      let words = line.line.split { !$0.isLetter }.filter { $0.utf8.count > 4 }
      for word in words {
        guard let start = firstIndex(of: Array(word.utf8), in: bytes) else { continue }
        #expect(kept.contains(start) || isConnector(String(word)), "\(word) of \(line.line)")
      }
    }
  }

  private func isConnector(_ word: String) -> Bool {
    ["about", "approx", "plus", "scant", "generous", "heaped", "level", "heaping", "einer"].contains(word.lowercased())
  }

  private func firstIndex(of word: [UInt8], in bytes: [UInt8]) -> Int? {
    (0...max(0, bytes.count - word.count)).first { Array(bytes[$0..<min(bytes.count, $0 + word.count)]) == word }
  }

  private func allRanges(_ phrase: Phrase) -> [ByteRange] {
    var ranges = phrase.food.pieces + phrase.foodAsWritten.pieces + phrase.preparation + phrase.notes + phrase.stripped
    for item in phrase.also + phrase.alternatives {
      ranges += item.food.pieces + item.preparation + [item.range] + item.measures.map(\.range)
    }
    ranges += phrase.measures.map(\.range) + phrase.measures.map(\.unitRange) + phrase.marks.map(\.range)
    if let size = phrase.size { ranges.append(size.range) }
    if let recipe = phrase.recipe { ranges += [recipe.range, recipe.name] }
    return ranges
  }
}
