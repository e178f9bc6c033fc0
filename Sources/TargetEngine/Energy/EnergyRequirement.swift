import MealIR

/// Total energy straight from the academies' equations: a second opinion beside resting energy times a factor.
///
/// It holds the activity already: it is never multiplied by a factor.
public struct EnergyRequirement: Sendable {
  /// The classes of activity.
  public enum Activity: Int, CaseIterable, Sendable {
    /// From the least to the most.
    case inactive, lowActive, active, veryActive
  }

  /// The edition.
  public enum Edition: Sendable {
    /// Institute of Medicine 2002/2005; National Academies 2023.
    case dri2005, dri2023
  }

  /// The energy in kcal a day; nil where something is missing or no form fits.
  public let energy: TracedNumber?
  /// The class of activity.
  public let activity: Activity

  /// Computes the requirement of a person at a class of activity.
  public init(_ body: EaterBody, _ activity: Activity, _ edition: Edition = .dri2023) {
    self.activity = activity
    let sex: RestingEquation.Sex? = body.sex == .male ? .male : body.sex == .female ? .female : nil
    guard let sex, let age = body.age, let weight = body.weight, let height = body.height,
      let (form, evidence) = EnergyRequirement.form(edition, sex, age.value, body.massIndex?.value ?? 0, activity)
    else {
      energy = nil
      return
    }
    energy = TracedNumber(
      "estimated energy requirement", form.kilocalories { body.value(of: $0, sex) }, "kcal",
      .computed(form.text, evidence), [weight, height, age],
      notes: edition == .dri2023 ? EnergyRequirement.spread2023(sex, age.value) : [])
  }

  /// Computes the requirement at the class that a factor of resting energy falls into.
  public init(_ body: EaterBody, factor: Double) {
    self.init(body, EnergyRequirement.activity(factor, age: body.age?.value ?? Double(EaterBody.adultFrom)))
  }

  private static func form(
    _ edition: Edition, _ sex: RestingEquation.Sex, _ age: Double, _ massIndex: Double, _ activity: Activity
  ) -> (EnergyForm, Evidence)? {
    switch edition {
    case .dri2023: form2023(sex, age, activity).map { ($0, .eer2023) }
    case .dri2005 where age >= 19 && massIndex >= 25: (overweight2005(sex, activity), .eer2005Overweight)
    case .dri2005: form2005(sex, age, activity).map { ($0, age < 19 && sex == .female ? .eer2005Girls : .eer2005) }
    }
  }
}
