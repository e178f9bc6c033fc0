import Testing

@testable import AllergenWords

/// Masking, negation, traces, compounds and places.
struct ScannerTests {
  private func contains(_ texts: String...) -> [String] { AllergenWordScanner.scan(texts).contains.map(\.rawValue) }

  private func mayContain(_ texts: String...) -> [String] { AllergenWordScanner.scan(texts).mayContain.map(\.rawValue) }

  @Test func theLongestTermWins() {
    #expect(contains("400 ml coconut milk") == ["coconut"])
    #expect(contains("coconut\nmilk") == ["coconut"])
    #expect(contains("coconut, milk") == ["milk", "coconut"])
    #expect(contains("pinaattia, almond milk and milk") == ["milk", "tree-nut"])
    #expect(contains("coconut milk, milk") == ["milk", "coconut"])
  }

  @Test func evidenceHasItsPlace() {
    let evidence = AllergenWordScanner.scan(["Soup", "2 œufs, beurre"]).evidence.filter { $0.text == 1 }
    #expect(
      evidence == [
        AllergenEvidence(allergen: .egg, kind: .contains, term: "œuf", text: 1, range: 2..<7),
        AllergenEvidence(allergen: .milk, kind: .contains, term: "beurre", text: 1, range: 9..<15),
      ])
  }

  @Test func aFoodIsFreeOfWhatItsAdjectiveSays() {
    #expect(contains("gluten-free flour") == [])
    #expect(contains("farine de blé sans gluten") == [])
    #expect(contains("flour (gluten-free)") == [])
    #expect(contains("gluten-free soy sauce") == ["soy"])
    #expect(contains("gluten-free pasta and bread") == ["gluten"])
    #expect(contains("vegan mayonnaise") == [])
    #expect(contains("egg free mayonnaise") == [])
    #expect(contains("2 eggs, free range") == ["egg"])
    #expect(contains("lactose-free milk") == ["milk"])
    #expect(contains("laktosefreie Milch") == ["milk"])
    #expect(contains("fat free milk") == ["milk"])
  }

  @Test(arguments: [
    "without milk", "ohne Milch", "sans lait", "sin leche", "senza latte", "sem leite", "zonder melk", "bez mleka",
    "ohne Milch, Eier oder Nüsse", "sans œuf ni lait", "free from milk, eggs and nuts", "frei von Milch", "dairy-free",
  ])
  func whatIsDeniedIsNotThere(_ text: String) {
    #expect(contains(text) == [] && mayContain(text) == [])
  }

  @Test func inDoubtAClaimStays() {
    #expect(contains("without boiling the milk") == ["milk"])
    #expect(contains("Mehl glutenfrei, Milch oder Sahne") == ["milk"])
    #expect(contains("pasta sans gluten, crème") == ["milk"])
    #expect(contains("Kuchen ohne Nüsse, mit Sahne").contains("milk"))
  }

  @Test(arguments: [
    "may contain traces of milk", "Kann Spuren von Milch enthalten", "peut contenir des traces de lait",
    "puede contener trazas de leche", "può contenere tracce di latte", "pode conter vestígios de leite",
    "kan sporen van melk bevatten", "może zawierać śladowe ilości mleka",
  ])
  func tracesAreOnlyPossible(_ text: String) {
    #expect(contains(text) == [] && mayContain(text) == ["milk"])
  }

  @Test func tracesEndWithTheirSentence() {
    #expect(contains("May contain nuts. Serve with milk") == ["milk"])
  }

  @Test func compoundsAreTakenApart() {
    #expect(contains("Weizenvollkornschrotbrötchen") == ["gluten"])
    #expect(contains("Haselnussmilchschokolade") == ["milk", "tree-nut"])
    #expect(contains("Riesengarnelenschwänze") == ["crustacean"])
    #expect(contains("Weizeneiweiß") == ["gluten"])
    #expect(contains("Kokos-Milch") == ["coconut"])
    #expect(contains("Kokos-\nmilch") == ["coconut"])
    #expect(contains("Erd-\nnüsse") == ["peanut"])
    #expect(contains("sojamelkpoeder").contains("soy"))
  }

  @Test func spellingsFold() {
    #expect(contains("OEUFS") == ["egg"])
    #expect(contains("bœuf") == [])
    #expect(contains("Kaese") == ["milk"])
    #expect(contains("cre\u{300}me fraiche") == ["milk"])
    #expect(contains("but\u{AD}ter") == ["milk"])
    #expect(contains("l’œuf") == ["egg"])
  }

  @Test func aWordOfAnotherLanguageStaysSafe() {
    #expect(contains("heat a pan over medium heat") == [])
    #expect(contains("200 g pan") == ["gluten"])
    #expect(contains("bring to room temperature") == [])
    #expect(contains("100 ml room") == ["milk"])
    #expect(contains("debe ser fino") == [])
    #expect(contains("ser, 200 g") == ["milk"])
    #expect(contains("make a paste") == [])
    #expect(contains("popcorn, minutes, zwei, cacao, mace") == [])
    #expect(contains("pomodori secchi al sole") == [])
    #expect(contains("tomatoes on the vine") == [])
  }

  @Test func textsAreReadApart() {
    #expect(contains("coconut", "milk") == ["milk", "coconut"])
    #expect(contains() == [])
    #expect(contains("", " ", "1/2", "\u{0}é🥚") == [])
  }

  @Test func malformedBytesAreGaps() {
    let text = String(decoding: [0x65, 0x67, 0x67, 0xFF, 0xC3] as [UInt8], as: UTF8.self)
    #expect(contains(text) == ["egg"])
  }
}
