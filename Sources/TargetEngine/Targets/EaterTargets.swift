public import MealIR
public import MealUnits

/// An eater's energy and targets for a day, each number with its trail.
public struct EaterTargets: Sendable {
  /// The eater.
  public let eater: Eater
  /// What is known of the body.
  public let body: EaterBody
  /// Energy at rest.
  public let resting: RestingEnergy
  /// How much more than at rest; nil where it is not stated.
  public let activityFactor: TracedNumber?
  /// All energy spent in a day, before the goal; nil where something is missing.
  public let energy: TracedNumber?
  /// The energy aimed at; nil where something is missing.
  public let energyTarget: TracedNumber?
  /// A second opinion on `energy`; nil where the activity is not known.
  public let requirement: EnergyRequirement?
  /// Energy first, then what the diet adds, then what is written, each nutrient once.
  public let targets: [DailyTarget]
  /// What science advises beyond that.
  public let advice: [DailyTarget]
  /// What the guards did or have to say.
  public let guards: [TargetGuard]
  /// What is missing, and for what.
  public let missing: [MissingField]

  /// Computes the targets; `today` serves only to tell an age from a day of birth.
  public init(_ eater: Eater, today: CalendarDate?, region: Household.Region = .us) {
    let body = EaterBody(eater, today: today)
    let resting = RestingEnergy(body, named: eater.energyEquation, region: region)
    let factor = ActivityLevel.factor(of: eater)
    let total = EaterTargets.total(resting.energy, factor)
    let goal = total.map { EnergyGoal(eater, body, total: $0) }
    let written = WrittenTargets(eater, body, energy: goal?.target)
    let aim = EaterTargets.aim(written.targets, goal?.target)
    let keto = eater.diet == "keto" ? KetoDiet(body, energy: aim, written: written.targets) : nil
    self.eater = eater
    self.body = body
    self.resting = resting
    activityFactor = factor
    energy = total
    energyTarget = aim
    requirement = factor.map { EnergyRequirement(body, factor: $0.value) }
    let all = EaterTargets.energy(goal?.target) + (keto?.targets ?? []) + written.targets
    targets = EaterTargets.ordered(all)
    advice = Advice.targets(body, energy: aim, settled: Set(targets.map(\.nutrient)))
    let warnings = aim.map { EnergyGoal.warnings($0, resting.energy, body) } ?? []
    guards = (goal?.guards ?? []) + warnings + (keto?.guards ?? [])
    let activity = factor == nil ? [MissingField(.activity, for: "total energy")] : []
    missing = resting.missing + activity + written.missing
  }

  /// Notes that a reader needs: why this equation, and what to know about the age and the energy.
  public var remarks: [String] {
    [resting.fault, energyNeed].compactMap { $0 } + (resting.energy?.notes ?? [])
  }

  private var energyNeed: String? {
    guard body.isPregnant || body.isLactating else { return nil }
    return "the energy that pregnancy or breast-feeding needs on top is not in the figures: the stage is not stated"
  }

  private static func total(
    _ resting: TracedNumber?, _ factor: TracedNumber?
  ) -> TracedNumber? {
    guard let resting, let factor else { return nil }
    return resting.times(factor, "total energy", "kcal")
  }

  /// What the day's energy is aimed at: what is written about it, else the goal's.
  private static func aim(_ written: [DailyTarget], _ target: TracedNumber?) -> TracedNumber? {
    written.first { $0.nutrient == "energy_kcal" }?.figure ?? target
  }

  private static func energy(_ target: TracedNumber?) -> [DailyTarget] {
    guard let target else { return [] }
    let band = EnergyTolerance.band(target)
    return [DailyTarget("energy_kcal", low: band.low, aim: target, high: band.high, .energy)]
  }

  /// Each nutrient once, what is written before what was computed; energy first.
  private static func ordered(_ targets: [DailyTarget]) -> [DailyTarget] {
    func isWritten(_ target: DailyTarget) -> Bool {
      if case .written = target.origin { return true }
      return false
    }
    let kept = targets.filter { target in
      isWritten(target) || !targets.contains { $0.nutrient == target.nutrient && isWritten($0) }
    }
    return kept.filter { $0.nutrient == "energy_kcal" } + kept.filter { $0.nutrient != "energy_kcal" }
  }
}
