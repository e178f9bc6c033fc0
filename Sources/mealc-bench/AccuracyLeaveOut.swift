import MealKit

/// Builds the catalogue again without the aliases that only one recipe uses: what a recipe nobody has seen would meet.
struct AccuracyLeaveOut {
  let tables: String

  /// The poorer catalogue; nil where the tables are not there.
  func catalogue(without recipes: [PublishedRecipe], _ catalogue: Catalogue) -> Catalogue? {
    let rare = rareAliases(recipes, catalogue)
    print("left out: \(rare.count) aliases that one recipe alone uses")
    var builder = CatalogueBuilder()
    for table in [CatalogueTable.derivations, .sources, .literature] {
      guard let text = BenchFiles.read("\(tables)/\(table.rawValue).tsv") else { return nil }
      builder.add(table, text, file: table.rawValue)
    }
    for table in [CatalogueTable.foods, .values, .measures, .provenance] {
      for (name, text) in files(table.rawValue, ".tsv") { builder.add(table, text, file: name) }
    }
    for (name, text) in files("cards", ".cards") {
      builder.addCards(Array(cards(text, without: rare).utf8), file: name)
    }
    return builder.build().flatMap { Catalogue(blob: $0) }
  }

  private func files(_ folder: String, _ ending: String) -> [(String, [UInt8])] {
    BenchFiles.list("\(tables)/\(folder)").filter { $0.hasSuffix(ending) }.compactMap { name in
      BenchFiles.read("\(tables)/\(folder)/\(name)").map { (name, $0) }
    }
  }

  private func cards(_ text: [UInt8], without rare: Set<String>) -> String {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard line.hasPrefix("  also ") else { return String(line) }
      let kept = line.dropFirst(7).split(separator: ";").map(Self.trimmed).filter { !rare.contains($0.lowercased()) }
      return kept.isEmpty ? "" : "  also \(kept.joined(separator: "; "))"
    }.joined(separator: "\n")
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Use

  /// Aliases, lower case, that are the name by which exactly one recipe finds a food.
  private func rareAliases(_ recipes: [PublishedRecipe], _ catalogue: Catalogue) -> Set<String> {
    var users: [String: Set<String>] = [:]
    for recipe in recipes {
      let result = AccuracyResult(recipe, catalogue)
      for line in result.nutrition?.lines ?? [] {
        guard case .catalogue(_, let number) = line.ingredient.food, let card = catalogue.card(Int(number)) else {
          continue
        }
        guard let alias = alias(card, line.ingredient.text) else { continue }
        users[alias, default: []].insert(recipe.id)
      }
    }
    return Set(users.filter { $0.value.count == 1 }.keys)
  }

  /// The longest name of the entry whose words are all in the line; nil where that is its plain name.
  private func alias(_ entry: FoodEntry, _ line: String) -> String? {
    let words = Set(Self.words(line))
    let fitting = entry.names.filter { Self.words($0).allSatisfy(words.contains) }
    guard let best = fitting.max(by: { $0.utf8.count < $1.utf8.count }), best != entry.name else { return nil }
    return best.lowercased()
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map { word in
      word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : String(word)
    }
  }
}
