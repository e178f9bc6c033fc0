/// What was eaten of a nutrient in a day.
public struct IntakeTotal: Sendable, Hashable {
  /// The amount, in the unit of the key.
  public var value: Double
  /// True where some food does not state the nutrient, so that the sum is a lower limit.
  public var isAtLeast: Bool

  /// Makes a total.
  public init(_ value: Double, isAtLeast: Bool = false) {
    self.value = value
    self.isAtLeast = isAtLeast
  }
}

/// What was eaten of a nutrient beside its reference value.
public struct IntakeComparison: Sendable, Hashable {
  /// How a total stands to an upper limit.
  public enum UpperStatus: String, Sendable {
    /// No limit is set, or food does not count against it.
    case none, notFood = "not-food"
    /// At or below it; above it.
    case within, above
    /// The total, or the part of it that counts, is not known.
    case unknown
  }

  /// The reference.
  public let reference: ReferenceValue
  /// The total; nil where it is unknown.
  public let total: IntakeTotal?
  /// The total over the reference; nil where the total is unknown.
  public let share: TracedNumber?
  /// How the total stands to the upper limit.
  public let upper: UpperStatus
  /// True above the intake from which to reduce is advised; nil where there is none, or the total is unknown.
  public let isAboveReduction: Bool?
  /// What to know about it.
  public let notes: [String]

  init(_ reference: ReferenceValue, _ totals: [String: IntakeTotal]) {
    self.reference = reference
    let (total, note) = IntakeComparison.total(reference.nutrient, totals)
    self.total = total
    share = total.map { IntakeComparison.share($0, reference) }
    upper = IntakeComparison.upper(reference, total, totals)
    isAboveReduction = reference.reduceAbove.flatMap { limit in
      total.flatMap { IntakeComparison.exceeds($0, limit.value) }
    }
    notes = reference.notes + [note].compactMap { $0 }
  }

  /// The total of a nutrient, or of a wider one that food tables state more often, which is then said.
  private static func total(_ nutrient: String, _ totals: [String: IntakeTotal]) -> (IntakeTotal?, String?) {
    if let total = totals[nutrient] { return (total, nil) }
    switch nutrient {
    case "alpha_linolenic_acid_g": return (totals["linolenic_acid_g"], "counted as linolenic acid of any kind")
    case "linoleic_acid_g": return (totals["linoleic_acid_n6_g"], nil)
    case "folate_dfe_ug": return (totals["folate_ug"], "counted as total folate: folic acid counts for more")
    default: return (nil, nil)
    }
  }

  private static func share(_ total: IntakeTotal, _ reference: ReferenceValue) -> TracedNumber {
    let eaten = TracedNumber("eaten", total.value, reference.amount.unit, .computed("sum of what was eaten", nil))
    return TracedNumber(
      "share of \(reference.amount.name)", reference.amount.value > 0 ? total.value / reference.amount.value : 0, "",
      .computed("eaten / \(reference.amount.name)", nil), [eaten, reference.amount],
      notes: total.isAtLeast ? ["at least: not every food states it"] : [])
  }

  private static func upper(
    _ reference: ReferenceValue, _ total: IntakeTotal?, _ totals: [String: IntakeTotal]
  ) -> UpperStatus {
    guard let limit = reference.upper?.value else { return .none }
    let counted: IntakeTotal?
    switch reference.upperScope {
    case .notFood: return .notFood
    case .total: counted = total
    case .part(let key, _): counted = totals[key]
    }
    return counted.flatMap { exceeds($0, limit) }.map { $0 ? .above : .within } ?? .unknown
  }

  /// Whether a total lies above a limit; nil where a lower limit leaves it open.
  private static func exceeds(_ total: IntakeTotal, _ limit: Double) -> Bool? {
    total.value > limit ? true : total.isAtLeast ? nil : false
  }
}
