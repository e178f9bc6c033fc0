import MealData
import MealUnits
import Testing

/// No text, however odd, may trap or hang a look-up.
@Suite struct HostileTextTests {
  /// A small generator with a fixed seed, so that a failure repeats.
  struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  static let words = [
    "fresh", "egg", "eggs", "or", "and", "of", "the", "with", "cooked", "dried", "ground", "florets", "skin", "on",
    "in", "2",
    "½", "cup", "rice", "beef", "lean", "peppers", "Zwiebeln", "œufs", "(", ")", ",", "-", "'", "&", "%", "🍕", "é",
    "\t",
  ]

  @Test func wordsInAnyOrder() {
    var dice = Dice(state: 7)
    let matcher = FoodMatcher(.builtIn)
    for _ in 0..<3000 {
      let text = (0..<dice.roll(9)).map { _ in HostileTextTests.words[dice.roll(HostileTextTests.words.count)] }
      let match = matcher.match(text.joined(separator: " "), preparation: text.reversed().joined(separator: " "))
      for unit in [Unit.cup, .piece, .pinch, .can, .second] { _ = match?.grams(unit) }
    }
  }

  @Test func anyBytes() {
    var dice = Dice(state: 11)
    let matcher = FoodMatcher(.builtIn)
    for _ in 0..<3000 {
      let bytes = (0..<dice.roll(60)).map { _ in UInt8(dice.roll(256)) }
      bytes.withUnsafeBytes { _ = matcher.match($0, preparation: $0) }
    }
  }

  @Test func longTexts() {
    let matcher = FoodMatcher(.builtIn)
    #expect(matcher.match(String(repeating: "egg ", count: 5000)) == nil)
    #expect(matcher.match(String(repeating: "fresh ", count: 200) + "egg") == nil)
    #expect(matcher.match(String(repeating: "x", count: 100_000)) == nil)
    #expect(Catalogue.builtIn.suggestions(for: String(repeating: "x", count: 10_000)).isEmpty)
  }
}
