import MealData
import MealIR
import MealUnits

/// Reads ingredient lines for safety: the catalogue says what a food is, the words of the line what was done to it.
struct LineReader: Sendable {
  let program: Program
  let catalogue: Catalogue

  /// What the food of a line, or of its alternative, is; nil for other recipes, which are read on their own.
  func read(_ line: Ingredient) -> LineReading? {
    switch line.food {
    case .recipe: return nil
    case .unknown: return .unknown(name(of: line), guess: guess(line))
    case .own(let index):
      guard program.foods.indices.contains(index) else { return .unknown(name(of: line), guess: guess(line)) }
      return own(program.foods[index], line)
    case .catalogue(let row, _): return catalogued(row, line)
    }
  }

  /// The readings of what may stand in the place of a line's food.
  func alternatives(_ line: Ingredient) -> [LineReading] {
    line.alternatives.compactMap { alternative in
      var other = line
      (other.food, other.foodText) = (alternative.food, alternative.text)
      (other.grams, other.purchasedGrams) = (alternative.grams, nil)
      (other.preparation, other.notes) = (nil, [])
      return read(other)
    }
  }

  private func name(of line: Ingredient) -> String { line.foodText.isEmpty ? line.text : line.foodText }

  // MARK: Foods without a row

  /// What the words of a food that no one knows point to.
  private func guess(_ line: Ingredient) -> RawPart? {
    let words = LineWords(line, names: [])
    guard !words.names.contains(.plant), let kind = words.kind, words.readyReason(line) == nil else { return nil }
    return words.part(line, kind: kind, evidence: "the words `\(line.foodText)`")
  }

  private func own(_ food: OwnFood, _ line: Ingredient) -> LineReading {
    let words = LineWords(line, names: [food.name])
    guard !words.names.contains(.plant), let kind = words.kind else { return .plain }
    if let why = words.readyReason(line) { return .ready(food.name, why: why) }
    return .raw(words.part(line, kind: kind, evidence: "the household's food `\(food.name)`"))
  }

  // MARK: Foods of the catalogue

  private func catalogued(_ row: UInt32, _ line: Ingredient) -> LineReading {
    guard let food = FoodFacts(row: row, catalogue) else {
      return .unknown(name(of: line), guess: guess(line))
    }
    guard food.isAnimal || food.isPrepared else { return .plain }
    let words = LineWords(line, names: [food.name])
    if food.isPrepared { return prepared(food, words, line) }
    guard let kind = food.kind(words) else { return .unknown(name(of: line), guess: nil) }
    if let why = food.readyReason(words) ?? words.readyReason(line) { return .ready(food.name, why: why) }
    return .raw(words.part(line, kind: kind, evidence: "the catalogue's `\(food.name)` (\(food.key))"))
  }

  /// Bought dishes go by their pack; only filled pasta is named by the code.
  private func prepared(_ food: FoodFacts, _ words: LineWords, _ line: Ingredient) -> LineReading {
    guard words.names.contains(.stuffedPasta) || food.name == "dumpling" else { return .plain }
    if let why = words.readyReason(line) { return .ready(food.name, why: why) }
    return .raw(words.part(line, kind: .stuffedPasta, evidence: "the catalogue's `\(food.name)` (\(food.key))"))
  }
}
