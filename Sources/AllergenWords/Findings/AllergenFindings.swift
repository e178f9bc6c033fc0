/// What the words of some texts say about allergens.
public struct AllergenFindings: Equatable, Sendable {
  /// The allergens that are contained, in the order of the legal list.
  public let contains: [AllergenName]
  /// The allergens that may be contained and are not known to be.
  public let mayContain: [AllergenName]
  /// The places that say so, by text and place.
  public let evidence: [AllergenEvidence]

  /// Sums up evidence.
  public init(evidence: [AllergenEvidence]) {
    let sure = AllergenFindings.names(evidence, .contains)
    self.contains = sure
    self.mayContain = AllergenFindings.names(evidence, .may).filter { !sure.contains($0) }
    self.evidence = evidence
  }

  private static func names(_ evidence: [AllergenEvidence], _ kind: AllergenClaimKind) -> [AllergenName] {
    var seen = [Bool](repeating: false, count: AllergenName.allCases.count)
    for one in evidence where one.kind == kind { seen[one.allergen.number] = true }
    return zip(AllergenName.allCases, seen).filter(\.1).map(\.0)
  }
}
