import MealData
import MealIR
import MealSource
import MealUnits

/// Finds the food that words mean: the household's own foods and aliases first, then the catalogue.
struct FoodFinder {
  let catalogue: Catalogue
  let matcher: FoodMatcher
  /// Own foods, by folded name.
  private(set) var own: [String: Int] = [:]
  private(set) var ownFoods: [OwnFood] = []
  /// What aliases stand for, by folded name.
  private var aliases: [String: String] = [:]
  private var hasOwnNames = false
  /// What was looked up since the last name was learned.
  private var cache = FoodCache()

  init(_ catalogue: Catalogue, language: FoodLanguage? = nil) {
    self.catalogue = catalogue
    matcher = FoodMatcher(catalogue, language: language)
  }

  mutating func add(_ food: OwnFood) {
    own[NameFolding.folded(food.name)] = ownFoods.count
    ownFoods.append(food)
    hasOwnNames = true
    cache = FoodCache()
  }

  /// Updates an own food that was declared before its values were read.
  mutating func update(_ food: OwnFood, at index: Int) {
    ownFoods[index] = food
    cache = FoodCache()
  }

  mutating func addAlias(_ name: String, for target: String) {
    aliases[NameFolding.folded(name)] = target
    hasOwnNames = true
    cache = FoodCache()
  }

  /// The food that `text` means; nil where no one knows it.
  func find(_ text: [UInt8], preparation: [UInt8] = []) -> Found? {
    cache.food(FoodCache.Key(text, preparation)) { lookUp(text, preparation) }
  }

  private func lookUp(_ text: [UInt8], _ preparation: [UInt8]) -> Found? {
    if hasOwnNames, let found = findOwn(text) { return found }
    let match = text.withUnsafeBytes { food in
      preparation.withUnsafeBytes { prepared in matcher.match(food, preparation: prepared) }
    }
    // `meat` alone is no food: what a search finds for it is one sort among many.
    if match?.quality == .searched, FoodFinder.kinds.contains(NameFolding.folded(text)) { return nil }
    return match.map(found)
  }

  /// Words that name a whole kind of foods, folded.
  private static let kinds = Set(
    [
      "meat", "meats", "game", "poultry", "juice", "juices", "sauce", "sauces", "seed", "seeds", "seasoning",
      "dressing",
      "salad", "dessert", "drink", "drinks", "snack", "snacks", "roast", "joint", "stew", "squash drink", "spread",
      "topping",
      "filling", "dip", "soup", "pudding", "sweets", "candy", "liquid", "powder", "mix", "paste", "flakes", "pieces",
    ].map { Array($0.utf8) })

  /// The food that words mean which are no name as a whole: after setting a brand, a remark or weak words aside.
  func guess(_ text: String, preparation: [UInt8]) -> Found? {
    // `carrots and 3 flurbs`: what has an amount of its own is a food, never a remark to set aside.
    let words = text.split(separator: " ")
    if zip(words, words.dropFirst()).contains(where: {
      $0 == "and" && $1.utf8.first.map { (0x30...0x39).contains($0) } == true
    }) {
      return nil
    }
    for candidate in NameGuess(text).candidates {
      guard let found = find(Array(candidate.name.utf8), preparation: preparation), found.match?.quality != .searched,
        !candidate.isExact || found.match?.quality == .exact,
        candidate.asidePlain.allSatisfy({ isHarmless($0, beside: found) })
      else { continue }
      return found.assuming(candidate.reason)
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
    // A food with its preparation is rarely written twice: not worth a place in the cache.
    if text.contains(UInt8(ascii: ",")) { return isName(text) }
    return cache.isName(FoodCache.Key(text, [])) { isName(text) }
  }

  private func isName(_ text: [UInt8]) -> Bool {
    if hasOwnNames, findOwn(text) != nil { return true }
    // A bracket holds a remark, never a part of a name, though the matcher reads over it.
    if text.contains(UInt8(ascii: "(")) || text.contains(UInt8(ascii: "[")) { return false }
    return text.withUnsafeBytes { matcher.isName($0) }
  }

  /// English plurals of own names: `skyrs`, `pizza doughs`.
  private static func singular(_ key: String) -> String {
    if key.hasSuffix("ies") { return key.dropLast(3) + "y" }
    if key.hasSuffix("es"), key.count > 4 { return String(key.dropLast(2)) }
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  /// Names near an unknown one: own foods first.
  func suggestions(for text: String) -> [String] {
    cache.suggestions(text) { suggest(text) }
  }

  private func suggest(_ text: String) -> [String] {
    let ownNames = Suggestion.closest(to: text, in: ownFoods.map(\.name))
    var result = ownNames
    for name in catalogue.suggestions(for: text) where !result.contains(name) && result.count < 3 {
      result.append(name)
    }
    return result
  }
}
