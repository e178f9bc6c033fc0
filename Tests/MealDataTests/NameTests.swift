import Testing

@testable import MealData

@Suite struct NameTests {
  @Test(arguments: [
    ("Crème Brûlée", "creme brulee"), ("half-and-half", "half and half"),
    ("Confectioners’ sugar", "confectioner sugar"),
    ("salt & pepper", "salt and pepper"), ("2% milk", "2% milk"), ("  Tomatoes,  ripe ", "tomato ripe"),
    ("jalapeño", "jalapeno"), ("Gruyère", "gruyere"), ("Müsli", "musli"), ("œuf", "oeuf"),
    ("weiße Bohnen", "weisse bohnen"),
    ("0.5 fat", "0.5 fat"), ("", ""), ("!!!", ""), ("7-Up™", "7 up"),
  ])
  func folding(text: String, folded: String) {
    #expect(NameWords(text).text == folded)
  }

  @Test(arguments: [
    ("tomato", "tomatoes"), ("potato", "potatoes"), ("berry", "berries"), ("leaf", "leaves"), ("loaf", "loaves"),
    ("olive", "olives"), ("chive", "chives"), ("cookie", "cookies"), ("pie", "pies"), ("radish", "radishes"),
    ("peach", "peaches"), ("quiche", "quiches"), ("mango", "mangoes"), ("mango", "mangos"), ("box", "boxes"),
    ("anchovy", "anchovies"), ("brioche", "brioches"), ("clove", "cloves"), ("half", "halves"), ("egg", "eggs"),
    ("cheese", "cheeses"), ("pea", "peas"), ("glass", "glasses"),
  ])
  func singularAndPluralAreOneName(singular: String, plural: String) {
    #expect(NameWords(singular).text == NameWords(plural).text)
  }

  @Test(arguments: ["asparagus", "couscous", "hummus", "swiss", "bass", "citrus", "gas", "lettuce", "rice"])
  func wordsThatAreNoPlurals(word: String) {
    #expect(NameWords(word).text == word)
  }

  @Test func brokenBytesAreHarmless() {
    let bytes: [UInt8] = [0x65, 0xFF, 0x67, 0xC3]
    #expect(bytes.withUnsafeBytes { NameWords($0).text } == "e g")
  }
}
