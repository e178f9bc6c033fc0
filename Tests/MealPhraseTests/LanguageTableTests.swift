import MealPhrase
import MealSource
import MealUnits
import Testing

/// The table of the language reference, field by field.
@Suite struct LanguageTableTests {
  @Test func theWeightWinsOverTheCup() {
    let (phrase, bytes) = reading("1 1/2 cups (190 g) all-purpose flour, sifted")
    #expect(phrase.amount?.low == Rational(3, 2))
    #expect(phrase.amount?.unit == .cup)
    #expect(phrase.resolved.map(\.kind) == [.mass, .volume])
    #expect(phrase.resolved.first?.terms == [.init(low: Rational(190), high: Rational(190), unit: .gram)])
    #expect(phrase.food.string(in: bytes.span) == "all-purpose flour")
    #expect(phrase.preparation.count == 1)
  }

  @Test(arguments: [
    "2 (14 oz) cans tomatoes", "2 14-oz cans tomatoes", "2 x 14 oz cans tomatoes", "2 cans (14 oz each) tomatoes",
    "2 cans (14 oz) tomatoes", "two 14 oz. cans of tomatoes", "2 × 14oz cans tomatoes",
  ])
  func countTimesSize(_ line: String) {
    let phrase = reading(line).phrase
    #expect(phrase.resolved.first?.terms == [.init(low: Rational(28), high: Rational(28), unit: .ounce)])
    #expect(phrase.resolved.last?.terms == [.init(low: Rational(2), high: Rational(2), unit: .can)])
    #expect(phrase.amount?.unit == .can)
  }

  @Test func onePoundInAll() {
    let phrase = reading("3 to 4 (1 pound) carrots").phrase
    #expect(phrase.resolved.first?.terms == [.init(low: .one, high: .one, unit: .pound)])
    #expect(phrase.resolved.last?.terms == [.init(low: Rational(3), high: Rational(4), unit: nil)])
  }

  @Test func termsAreAddedUp() {
    let phrase = reading("500g/1lb 2oz parsnips").phrase
    #expect(phrase.resolved.count == 2)
    #expect(phrase.resolved[1].terms.map(\.unit) == [.pound, .ounce])
    let cups = reading("1 cup plus 2 tbsp flour").phrase
    #expect(cups.resolved.map { $0.terms.count } == [2])
  }

  @Test func aRangeOfSizesIsMultipliedOut() {
    let phrase = reading("3 - 4 x 15ml tablespoons oil").phrase
    #expect(phrase.resolved.first?.terms == [.init(low: Rational(45), high: Rational(60), unit: .millilitre)])
  }

  @Test func lengthSaysNothingOfTheWeight() {
    let phrase = reading("1 2-inch piece ginger").phrase
    #expect(phrase.resolved.map(\.kind) == [.count])
  }

  @Test func vagueAmountsComeLast() {
    #expect(reading("a knob of butter").phrase.resolved.map(\.kind) == [.vague])
    #expect(reading("a knob of butter (20 g)").phrase.resolved.map(\.kind) == [.mass, .vague])
    #expect(reading("salt").phrase.resolved.isEmpty)
  }

  @Test func alternativesHaveTheirOwnAmount() {
    let phrase = reading("50 g butter or 40 ml olive oil").phrase
    #expect(phrase.alternatives.first?.resolved.first?.terms.first?.unit == .millilitre)
  }

  @Test func marks() {
    let (phrase, bytes) = reading("2 eggs [usda:01123] [fixed] [optional]")
    #expect(phrase.marks.map(\.kind) == [.key, .fixed, .optional])
    #expect(phrase.marks.first.map { String(decoding: bytes[$0.key.indices], as: UTF8.self) } == "usda:01123")
    #expect(phrase.flags.contains(.optional))
    #expect(reading("2 eggs [large]").phrase.marks.isEmpty)
  }

  @Test(arguments: [
    ("450 g \"Pizza dough\"", true), ("\"Pizza dough\"", true), ("\"Pizza dough\" x 1/2", true),
    ("450 g \"Pizza dough\", thawed", true), ("450 g \"Pizza dough\" (see below)", true),
    ("450 g \"Pizza dough\" [fixed]", true), ("2 servings \"Pizza dough\"", true),
    ("100 g \"00\" flour", false), ("9\" pie shell", false), ("100 g flour \"00\"", false), ("\"unclosed", false),
  ])
  func aStringNamesARecipeOnlyWhereItIsTheWholeFood(_ line: String, _ isRecipe: Bool) {
    #expect((reading(line).phrase.recipe != nil) == isRecipe)
  }

  @Test func factorOfARecipe() {
    #expect(reading("\"Pizza dough\" x 1/2").phrase.recipe?.factor == Rational(1, 2))
    #expect(reading("\"Pizza dough\" × 2").phrase.recipe?.factor == Rational(2))
  }

  @Test func computedAmounts() {
    let line = Array("(guests * 250 g) beef mince, browned".utf8)
    let bracket = PhraseReader.leadingBracket(line.span)
    #expect(bracket?.indices == 0..<16)
    let given = GivenAmount(low: Rational(1500), high: Rational(1500), unit: .gram, range: bracket ?? .init(0, 0))
    let phrase = PhraseReader.read(line.span, range: 16..<line.count, given: given)
    #expect(phrase.summary(in: line.span) == "amount(1500 g) «beef mince» prep[browned]")
  }

  @Test func aComputedNumberTakesTheUnitBehindIt() {
    let line = Array("(guests * 2) cloves of garlic".utf8)
    let given = GivenAmount(low: Rational(12), high: Rational(12), unit: nil, range: .init(0, 12))
    let phrase = PhraseReader.read(line.span, range: 12..<line.count, given: given)
    #expect(phrase.summary(in: line.span) == "amount(12 clove) «garlic»")
  }

  @Test(arguments: [("(a) b", 3), ("(a (b) c) d", 9), ("  (x)", 5), ("(\")\") y", 5)])
  func leadingBracketCloses(_ line: String, _ end: Int) {
    let bytes = Array(line.utf8)
    #expect(PhraseReader.leadingBracket(bytes.span)?.end == UInt32(end))
  }

  @Test(arguments: ["a (b)", "(a", "", "((a)", "(\"a)"])
  func noLeadingBracket(_ line: String) {
    let bytes = Array(line.utf8)
    #expect(PhraseReader.leadingBracket(bytes.span) == nil)
  }
}
