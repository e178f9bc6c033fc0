import MealData
import MealIR
import MealUnits

/// Oil that food is fried in is not eaten, but for what clings to it.
///
/// Deep-fried food takes up about a tenth of the oil in the pan: mealc's own rule for a cup and more of a frying oil, where
/// neither dough nor dressing takes it.
struct FryingOil {
  /// The share that is eaten.
  static let eaten = Rational(1, 10)
  /// Grams of oil from which it is a pan of it: a US cup less some.
  private static let panful = Rational(200)
  private static let oils: Set<String> = [
    "vegetable oil", "canola oil", "rapeseed oil", "sunflower oil", "peanut oil", "groundnut oil", "corn oil",
    "soybean oil",
    "safflower oil", "grapeseed oil", "frying oil", "oil", "rice bran oil",
  ]

  let catalogue: Catalogue

  /// Takes the oil down to what is eaten.
  func settle(_ ingredients: inout [Ingredient]) {
    guard let index = ingredients.firstIndex(where: isPanful), !takesOil(ingredients) else { return }
    for index in index..<ingredients.count where isPanful(ingredients[index]) {
      guard let grams = ingredients[index].grams?.scaled(by: FryingOil.eaten) else { continue }
      ingredients[index].grams = grams
      ingredients[index].basis = .estimated
      let weighing = ingredients[index].weighing.map { "\($0); " } ?? ""
      ingredients[index].weighing = "\(weighing)oil to fry in: a tenth of it is taken for eaten"
    }
  }

  private func isPanful(_ line: Ingredient) -> Bool {
    guard let grams = line.grams?.middle, grams >= FryingOil.panful, let entry = entry(line) else { return false }
    return entry.group == .fat && FryingOil.oils.contains(entry.name)
  }

  /// Dough and batter take oil in, and so does what is shaken with vinegar, mustard or citrus juice.
  private func takesOil(_ ingredients: [Ingredient]) -> Bool {
    let names = ingredients.compactMap { entry($0)?.name }
    let isDough =
      names.contains { $0.hasSuffix("flour") }
      && names.contains { $0.hasSuffix("sugar") || FryingOil.leavens.contains($0) }
    return isDough || names.contains { $0.hasSuffix("vinegar") || $0.hasSuffix("mustard") }
  }

  private static let leavens: Set<String> = [
    "baking powder", "baking soda", "yeast", "active dry yeast", "instant yeast",
  ]

  private func entry(_ line: Ingredient) -> FoodEntry? {
    guard case .catalogue(_, let number) = line.food, Int(number) < catalogue.cardCount else { return nil }
    return catalogue.card(Int(number))
  }
}
