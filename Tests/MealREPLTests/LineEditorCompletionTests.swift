import Testing

@testable import MealREPL

struct LineEditorCompletionTests {
  /// Completes the word before the cursor among a few foods.
  private static func complete(_ line: String, _ cursor: Int) -> Completion? {
    let before = Array(line.utf8.prefix(cursor))
    let start = before.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    let word = String(decoding: before[start...], as: UTF8.self).lowercased()
    let foods = ["chickpea", "chicken", "crème", "egg", "oat milk", "oats"]
    let hits = foods.filter { $0.hasPrefix(word) }
    return Completion(range: start..<cursor, candidates: hits.map { .init($0, suffix: " ") })
  }

  @Test(arguments: [
    KeyCase("2 eg\t", "2 egg |"),
    KeyCase("ch\t", "chick|"),
    KeyCase("CH\t", "chick|"),
    KeyCase("ch\te\t", "chicken |"),
    KeyCase("cr\t\u{7F}\u{7F}x", "crèmx|"),
    KeyCase("2 eg with milk" + String(repeating: "\u{02}", count: 10) + "\t", "2 egg | with milk"),
    KeyCase("xyz\t", "xyz|"),
  ])
  func completes(_ key: KeyCase) {
    var typist = Typist(completer: Self.complete)
    typist.type(key.keys)
    #expect(typist.line == key.line)
  }

  @Test func secondTabListsTheCandidates() {
    var typist = Typist(completer: Self.complete)
    typist.type("ch\t")
    #expect(typist.screen.rows == ["> chick"])
    typist.type("\t")
    #expect(typist.screen.rows == ["> chick", "chickpea  chicken", "> chick"])
    #expect(typist.screen.bells == 0)
  }

  @Test func firstTabRingsWhereNothingIsInCommon() {
    var typist = Typist(completer: Self.complete)
    typist.type("c\t")
    #expect(typist.screen.bells == 1)
    #expect(typist.screen.rows == ["> c"])
    typist.type("\t")
    #expect(typist.screen.rows.count == 3)
  }

  @Test func keyBetweenTabsStartsAnew() {
    var typist = Typist(completer: Self.complete)
    typist.type("c\tx\u{7F}\t")
    #expect(typist.screen.rows == ["> c"])
  }

  @Test func columnsReadDownwards() {
    let labels = ["one", "two", "three", "four", "five"]
    #expect(CandidateList.rows(labels, width: 14, maximumRows: 9) == ["one    four", "two    five", "three"])
    #expect(CandidateList.rows(labels, width: 4, maximumRows: 3) == ["one", "two", "(3 more)"])
    #expect(CandidateList.rows(["豆腐", "a"], width: 11, maximumRows: 9) == ["豆腐  a"])
  }
}
