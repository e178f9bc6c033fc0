/// Protein for each kilogram of body weight that the academies recommend.
struct ProteinAdvice {
  /// Grams a day; nil without a weight, for infants, and where the age is not known.
  let amount: TracedNumber?

  init(_ body: EaterBody) {
    guard let weight = body.weight, let factor = ProteinAdvice.factor(body) else {
      amount = nil
      return
    }
    amount = factor.times(weight, "protein_g", "g")
  }

  private static func factor(_ body: EaterBody) -> TracedNumber? {
    func factor(_ value: Double, _ evidence: Evidence) -> TracedNumber {
      TracedNumber("protein a kilogram", value, "g/kg", .published(evidence))
    }
    if body.isPregnant { return factor(1.1, .proteinByStage) }
    if body.isLactating { return factor(1.3, .proteinByStage) }
    guard let age = body.age?.value, age >= 1 else { return nil }
    switch age {
    case ..<4: return factor(1.05, .proteinByStage)
    case ..<14: return factor(0.95, .proteinByStage)
    case ..<19: return factor(0.85, .proteinByStage)
    default: return factor(0.8, .proteinOfAdults)
    }
  }
}

extension Evidence {
  private static let protein = "IOM 2002/2005, recommended protein for body weight"
  static let proteinOfAdults = Evidence("dri.protein.adult", protein)
  static let proteinByStage = Evidence("dri.protein.stage", "\(protein), by stage of life", .unverified)
}
