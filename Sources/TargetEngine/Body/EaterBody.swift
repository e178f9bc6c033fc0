public import MealIR
public import MealUnits

/// What is known of an eater's body, with the trail of each number.
public struct EaterBody: Sendable {
  /// The sex; nil where none is stated.
  public let sex: Eater.Sex?
  /// Years.
  public let age: TracedNumber?
  /// Kilograms.
  public let weight: TracedNumber?
  /// Centimetres.
  public let height: TracedNumber?
  /// A share, 0...1.
  public let bodyFat: TracedNumber?
  /// Life stages.
  public let isPregnant: Bool
  /// Life stages.
  public let isLactating: Bool
  /// Whole months since birth; nil where the age is not known.
  let months: Int?
  /// What is wrong with the age where there is none.
  let ageFault: MissingField.Field

  /// Reads an eater's fields as of `today`, which only a day of birth needs.
  public init(_ eater: Eater, today: CalendarDate?) {
    sex = eater.sex
    let age = Age(eater, today: today)
    (self.age, months, ageFault) = (age.years, age.months, age.fault)
    weight = eater.weight.map { TracedNumber("weight", $0.double / 1000, "kg", .written) }
    height = eater.height.map { TracedNumber("height", $0.double, "cm", .written) }
    bodyFat = eater.bodyFat.map { TracedNumber("body fat", $0.double, "", .written) }
    (isPregnant, isLactating) = (eater.isPregnant, eater.isLactating)
  }

  /// Kilograms without fat.
  public var leanMass: TracedNumber? {
    guard let weight, let bodyFat else { return nil }
    let value = weight.value * (1 - bodyFat.value)
    return TracedNumber("lean mass", value, "kg", .computed("weight × (1 − body fat)", nil), [weight, bodyFat])
  }

  /// Kilograms of fat.
  public var fatMass: TracedNumber? {
    guard let weight, let bodyFat else { return nil }
    return weight.times(bodyFat, "fat mass", "kg")
  }

  /// Weight over height squared.
  public var massIndex: TracedNumber? {
    guard let weight, let height, height.value > 0 else { return nil }
    let metres = height.value / 100
    return TracedNumber(
      "body mass index", weight.value / (metres * metres), "kg/m²", .computed("weight / height²", .bodyMassIndex),
      [weight, height])
  }

  /// True below the age of majority; false where the age is not known.
  var isMinor: Bool { age.map { $0.value < Double(EaterBody.adultFrom) } ?? false }

  /// The birthday from which adults' rules hold, in years.
  static let adultFrom = 18
}

extension Evidence {
  static let bodyMassIndex = Evidence(
    "bmi.who2000", "WHO 2000, Obesity: preventing and managing the global epidemic, Technical Report Series 894")
}
