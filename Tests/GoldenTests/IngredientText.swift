import MealKit

/// The ingredient lines of a program: what was read, and what each weighs.
struct IngredientText {
  let compilation: Compilation

  init(_ compilation: Compilation) { self.compilation = compilation }

  var text: String {
    compilation.program.recipes.map { recipe in
      "\(recipe.name)\n" + recipe.ingredients.map(lines).joined()
    }.joined(separator: "\n")
  }

  private func lines(_ line: Ingredient) -> String {
    let key = Plain.key(line.food, compilation.program, compilation.catalogue)
    var parts = ["\(Plain.interval(line.amount)) \(line.unit?.symbol ?? "-")", key, weight(line), "\(line.basis.word)"]
    parts.append("\"\(line.foodText)\"")
    if let preparation = line.preparation { parts.append("prep \"\(preparation)\"") }
    parts += line.notes.map { "note \"\($0)\"" }
    parts += line.alternatives.map(alternative)
    if line.isFixed { parts.append("fixed") }
    if line.isOptional { parts.append("optional") }
    return "  - \(line.text)\n      \(parts.joined(separator: " · "))\n"
  }

  private func weight(_ line: Ingredient) -> String {
    guard let grams = line.grams else { return "no weight" }
    let bought = line.purchasedGrams == line.grams ? "" : " (bought \(Plain.interval(line.purchasedGrams)) g)"
    return "\(Plain.interval(grams)) g\(bought)"
  }

  private func alternative(_ other: Ingredient.Alternative) -> String {
    let key = Plain.key(other.food, compilation.program, compilation.catalogue)
    return "or \"\(other.text)\" \(key) \(other.grams.map { "\(Plain.interval($0)) g" } ?? "no weight")"
  }
}
