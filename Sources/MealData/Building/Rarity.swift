/// How far a row is from what an everyday kitchen means by its name.
enum Rarity {
  /// True for a maker's product: a maker is named, or a word of the name is in capitals.
  static func isBrand(_ row: BuildRow) -> Bool {
    if !row.maker.isEmpty { return true }
    return row.name.split { !$0.isLetter && $0 != "'" }.contains { isShouted($0) }
  }

  private static func isShouted(_ word: Substring) -> Bool {
    guard word.utf8.count >= 3, word.allSatisfy({ $0.isUppercase || $0 == "'" }) else { return false }
    return !["USDA", "NFS", "NLEA", "UHT", "DHA", "ARA", "RTF", "III", "FDA"].contains(String(word))
  }

  /// 0 for plain food, 255 for what no recipe means.
  static func of(_ row: BuildRow, group: String) -> UInt8 {
    var rarity = ofShelf(group)
    if isBrand(row) { rarity += 130 }
    let name = row.name.lowercased()
    for (word, cost) in rareWords where name.contains(word) { rarity += cost }
    return UInt8(clamping: rarity)
  }

  private static func ofShelf(_ group: String) -> Int {
    switch group {
    case "Baby Foods": 250
    case "Fast Foods", "Restaurant Foods": 150
    case "American Indian/Alaska Native Foods": 130
    case "Meals, Entrees, and Side Dishes": 40
    case "Breakfast Cereals", "Snacks", "Sweets", "Baked Products": 10
    default: 0
    }
  }

  private static let rareWords: [(String, Int)] = [
    ("infant", 200), ("babyfood", 200), ("usda commodity", 130), ("industrial", 130), ("imitation", 130),
    ("meatless", 130), ("raw, skin", 130), ("baked, skin", 130), ("cooked in skin, skin", 130),
    ("formulated", 60),
    ("substitute", 50), ("school lunch", 130), ("concentrate", 45), ("undiluted", 40), ("dehydrated", 30),
    ("condensed", 30), ("powder", 15), ("dry mix", 40), ("new zealand", 40), ("australian", 40), ("imported", 40),
    ("reduced", 15), ("low sodium", 15), ("fortified", 15), ("mechanically", 80), ("variety meats", 20),
  ]
}
