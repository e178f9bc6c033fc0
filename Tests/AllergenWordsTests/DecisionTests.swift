import Testing

@testable import AllergenWords

/// Over two thousand words and false friends of eight languages, written apart from the tables.
struct DecisionTests {
  @Test(arguments: Decision.all) func isDecided(_ decision: Decision) {
    #expect(decision.failures == [])
  }

  @Test func thereAreManyInEveryLanguage() {
    for language in WordLanguage.allCases where language != .any {
      let words = Decision.all.filter { $0.language == language.rawValue }.flatMap(\.words)
      #expect(words.count >= 200, "\(language)")
    }
  }
}
