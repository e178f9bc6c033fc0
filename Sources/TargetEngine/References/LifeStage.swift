import MealIR

/// A column of the reference tables: an age band with sex, pregnancy or breast-feeding.
public struct LifeStage: Sendable, Hashable {
  /// The column, from 0.
  let index: Int

  /// What the columns are, in their order.
  private static let names = [
    "infant, 0 to 6 months", "infant, 6 to 12 months", "child, 1 to 3 years", "child, 4 to 8 years",
    "male, 9 to 13 years", "male, 14 to 18 years", "male, 19 to 30 years", "male, 31 to 50 years",
    "male, 51 to 70 years", "male, over 70 years", "female, 9 to 13 years", "female, 14 to 18 years",
    "female, 19 to 30 years", "female, 31 to 50 years", "female, 51 to 70 years", "female, over 70 years",
    "pregnant, up to 18 years", "pregnant, 19 to 30 years", "pregnant, from 31 years",
    "breast-feeding, up to 18 years", "breast-feeding, 19 to 30 years", "breast-feeding, from 31 years",
  ]

  /// The number of columns.
  static var count: Int { names.count }

  /// In words: `male, 31 to 50 years`.
  public var name: String { LifeStage.names[index] }

  private init(_ index: Int) { self.index = index }

  private static let (firstMale, firstFemale, firstPregnant, firstLactating) = (4, 10, 16, 19)

  /// The stages of a body: one, or one of each sex where that is not specified; empty where something is missing.
  static func stages(_ body: EaterBody) -> (stages: [LifeStage], missing: [MissingField]) {
    guard let age = body.age?.value else { return ([], [MissingField(body.ageFault, for: "reference values")]) }
    if body.isPregnant || body.isLactating {
      let first = body.isPregnant ? firstPregnant : firstLactating
      return ([LifeStage(first + (age < 19 ? 0 : age < 31 ? 1 : 2))], [])
    }
    if age < 9 { return ([LifeStage(age >= 4 ? 3 : age >= 1 ? 2 : (body.months ?? 0) < 6 ? 0 : 1)], []) }
    let band = [14, 19, 31, 51, 71].count { age >= $0 }
    switch body.sex {
    case .male: return ([LifeStage(firstMale + band)], [])
    case .female: return ([LifeStage(firstFemale + band)], [])
    case .unspecified: return ([LifeStage(firstMale + band), LifeStage(firstFemale + band)], [])
    case nil: return ([], [MissingField(.sex, for: "reference values")])
    }
  }

  /// True where adults' values hold: neither a child nor pregnant nor breast-feeding.
  var isPlainAdult: Bool { (6...9).contains(index) || (12...15).contains(index) }

  /// True below 14 years.
  var isYoung: Bool { index <= LifeStage.firstMale || index == LifeStage.firstFemale }
}
