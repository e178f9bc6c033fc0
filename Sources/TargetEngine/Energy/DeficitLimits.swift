import MealIR

/// How much less than total energy an eater may be told to eat.
struct DeficitLimits {
  private let body: EaterBody

  /// The greatest deficit, as a share of total energy: of anyone, and at a body mass index from 30.
  private static let most = 0.20
  private static let mostWhenObese = 0.25
  private static let obeseFrom = 30.0
  private static let underweightBelow = 18.5
  /// Kilocalories a day.
  private static let floorOfWomen = 1200.0
  private static let floorOfMen = 1500.0

  init(_ body: EaterBody) { self.body = body }

  /// The change that is granted, below zero for a deficit, and why it is not what was `asked` for.
  func change(_ asked: Double) -> (Double, [TargetGuard]) {
    if asked >= 0 { return (asked, []) }
    if let refusal { return (0, [refusal]) }
    let limit = isObese ? DeficitLimits.mostWhenObese : DeficitLimits.most
    if -asked <= limit { return (asked, unchecked) }
    return (-limit, [capped(asked, to: limit)] + unchecked)
  }

  private var isObese: Bool { body.massIndex.map { $0.value >= DeficitLimits.obeseFrom } ?? false }

  /// The stage of life that rules out any deficit; nil where there is none.
  private var refusal: TargetGuard? {
    if body.isPregnant { return refusal(.pregnant, "in pregnancy", "the child's growth needs the energy") }
    if body.isLactating { return refusal(.lactating, "while breast-feeding", "milk needs the energy") }
    if body.isMinor { return refusal(.minor, "under 18 years", "growth needs the energy") }
    guard let index = body.massIndex, index.value < DeficitLimits.underweightBelow else { return nil }
    return refusal(.underweight, "at a body mass index of \(index.value.text(1))", "below 18.5 is underweight")
  }

  private func refusal(_ kind: TargetGuard.Kind, _ stage: String, _ note: String) -> TargetGuard {
    TargetGuard(kind, "no deficit \(stage): the target is total energy", because: note, .deficitGuards)
  }

  private func capped(_ asked: Double, to limit: Double) -> TargetGuard {
    let index =
      body.massIndex.map { "the body mass index is \($0.value.text(1))" } ?? "no height tells the body mass index"
    return TargetGuard(
      .cappedDeficit, "a deficit of \((-asked * 100).text(1)) % is capped at \((limit * 100).text()) %",
      because: "25 % only at a body mass index from 30, else 20 %; \(index)", .deficitGuards)
  }

  private var unchecked: [TargetGuard] {
    let fields = [body.age == nil ? "age" : nil, body.massIndex == nil ? "body mass index" : nil].compactMap { $0 }
    if fields.isEmpty { return [] }
    return [
      TargetGuard(
        .unchecked, "whether a deficit is safe was not checked against \(fields.joined(separator: " and "))",
        because: "not stated", .deficitGuards)
    ]
  }

  // MARK: The floor

  /// `target`, or the floor where that is higher, but never more than `total`.
  func raised(_ target: TracedNumber, total: TracedNumber) -> (TracedNumber, TargetGuard?) {
    let least = min(floor, total.value)
    guard target.value < least else { return (target, nil) }
    let isKnown = body.sex == .female || body.sex == .male
    let floor = TracedNumber(
      "floor", floor, "kcal", .published(.energyFloors), notes: isKnown ? [] : ["a man's: the sex is not known"])
    let raised = TracedNumber(
      "energy target", least, "kcal", .computed("the floor, or total energy where that is less", .energyFloors),
      [target, floor, total])
    let why = TargetGuard(
      .floor, "the target is raised from \(target.value.text()) to \(least.text()) kcal",
      because: least < floor.value ? "total energy itself is below the floor" : "never below the floor", .energyFloors)
    return (raised, why)
  }

  /// The floor of a man holds where the sex is not known: the safer one.
  private var floor: Double { body.sex == .female ? DeficitLimits.floorOfWomen : DeficitLimits.floorOfMen }
}

extension Evidence {
  static let deficitGuards = Evidence(
    "guard.deficit",
    "at most 20 % less (25 % from BMI 30), nothing less in growth or underweight; after NHLBI 1998/2000", .rule)
  static let energyFloors = Evidence(
    "guard.floor", "1200 kcal for women, 1500 kcal for men; the lower ends of AHA/ACC/TOS 2013", .rule)
}
