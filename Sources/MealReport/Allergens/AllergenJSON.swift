import AllergenWords
import MealIR
import MealJSON

/// The `allergens` of the contract, as far as the words of a recipe tell them.
///
/// The second, independent reading by the catalogue's flags is not there yet: `by_catalogue` is null, which is no claim.
enum AllergenJSON {
  /// What the words of `texts` tell: titles, lines, notes and step texts, one each.
  static func object(_ texts: [String]) -> JSON {
    let findings = AllergenWordScanner.scan(texts)
    let contains = names(findings.contains)
    return .members(
      ("contains", contains), ("by_catalogue", .null), ("by_text", contains),
      ("may_contain", names(findings.mayContain)))
  }

  private static func names(_ allergens: [AllergenName]) -> JSON { .array(allergens.map { .string($0.rawValue) }) }
}

extension Program {
  /// Every text of a recipe that may name an allergen: its own and those of the recipes in it, at any depth.
  func allergenTexts(of recipe: RecipeID) -> [String] {
    var texts: [String] = []
    var seen: Set<RecipeID> = []
    var pending = [recipe]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let source = recipes[next.index]
      texts += [source.name] + source.steps.compactMap(\.text)
      for line in source.ingredients {
        texts.append(line.text)
        if case .recipe(let use) = line.food { pending.append(use.recipe) }
      }
    }
    return texts
  }
}
