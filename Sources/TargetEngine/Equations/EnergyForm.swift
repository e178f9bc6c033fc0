/// A linear formula for energy: coefficients of what is measured, and a constant.
///
/// All published forms are of this kind, so that one evaluator and one printer serve them all.
struct EnergyForm: Sendable, Hashable {
  /// What a coefficient is multiplied by.
  enum Input: String, CaseIterable, Sendable {
    case weight, height, heightInMetres = "height in metres", age, male = "1 for a man, 0 for a woman"
    case leanMass = "lean mass", fatMass = "fat mass"
  }

  /// The unit of the result.
  enum Unit: Sendable {
    case kilocalories, megajoules
  }

  let unit: Unit
  let terms: [Term]
  let constant: Double

  /// A coefficient and what it is multiplied by.
  struct Term: Sendable, Hashable {
    let factor: Double
    let input: Input
  }

  init(
    _ unit: Unit = .kilocalories, weight: Double = 0, height: Double = 0, metres: Double = 0, age: Double = 0,
    male: Double = 0, lean: Double = 0, fat: Double = 0, plus constant: Double
  ) {
    self.unit = unit
    self.constant = constant
    let factors: [(Double, Input)] = [
      (lean, .leanMass), (fat, .fatMass), (weight, .weight), (height, .height), (metres, .heightInMetres),
      (male, .male), (age, .age),
    ]
    terms = factors.filter { $0.0 != 0 }.map { Term(factor: $0.0, input: $0.1) }
  }

  /// The energy in kilocalories, nothing rounded.
  func kilocalories(_ value: (Input) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.factor * value($1.input) }
    return unit == .kilocalories ? sum : sum * 1000 / EnergyForm.kilojoulesPerKilocalorie
  }

  /// The formula in words: "10 × weight + 6.25 × height − 5 × age + 5 kcal".
  var text: String {
    var text = ""
    for (factor, name) in terms.map({ ($0.factor, " × \($0.input.rawValue)") }) + [(constant, "")] {
      let sign = text.isEmpty ? (factor < 0 ? "−" : "") : (factor < 0 ? " − " : " + ")
      text += "\(sign)\(factor.magnitude.text(6))\(name)"
    }
    return text + (unit == .kilocalories ? " kcal" : " MJ")
  }

  /// The thermochemical calorie, exact by definition.
  static let kilojoulesPerKilocalorie = 4.184
}
