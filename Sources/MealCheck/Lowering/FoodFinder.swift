import MealData
import MealIR
import MealSource
import MealUnits

/// Finds the food that words mean: the household's own foods and aliases first, then the catalogue.
struct FoodFinder {
  /// A food and what is known about its weights.
  struct Found {
    var reference: FoodReference
    /// The plain name, for messages.
    var name: String
    /// The match in the catalogue; nil for own foods and for foods pinned by key.
    var match: FoodMatch?
    /// The catalogue's entry; nil for own foods.
    var entry: FoodEntry?
    /// The own food; nil for the catalogue's.
    var own: OwnFood?
    /// What was assumed to find it in words that are no name as a whole.
    var assumption: String?
  }

  let catalogue: Catalogue
  let matcher: FoodMatcher
  /// Own foods, by folded name.
  private(set) var own: [String: Int] = [:]
  private(set) var ownFoods: [OwnFood] = []
  /// What aliases stand for, by folded name.
  private var aliases: [String: String] = [:]
  private var hasOwnNames = false

  init(_ catalogue: Catalogue, language: FoodLanguage? = nil) {
    self.catalogue = catalogue
    matcher = FoodMatcher(catalogue, language: language)
  }

  mutating func add(_ food: OwnFood) {
    own[NameFolding.folded(food.name)] = ownFoods.count
    ownFoods.append(food)
    hasOwnNames = true
  }

  /// Updates an own food that was declared before its values were read.
  mutating func update(_ food: OwnFood, at index: Int) { ownFoods[index] = food }

  mutating func addAlias(_ name: String, for target: String) {
    aliases[NameFolding.folded(name)] = target
    hasOwnNames = true
  }

  /// The food that `text` means; nil where no one knows it.
  func find(_ text: [UInt8], preparation: [UInt8] = []) -> Found? {
    if hasOwnNames, let found = findOwn(text) { return found }
    return text.withUnsafeBytes { food in
      preparation.withUnsafeBytes { prepared in matcher.match(food, preparation: prepared) }
    }.map(found)
  }

  /// The food that words mean which are no name as a whole: after setting a brand, a remark or weak words aside.
  func guess(_ text: String, preparation: [UInt8]) -> Found? {
    for candidate in NameGuess(text).candidates {
      guard var found = find(Array(candidate.name.utf8), preparation: preparation), found.match?.quality != .searched,
        candidate.asidePlain.allSatisfy({ isHarmless($0, beside: found) })
      else { continue }
      found.assumption = candidate.reason
      found.match?.reasons.append(candidate.reason)
      return found
    }
    return nil
  }

  /// True for a word that neither names another food nor changes one much.
  private func isHarmless(_ word: String, beside found: Found) -> Bool {
    if NameGuess.changers.contains(word) { return false }
    if NameGuess.weak.contains(word) || NameGuess.colours.contains(word) { return true }
    guard let match = matcher.match(word), match.quality != .searched else { return true }
    return .catalogue(row: UInt32(match.food.index), entry: UInt32(match.entry.id.index)) == found.reference
  }

  private func findOwn(_ text: [UInt8]) -> Found? {
    let key = String(decoding: NameFolding.folded(text), as: UTF8.self)
    for candidate in [key, FoodFinder.singular(key)] {
      if let index = own[candidate] {
        return Found(reference: .own(index), name: ownFoods[index].name, own: ownFoods[index])
      }
      if let target = aliases[candidate] { return find(target) }
    }
    return nil
  }

  /// The target of an alias, itself never an alias.
  private func find(_ target: String) -> Found? {
    let key = NameFolding.folded(target)
    if let index = own[key] { return Found(reference: .own(index), name: ownFoods[index].name, own: ownFoods[index]) }
    return matcher.match(target).map(found)
  }

  private func found(_ match: FoodMatch) -> Found {
    Found(
      reference: .catalogue(row: UInt32(match.food.index), entry: UInt32(match.entry.id.index)), name: match.entry.name,
      match: match, entry: match.entry)
  }

  /// The food that a key such as `usda:01123` pins; nil where the catalogue has none.
  func find(key: String, text: [UInt8]) -> Found? {
    guard let food = catalogue.food(key: key) else { return nil }
    // Words that mean this very row keep their own weights: `cherry tomatoes [usda:11529]`.
    if let found = find(text), case .catalogue(let row, _) = found.reference, row == UInt32(food.index) { return found }
    let entry = catalogue.entry(of: food)
    return Found(
      reference: .catalogue(row: UInt32(food.index), entry: UInt32(entry.id.index)), name: entry.name,
      entry: entry)
  }

  /// True where `text` is exactly a name that the household or the catalogue knows.
  func knows(_ text: [UInt8]) -> Bool {
    if hasOwnNames, findOwn(text) != nil { return true }
    // A bracket holds a remark, never a part of a name, though the matcher reads over it.
    if text.contains(UInt8(ascii: "(")) || text.contains(UInt8(ascii: "[")) { return false }
    let match = text.withUnsafeBytes { matcher.match($0, preparation: UnsafeRawBufferPointer(start: nil, count: 0)) }
    return match?.quality == .exact
  }

  /// English plurals of own names: `skyrs`, `pizza doughs`.
  private static func singular(_ key: String) -> String {
    if key.hasSuffix("ies") { return key.dropLast(3) + "y" }
    if key.hasSuffix("es"), key.count > 4 { return String(key.dropLast(2)) }
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  /// Names near an unknown one: own foods first.
  func suggestions(for text: String) -> [String] {
    let ownNames = Suggestion.closest(to: text, in: ownFoods.map(\.name))
    var result = ownNames
    for name in catalogue.suggestions(for: text) where !result.contains(name) && result.count < 3 {
      result.append(name)
    }
    return result
  }
}

extension FoodFinder.Found {
  /// What one of a unit weighs, in grams of the edible part.
  struct Weight {
    var grams: Rational
    var isEstimated: Bool
    var assumption: String
    /// True where a card or the source states it for this food.
    var isOwn: Bool
  }

  /// The weight of one `unit`; nil where nothing tells it.
  func weight(_ unit: Unit, size: PieceSize?, system: UnitSystem) -> Weight? {
    if let own { return ownWeight(own, unit, system) }
    let known = match?.grams(unit, size: size, system: system) ?? entry?.grams(unit, size: size, system: system)
    guard let weight = known, let grams = Rational(nearest: weight.grams) else { return nil }
    var isOwn = true
    if case .generic = weight.basis { isOwn = false }
    return Weight(grams: grams, isEstimated: weight.isEstimated, assumption: weight.assumption, isOwn: isOwn)
  }

  private func ownWeight(_ food: OwnFood, _ unit: Unit, _ system: UnitSystem) -> Weight? {
    if let weight = food.weights.first(where: { $0.unit == unit }) {
      return Weight(grams: weight.grams, isEstimated: false, assumption: "stated by the food", isOwn: true)
    }
    guard unit.kind == .volume, let density = food.density, let volume = unit.factor(in: system),
      let grams = density.multiplied(by: volume)
    else { return nil }
    return Weight(grams: grams, isEstimated: false, assumption: "by the food's density", isOwn: true)
  }

  /// The share of the bought weight that is not eaten, 0 up to less than 1.
  var refuse: Rational {
    if let own { return own.refuse?.divided(by: Rational(100)) ?? .zero }
    let percent = entry?.refusePercent ?? 0
    return Rational(nearest: min(99, percent) / 100) ?? .zero
  }

  /// What kind of food it is; nil for own foods.
  var group: FoodGroup? { entry?.group }
}
