public import MealIR

/// The energy that a body spends at rest in a day.
public struct RestingEnergy: Sendable {
  /// The equation.
  public let equation: RestingEquation
  /// Why this one, in words.
  public let reason: String
  /// The energy in kcal; a range where the sex is not specified; nil where something is missing.
  public let energy: TracedNumber?
  /// What is missing.
  public let missing: [MissingField]
  /// Why there is no number although nothing is missing; nil where there is one.
  public let fault: String?

  /// Computes by the equation that is named, or by the one that fits what is known.
  public init(_ body: EaterBody, named name: String? = nil, region: Household.Region = .us) {
    let choice = EquationChoice(body, named: name, region: region)
    self.init(choice.equation, body, reason: choice.reason)
  }

  /// Computes by one equation.
  init(_ equation: RestingEquation, _ body: EaterBody, reason: String) {
    self.equation = equation
    self.reason = reason
    let missing = RestingEnergy.missing(equation, body)
    self.missing = missing
    let energy = missing.isEmpty ? RestingEnergy.computed(equation, body) : nil
    let isPossible = energy.map { $0.low > 0 } ?? false
    self.energy = isPossible ? energy : nil
    fault = missing.isEmpty && !isPossible ? RestingEnergy.fault(equation, body, energy) : nil
  }

  private static func fault(_ equation: RestingEquation, _ body: EaterBody, _ energy: TracedNumber?) -> String {
    if let energy { return "\(equation.name) gives \(energy.low.text()) kcal, which no body of that size lives on" }
    return "\(equation.name) has no form\(body.age.map { " for an age of \($0.value.text(1))" } ?? "")"
  }

  private static func missing(_ equation: RestingEquation, _ body: EaterBody) -> [MissingField] {
    let needs: [(Bool, MissingField.Field)] = [
      (equation.needsSex && body.sex == nil, .sex), (equation.needsAge && body.age == nil, body.ageFault),
      (equation.needsHeight && body.height == nil, .height), (body.weight == nil, .weight),
      (equation.needsBodyFat && body.bodyFat == nil, .bodyFat),
    ]
    return needs.filter(\.0).map { MissingField($0.1, for: "resting energy (\(equation.id))") }
  }

  private static func computed(_ equation: RestingEquation, _ body: EaterBody) -> TracedNumber? {
    switch equation.needsSex ? body.sex : .male {
    case .male: number(equation, .male, body)
    case .female: number(equation, .female, body)
    case .unspecified, nil: mean(equation, body)
    }
  }

  /// The mean of both sexes, which are its low and high.
  private static func mean(_ equation: RestingEquation, _ body: EaterBody) -> TracedNumber? {
    guard let male = number(equation, .male, body), let female = number(equation, .female, body) else { return nil }
    return TracedNumber(
      "resting energy", (male.value + female.value) / 2, "kcal", .computed("mean of man and woman", equation.evidence),
      [male, female], ends: (male.value, female.value),
      notes: ["the sex is not specified: the mean of both, with both as low and high"] + male.notes)
  }

  private static func number(
    _ equation: RestingEquation, _ sex: RestingEquation.Sex, _ body: EaterBody
  ) -> TracedNumber? {
    guard let form = equation.form(sex: sex, age: body.age?.value ?? Double(EaterBody.adultFrom)) else { return nil }
    let name = body.sex == .unspecified && equation.needsSex ? " of a \(sex == .male ? "man" : "woman")" : ""
    return TracedNumber(
      "resting energy\(name)", form.kilocalories { body.value(of: $0, sex) }, "kcal",
      .computed(form.text, equation.evidence), form.terms.compactMap { body.input($0.input) },
      notes: extrapolation(equation, body))
  }

  private static func extrapolation(_ equation: RestingEquation, _ body: EaterBody) -> [String] {
    guard let age = body.age?.value, !equation.ages.contains(age) else { return [] }
    let (low, high) = (equation.ages.lowerBound.text(), equation.ages.upperBound.text())
    return ["measured on people of \(low) to \(high) years: an age of \(age.text(1)) is outside"]
  }
}

extension EaterBody {
  /// The number of the trail that a formula reads; nil for the sex, which the form's text tells.
  func input(_ input: EnergyForm.Input) -> TracedNumber? {
    switch input {
    case .weight: weight
    case .height, .heightInMetres: height
    case .age: age
    case .leanMass: leanMass
    case .fatMass: fatMass
    case .male: nil
    }
  }

  func value(of input: EnergyForm.Input, _ sex: RestingEquation.Sex) -> Double {
    switch input {
    case .male: sex == .male ? 1 : 0
    case .heightInMetres: (height?.value ?? 0) / 100
    case .weight, .height, .age, .leanMass, .fatMass: self.input(input)?.value ?? 0
    }
  }
}
