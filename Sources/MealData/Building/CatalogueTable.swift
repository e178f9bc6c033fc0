/// The kinds of table that a catalogue is made of.
///
/// All are lines of tab-separated fields under a line of headings; empty fields are missing; lines that start with `#`
/// say nothing.
public enum CatalogueTable: String, CaseIterable, Sendable {
  /// `group NAME` first, then key, name, common name, maker, scientific name, refuse %, what is refuse, nitrogen
  /// factor, kcal/g of protein, fat, carbohydrate.
  case foods
  /// key, then one column a nutrient: per 100 g, headed by its JSON key.
  case values
  /// key, number, amount, wording, grams.
  case measures
  /// key, then one column a nutrient: `source`, `source:derivation` or `source:derivation:citation,citation`.
  case provenance
  /// code, meaning.
  case derivations
  /// code, meaning.
  case sources
  /// id, authors, title, year, journal, place.
  case literature
}
