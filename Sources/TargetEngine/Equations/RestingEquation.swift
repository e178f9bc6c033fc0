/// A published way to estimate resting energy.
public struct RestingEquation: Sendable, Hashable {
  /// Those two that equations tell apart.
  enum Sex: Sendable {
    case male, female
  }

  /// A formula for one sex, or for both, in a band of ages (half open, in years).
  struct Form: Sendable, Hashable {
    var sex: Sex?
    var ages: Range<Double>
    var form: EnergyForm

    init(_ sex: Sex, ages: Range<Double> = 0..<200, _ form: EnergyForm) {
      self.sex = sex
      self.ages = ages
      self.form = form
    }

    init(ages: Range<Double> = 0..<200, _ form: EnergyForm) {
      self.ages = ages
      self.form = form
    }
  }

  /// The word of `energy-equation`; several variants of one publication share it.
  public let id: String
  /// Which form of the publication; empty where there is only one.
  public let variant: String
  /// Whom it was measured on.
  public let population: String
  /// The ages measured, in years; others are extrapolated.
  public let ages: ClosedRange<Double>
  /// Where it was published.
  public let evidence: Evidence
  let forms: [Form]

  init(
    _ id: String, variant: String = "", _ population: String, ages: ClosedRange<Double>, _ evidence: Evidence,
    _ forms: [Form]
  ) {
    self.id = id
    self.variant = variant
    self.population = population
    self.ages = ages
    self.evidence = evidence
    self.forms = forms
  }

  /// Id and variant: "mueller-2004, by lean and fat mass".
  public var name: String { variant.isEmpty ? id : "\(id), \(variant)" }

  /// The form for a person; nil where there is none for that age.
  func form(sex: Sex, age: Double) -> EnergyForm? {
    forms.first { ($0.sex == nil || $0.sex == sex) && $0.ages.contains(age) }?.form
  }

  private var inputs: Set<EnergyForm.Input> { Set(forms.flatMap { $0.form.terms.map(\.input) }) }

  var needsSex: Bool { inputs.contains(.male) || forms.contains { $0.sex != nil } }
  var needsAge: Bool { inputs.contains(.age) || Set(forms.map(\.ages)).count > 1 }
  var needsHeight: Bool { inputs.contains(.height) || inputs.contains(.heightInMetres) }
  var needsBodyFat: Bool { inputs.contains(.leanMass) || inputs.contains(.fatMass) }
}
