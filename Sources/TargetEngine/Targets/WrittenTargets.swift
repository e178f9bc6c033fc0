import MealIR
import MealUnits

/// The targets that an eater's `targets { }` writes, in amounts a day.
struct WrittenTargets {
  let body: EaterBody
  /// The energy target in kcal; nil where it is not known.
  let energy: TracedNumber?
  private(set) var targets: [DailyTarget] = []
  private(set) var missing: [MissingField] = []

  init(_ eater: Eater, _ body: EaterBody, energy: TracedNumber?) {
    self.body = body
    self.energy = energy
    for target in eater.targets { append(target) }
  }

  private mutating func append(_ target: Eater.Target) {
    let low = target.bound.low.flatMap { amount($0, target) }
    let high = target.bound.high.flatMap { amount($0, target) }
    if low != nil || high != nil {
      targets.append(DailyTarget(target.nutrient, low: low, high: high, .written(target.span)))
    } else {
      let lacking = lacking(target).map { MissingField($0, for: "the target of \(target.nutrient)") }
      missing += lacking.filter { !missing.contains($0) }
    }
  }

  private func amount(_ figure: Rational, _ target: Eater.Target) -> TracedNumber? {
    let unit = String(target.nutrient.split(separator: "_").last ?? "")
    switch target.basis {
    case .day: return TracedNumber(target.nutrient, figure.double, unit, .written)
    case .perKilogram: return body.weight.map { scaled(figure, "\(unit)/kg", $0, target, unit) }
    case .perKilogramLean: return body.leanMass.map { scaled(figure, "\(unit)/kg lean", $0, target, unit) }
    case .shareOfEnergy:
      guard let energy, let factor = EnergyFactors.factor(of: target.nutrient) else { return nil }
      let share = TracedNumber("share of energy", figure.double, "", .written)
      return TracedNumber(
        target.nutrient, energy.value * figure.double / factor.value, unit,
        .computed("energy target × share / \(factor.name)", nil), [energy, share, factor],
        ends: (energy.low * figure.double / factor.value, energy.high * figure.double / factor.value))
    }
  }

  private func scaled(
    _ figure: Rational, _ unitOfFigure: String, _ mass: TracedNumber, _ target: Eater.Target, _ unit: String
  ) -> TracedNumber {
    TracedNumber("\(target.nutrient) a kilogram", figure.double, unitOfFigure, .written)
      .times(mass, target.nutrient, unit)
  }

  /// What a target that has no amount lacks; energy's own missing fields are reported with it.
  private func lacking(_ target: Eater.Target) -> [MissingField.Field] {
    switch target.basis {
    case .day, .shareOfEnergy: []
    case .perKilogram: [.weight]
    case .perKilogramLean:
      [(body.weight == nil, MissingField.Field.weight), (body.bodyFat == nil, .bodyFat)].filter(\.0).map(\.1)
    }
  }
}
