import MealIR
import MealUnits

/// The energy target: total energy less or more what the goal asks for, within the guards.
struct EnergyGoal {
  /// Kilocalories a day.
  let target: TracedNumber
  /// What the guards did or have to say.
  let guards: [TargetGuard]

  init(_ eater: Eater, _ body: EaterBody, total: TracedNumber) {
    let asked = eater.goal?.change.double ?? 0
    let limits = DeficitLimits(body)
    let (change, shareGuards) = limits.change(asked)
    let wanted = EnergyGoal.changed(total, by: change)
    let (target, floorGuard) = asked < 0 ? limits.raised(wanted, total: total) : (wanted, nil)
    self.target = target
    guards = shareGuards + [floorGuard].compactMap { $0 }
  }

  private static func changed(_ total: TracedNumber, by change: Double) -> TracedNumber {
    if change == 0 {
      return TracedNumber(
        "energy target", total.value, "kcal", .computed("total energy", nil), [total], ends: (total.low, total.high))
    }
    let share = TracedNumber("change", 1 + change, "", .written, notes: ["\((change * 100).text(1)) % by the goal"])
    return total.times(share, "energy target", "kcal")
  }

  /// What to say of an energy target, whoever set it.
  static func warnings(_ target: TracedNumber, _ resting: TracedNumber?, _ body: EaterBody) -> [TargetGuard] {
    var guards: [TargetGuard] = []
    if let resting, target.value < resting.value {
      guards.append(
        TargetGuard(
          .belowResting,
          "the target of \(target.value.text()) kcal lies below resting energy, \(resting.value.text()) kcal",
          because: "eating less than the body spends at rest is for supervised diets", .deficitGuards))
    }
    if let lean = body.leanMass, lean.value > 0, target.value / lean.value < leastAvailability {
      let available = (target.value / lean.value).text(1)
      guards.append(
        TargetGuard(
          .lowAvailability,
          "the target leaves at most \(available) kcal for each kg of lean mass, below \(leastAvailability.text())",
          because: "what exercise costs is not even taken off", .energyAvailability))
    }
    return guards
  }

  /// Kilocalories a day for each kilogram of lean mass.
  private static let leastAvailability: Double = 30
}

extension Evidence {
  static let energyAvailability = Evidence(
    "guard.reds", "IOC consensus on relative energy deficiency in sport (RED-S)", .unverified)
}
