extension Catalogue {
  /// Where a value comes from; nil where the source does not say (it does for energy, the macronutrients, alcohol,
  /// water, sugars, fibre, sodium and saturated fat).
  public func provenance(_ nutrient: Nutrient, of food: FoodID) -> Provenance? {
    guard let column = BlobFormat.provenanceNutrients.firstIndex(of: nutrient) else { return nil }
    let nutrients = BlobFormat.provenanceNutrients.count
    let index = Int(blob.record(.provenance, Int(food.index) * nutrients + column, as: UInt16.self))
    return index == 0 ? nil : provenance(blob.record(.origins, index - 1, as: OriginRecord.self))
  }

  private func provenance(_ origin: OriginRecord) -> Provenance {
    let derivation = code(.derivations, origin.derivation)
    let source = code(.sources, origin.source)
    let citations = (0..<Int(origin.citationCount)).map { position in
      citation(Int(blob.record(.citations, Int(origin.citations) + position, as: UInt16.self)))
    }
    return Provenance(
      derivationCode: derivation.code, derivation: derivation.text, sourceCode: source.code, source: source.text,
      citations: citations)
  }

  private func code(_ section: BlobSection, _ index: UInt8) -> (code: String, text: String) {
    guard index > 0 else { return ("", "") }
    let record = blob.record(section, Int(index) - 1, as: CodeRecord.self)
    return (blob.string(record.code), blob.string(record.text))
  }

  private func citation(_ index: Int) -> Citation {
    let record = blob.record(.literature, index, as: LiteratureRecord.self)
    return Citation(
      id: blob.string(record.id), authors: blob.string(record.authors), title: blob.string(record.title),
      year: blob.string(record.year), journal: blob.string(record.journal), place: blob.string(record.place))
  }
}
