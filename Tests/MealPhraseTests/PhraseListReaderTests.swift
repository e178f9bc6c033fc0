import MealPhrase
import Testing

@Suite struct PhraseListReaderTests {
  @Test(
    arguments: [
      ("2 eggs with 200g cottage cheese", ["amount(2) «eggs»", "amount(200 g) «cottage cheese»"]),
      ("200 g cottage cheese + 2 eggs", ["amount(200 g) «cottage cheese»", "amount(2) «eggs»"]),
      (
        "1 banana, 30 g peanut butter and a coffee",
        ["amount(1) «banana»", "amount(30 g) «peanut butter»", "amount(1~) «coffee»"]
      ),
      ("1 1/2 cups (190 g) flour, sifted", ["amount(1.5 cup) alternative(190 g) «flour» prep[sifted]"]),
      ("1 and 1/2 cups milk", ["amount(1.5 cup) «milk»"]),
      ("1,5 l milk; 2 eggs", ["amount(1.5 l) «milk»", "amount(2) «eggs»"]),
      ("two eggs and half an avocado", ["amount(2) «eggs»", "amount(0.5) «avocado»"]),
      ("100 g bread, 20 g butter, 1 egg", ["amount(100 g) «bread»", "amount(20 g) «butter»", "amount(1) «egg»"]),
      ("1 slice toast with a tbsp of honey", ["amount(1 slice) «toast»", "amount(1~ tbsp) «honey»"]),
      ("a handful of nuts and some yogurt", ["amount(1~ handful) «nuts»", "«yogurt» note[some] #vague"]),
      ("", []),
    ] as [(String, [String])])
  func splits(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    #expect(PhraseListReader.read(bytes.span).map { $0.summary(in: bytes.span) } == expected)
  }

  @Test(
    arguments: [
      ("macaroni and cheese", ["macaroni and cheese", "cheese", "macaroni"], ["«macaroni and cheese»"]),
      ("200 g skyr, plain and 1 egg", ["skyr, plain"], ["amount(200 g) «skyr, plain»", "amount(1) «egg»"]),
      ("2 eggs and toast", ["eggs", "toast"], ["amount(2) «eggs»", "«toast»"]),
      ("rice with chicken", ["rice", "chicken"], ["«rice»", "«chicken»"]),
    ] as [(String, Set<String>, [String])])
  func keepsKnownNames(_ text: String, _ names: Set<String>, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let items = PhraseListReader.read(bytes.span, knows: knowing(names, in: text))
    #expect(items.map { $0.summary(in: bytes.span) } == expected)
  }
}
