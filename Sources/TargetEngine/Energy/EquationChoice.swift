import MealIR

/// The equation for a person, and why it was taken.
struct EquationChoice {
  let equation: RestingEquation
  /// In words: "the default: no body fat is stated".
  let reason: String

  private init(_ equation: RestingEquation, _ reason: String) {
    self.equation = equation
    self.reason = reason
  }

  /// The equation that `name` asks for, or the one that fits what is known.
  init(_ body: EaterBody, named name: String?, region: Household.Region) {
    self =
      name.flatMap { EquationChoice.named($0, body) } ?? EquationChoice.forBodyFat(body)
      ?? EquationChoice.forRegion(body, region)
  }

  private static func named(_ name: String, _ body: EaterBody) -> EquationChoice? {
    let reason = "asked for by name"
    if name == RestingEquation.muellerLean.id {
      return body.bodyFat == nil
        ? EquationChoice(
          body.isMinor ? .muellerChildWeight : .muellerWeight, "\(reason); by weight: no body fat is stated")
        : EquationChoice(body.isMinor ? .muellerChildLean : .muellerLean, "\(reason); body fat is stated")
    }
    return RestingEquation.byName.first { $0.id == name }.map { EquationChoice($0, reason) }
  }

  /// For adults whose body fat is known; children have tables of their own.
  private static func forBodyFat(_ body: EaterBody) -> EquationChoice? {
    guard body.bodyFat != nil, !body.isMinor else { return nil }
    if body.age == nil || body.sex == nil {
      return EquationChoice(.cunningham1991, "body fat is stated, age or sex is not: lean mass alone decides")
    }
    return EquationChoice(.muellerLean, "body fat is stated: lean and fat mass say more than weight")
  }

  private static func forRegion(_ body: EaterBody, _ region: Household.Region) -> EquationChoice {
    if body.isMinor {
      return body.height == nil
        ? EquationChoice(.schofield, "a child, and no height is stated")
        : EquationChoice(.henry, "a child: its table has bands for children")
    }
    if region == .eu { return EquationChoice(.henry, "the household's region is EU") }
    return EquationChoice(.mifflin, "the default where no body fat is stated (\(Evidence.frankenfield2005.citation))")
  }
}

extension RestingEquation {
  /// Those that `energy-equation` can name, each in the form that the language promises.
  static let byName = [
    mifflin, muellerLean, cunningham1980, cunningham1991, katchMcArdle, harrisBenedict, rozaShizgal, schofield, henry,
  ]
}

extension Evidence {
  static let frankenfield2005 = Evidence(
    "ree.frankenfield2005", "most accurate in Frankenfield et al. 2005, J Am Diet Assoc 105:775-89")
}
