import MealData
import MealJSON
import NutritionEngine

/// Sums of nutrients as the JSON contract has them.
enum NutritionJSON {
  /// The nutrients that are there even in the sum of nothing.
  private static let core: [Nutrient] = [.energy, .energyKilojoules, .protein, .fat, .carbs]

  /// `{"energy_kcal": 143, …}`: every nutrient that is known, in the order of the catalogue; null where nothing is known.
  static func flat(_ portion: Portion?) -> JSON {
    guard let tally = portion?.tally else { return .null }
    var members: [JSON.Member] = []
    let nutrients = nutrients(tally)
    members.reserveCapacity(nutrients.count)
    for nutrient in nutrients {
      if let figure = tally(nutrient) { members.append(JSON.Member(key(nutrient), .number(figure.value))) }
    }
    return .object(members)
  }

  /// Keys by raw value, looked up once: a long report holds them a million times.
  private static let keys = Nutrient.allCases.map(\.key)

  private static func key(_ nutrient: Nutrient) -> String { keys[Int(nutrient.rawValue)] }

  /// `{"energy_kcal": {"low": 120, "high": 160}}`: the nutrients whose low and high differ; nil where none does.
  static func range(_ portion: Portion?) -> JSON? {
    guard let tally = portion?.tally else { return nil }
    let members = nutrients(tally).compactMap { nutrient -> JSON.Member? in
      guard let figure = tally(nutrient), figure.isRange else { return nil }
      return JSON.Member(nutrient.key, .members(("low", .number(figure.low)), ("high", .number(figure.high))))
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// `{"protein_g": ["butter"]}`: the nutrients whose sums are lower limits, and what does not state them; nil for none.
  static func atLeast(_ portion: Portion, _ lacking: (Nutrient) -> [String]) -> JSON? {
    guard let tally = portion.tally else { return nil }
    let members = nutrients(tally).filter(tally.isAtLeast).map { nutrient in
      JSON.Member(nutrient.key, .array(lacking(nutrient).map(JSON.string)))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private static func nutrients(_ tally: Tally) -> [Nutrient] { tally.isEmpty ? core : tally.nutrients }
}
