import MealPhrase
import Testing

/// What the caller knows as a food name is not split.
@Suite struct KnownNameTests {
  @Test(
    arguments: [
      ("200 g skyr, plain", ["skyr, plain"], "amount(200 g) «skyr, plain»"),
      ("200 g skyr, plain, chilled", ["skyr, plain"], "amount(200 g) «skyr, plain» prep[chilled]"),
      ("200 g cooked rice", ["cooked rice", "rice"], "amount(200 g) «cooked rice»"),
      ("200 g cooked rice", ["rice"], "amount(200 g) «rice» as «cooked rice» prep[cooked]"),
      ("2 cans chopped tomatoes, drained", ["chopped tomatoes"], "amount(2 can) «chopped tomatoes» prep[drained]"),
      ("sweet and sour sauce", ["sweet and sour sauce"], "«sweet and sour sauce»"),
      (
        "1 cup cream of chicken or mushroom soup", ["cream of chicken or mushroom soup"],
        "amount(1 cup) «cream of chicken or mushroom soup»"
      ),
      ("cilantro leaves and tender stems", ["cilantro leaves"], "«cilantro leaves and tender stems»"),
      ("salt and pepper", ["salt", "pepper"], "«salt» also «pepper»"),
      ("salt and freshly ground black pepper", ["salt", "black pepper"], "«salt» also «black pepper»"),
      ("butter for frying", ["butter"], "«butter» note[for frying] #forFrying"),
      (
        "2 cups chicken or vegetable broth", ["chicken", "chicken broth", "vegetable broth"],
        "amount(2 cup) «chicken broth» or «vegetable broth»"
      ),
    ] as [(String, Set<String>, String)])
  func keepsKnownNames(_ line: String, _ names: Set<String>, _ expected: String) {
    #expect(summary(line, knows: knowing(names, in: line)) == expected)
  }
}
