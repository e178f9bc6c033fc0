public import MealData
import MealIR

/// What is known of an amount of food: its sums, or the names of what keeps it from being summed.
public struct Portion: Sendable {
  /// The sums; nil where something cannot be counted, for then any total would be too low.
  public var tally: Tally?
  /// What cannot be counted, in order, without repeats.
  public var missing: [String]

  /// True where everything was counted.
  public var isComplete: Bool { tally != nil }

  init(_ tally: Tally) {
    self.tally = tally
    missing = []
  }

  init(missing: [String]) {
    tally = nil
    self.missing = missing
  }

  /// All of a recipe times `factor`, as people who look at `viewer` see it.
  init(_ recipe: RecipeID, in book: RecipeBook, times factor: Double, seenFrom viewer: RecipeID?) {
    let total = book.total(of: recipe)
    if total.isComplete {
      self.init(total.tally(times: factor))
    } else {
      self.init(missing: book.names(total.missing, seenFrom: viewer))
    }
  }

  /// The sum of parts: complete where all are.
  init(sum parts: [Portion]) {
    var (tally, missing): (Tally, [String]) = (Tally(), [])
    for part in parts {
      if let counted = part.tally { tally.add(counted) }
      for name in part.missing where !missing.contains(name) { missing.append(name) }
    }
    if missing.isEmpty { self.init(tally) } else { self.init(missing: missing) }
  }

  /// This times a number.
  func scaled(by factor: Double) -> Portion {
    tally.map { Portion($0.scaled(by: factor)) } ?? self
  }

  /// The amount of a nutrient; nil where it is not known.
  public func callAsFunction(_ nutrient: Nutrient) -> Figure? { tally?(nutrient) }
}
