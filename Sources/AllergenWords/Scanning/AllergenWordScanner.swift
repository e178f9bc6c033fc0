/// Finds allergens by the words of recipe texts, in eight languages at once.
///
/// It shares no code and no tables with the catalogue, so that either detector alone is enough to warn. Every phrase of the
/// vocabulary that occurs is a match; for each allergen a longer phrase silences the shorter ones inside it ("coconut milk"
/// knows better than "milk"); then "gluten-free", "without" and "may contain" change what is left. Time is linear in the text.
public struct AllergenWordScanner {
  private let vocabulary: Vocabulary

  /// A scanner by a vocabulary of its own, for tests.
  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Scans texts by the vocabulary in the program; a phrase never runs from one text into the next.
  public static func scan(_ texts: [String]) -> AllergenFindings { AllergenWordScanner(.builtIn).findings(texts) }

  func findings(_ texts: [String]) -> AllergenFindings {
    var evidence: [AllergenEvidence] = []
    for (index, text) in texts.enumerated() { evidence += self.evidence(text, index) }
    return AllergenFindings(evidence: evidence)
  }

  private func evidence(_ text: String, _ index: Int) -> [AllergenEvidence] {
    var copy = text
    return copy.withUTF8 { bytes in
      let finder = TermFinder(bytes, vocabulary)
      let claims = ClaimList(finder.matches, vocabulary)
      let kept = (claims.modifiers.isEmpty ? claims : ModifierPass(claims, finder).list).claims
      return unique(kept.filter(\.isAlive).map { evidence($0, finder, index) })
    }
  }

  private func evidence(_ claim: Claim, _ finder: TermFinder, _ index: Int) -> AllergenEvidence {
    AllergenEvidence(
      allergen: AllergenName.allCases[Int(claim.allergen)],
      kind: claim.kind == .may ? .may : .contains,
      term: vocabulary.text(claim.match.term),
      text: index,
      range: finder.words[claim.match.first].range.lowerBound..<finder.words[claim.match.last].range.upperBound)
  }

  /// Words that several languages share say the same thing once.
  private func unique(_ evidence: [AllergenEvidence]) -> [AllergenEvidence] {
    var kept: [AllergenEvidence] = []
    for next in evidence where !kept.suffix(40).contains(where: { says($0, next) }) { kept.append(next) }
    return kept
  }

  private func says(_ one: AllergenEvidence, _ other: AllergenEvidence) -> Bool {
    one.allergen == other.allergen && one.kind == other.kind && one.range == other.range
  }
}
