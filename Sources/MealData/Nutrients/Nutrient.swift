/// A thing that a food holds an amount of, per 100 g of its edible part.
///
/// The raw value is the position in the blob's bitmaps: append, never reorder. At most 128 cases.
public enum Nutrient: UInt8, CaseIterable, Sendable, Hashable {
  // Energy and proximates.
  case energy, energyKilojoules, protein, fat, carbs, fiber, sugars, alcohol, water, ash
  // Fats.
  case saturatedFat, monounsaturatedFat, polyunsaturatedFat, transFat, cholesterol, linoleicAcid, linoleicAcidN6
  case linolenicAcid, alphaLinolenicAcid, eicosapentaenoicAcid, docosapentaenoicAcid, docosahexaenoicAcid
  case arachidonicAcid
  // Single sugars and starch.
  case starch, sucrose, glucose, fructose, lactose, maltose, galactose
  // Minerals.
  case calcium, iron, magnesium, phosphorus, potassium, sodium, zinc, copper, fluoride, manganese, selenium
  // Vitamins.
  case vitaminA, vitaminAInternational, retinol, betaCarotene, alphaCarotene, betaCryptoxanthin, lycopene
  case luteinZeaxanthin, vitaminC, vitaminD, vitaminDInternational, vitaminE, vitaminEAdded, vitaminK, menaquinone4
  case thiamin, riboflavin, niacin, pantothenicAcid, vitaminB6, vitaminB12, vitaminB12Added, folate, folateDFE
  case folateFood, folicAcid, choline, betaine
  // Other substances.
  case caffeine, theobromine, phytosterols
  // Indispensable amino acids, with cystine and tyrosine, which spare two of them.
  case tryptophan, threonine, isoleucine, leucine, lysine, methionine, cystine, phenylalanine, tyrosine, valine
  case histidine
  // Not in SR28: carried by own foods and cards.
  case addedSugars, polyols, erythritol, xylitol, maltitol, sorbitol, mannitol, isomalt, lactitol, allulose, biotin
  case iodine, chloride, chromium, molybdenum
  // Derived.
  case netCarbs, salt, omega3, omega6
}

extension Nutrient {
  /// The key in JSON, in snake case with the unit: `energy_kcal`, `vitamin_c_mg`.
  ///
  /// Stable: part of the JSON contract.
  public var key: String { facts.key }

  /// The unit of the values: `kcal`, `kJ`, `g`, `mg`, `µg`, `IU`.
  public var unit: String { facts.unit }

  /// The decimals that the source gives at most.
  public var decimals: Int { Int(facts.decimals) }

  /// The number of the nutrient in USDA SR28; nil where SR28 does not have it.
  public var standardReferenceNumber: Int? { facts.number == 0 ? nil : Int(facts.number) }

  /// The plain English name, in lower case but for what is never so: `saturated fat`, `vitamin C`.
  public var name: String { facts.name }

  /// The words that a `.meal` file may use, the usual one first: `saturated`, `saturated-fat`.
  public var words: [String] { facts.words.split(separator: " ").map(String.init) }

  /// True for those that `Catalogue.value` computes from other values: salt, omega-3, omega-6.
  ///
  /// Net carbs are an engine's.
  public var isDerived: Bool { self == .salt || self == .omega3 || self == .omega6 }

  private var facts: NutrientFacts { NutrientFacts.all[Int(rawValue)] }

  /// The nutrient that a word of a `.meal` file names; case, `_` and spaces against `-` do not matter.
  public init?(word: String) {
    let text = String(word.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    let bare = text.hasSuffix("-fat") ? String(text.dropLast(4)) : text
    guard let hit = Nutrient.allCases.first(where: { $0.facts.has(word: text) || $0.facts.has(word: bare) }) else {
      return nil
    }
    self = hit
  }

  /// The nutrient that a JSON key names.
  public init?(key: String) {
    guard let hit = Nutrient.allCases.first(where: { $0.facts.key == key }) else { return nil }
    self = hit
  }
}

extension Nutrient {
  /// The nutrients that the source tells the provenance of, in the order of the provenance tables.
  public static var provenanced: [Nutrient] { BlobFormat.provenanceNutrients }
}
