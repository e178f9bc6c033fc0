public import MealIR
public import MealUnits

/// The reference values that hold for an eater.
public struct EaterReferences: Sendable {
  /// One a nutrient, in the order of the tables; empty where something is missing.
  public let values: [ReferenceValue]
  /// What is missing.
  public let missing: [MissingField]
  /// What to know about the choice.
  public let notes: [String]

  /// Finds the values by age, sex, stage of life and region.
  public init(_ eater: Eater, today: CalendarDate?, region: Household.Region = .us) {
    self.init(EaterBody(eater, today: today), region: region)
  }

  /// Finds the values for a body.
  public init(_ body: EaterBody, region: Household.Region = .us) {
    let (stages, missing) = LifeStage.stages(body)
    self.missing = missing
    let academies = stages.isEmpty ? [] : DietaryReferences.rows.compactMap { DietaryReferences.value($0, stages) }
    let isByLabel = region != .us && stages.allSatisfy(\.isPlainAdult)
    values = isByLabel ? academies.map(EuropeanReferences.value) : academies
    notes = EaterReferences.notes(stages, region, isByLabel)
  }

  private static func notes(_ stages: [LifeStage], _ region: Household.Region, _ isByLabel: Bool) -> [String] {
    if stages.isEmpty { return [] }
    var notes = ["for \(stages.map(\.name).joined(separator: " and "))"]
    if stages.count > 1 { notes.append("the sex is not specified: the greater need and the lower limit of both") }
    if region == .us { return notes }
    notes.append(
      isByLabel
        ? "values of EU labels where there are any, else those of the US academies, as are the upper limits"
        : "EU labels state values for adults only: those of the US academies stand in")
    return notes
  }

  /// Each value beside what was eaten; a key without a total is unknown, never zero.
  public func compare(_ totals: [String: IntakeTotal]) -> [IntakeComparison] {
    values.map { IntakeComparison($0, totals) }
  }
}
