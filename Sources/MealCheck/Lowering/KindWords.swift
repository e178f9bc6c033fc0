import MealSource

/// Words behind a comma that make another food of the one before it: `milk, skimmed` is not milk prepared in some way.
///
/// What a cook does (`tomatoes, chopped`) is none of them: chopped tomatoes come out of a tin.
enum KindWords {
  private static let words: Set<String> = [
    "salted", "unsalted", "roasted", "skimmed", "skim", "semi-skimmed", "low-fat", "lowfat", "reduced-fat", "full-fat",
    "half-fat",
    "non-fat", "nonfat", "fat-free", "lean", "extra-lean", "skinless", "boneless", "greek", "greek-style", "smoked",
    "sour", "double", "single", "desiccated", "ground", "minced", "sweetened", "unsweetened", "brown", "white", "red",
    "green", "black", "yellow", "wild", "dark", "wholemeal", "wholegrain", "whole-wheat", "self-raising", "bread",
    "caster",
    "icing", "granulated", "powdered", "pickled", "candied", "condensed", "evaporated",
  ]

  /// The name that `food` has with the kinds in `preparation` before it; nil where none stand there.
  static func name(_ food: [UInt8], _ preparation: [UInt8]) -> [UInt8]? {
    if preparation.isEmpty { return nil }
    let text = String(decoding: preparation, as: UTF8.self).lowercased()
    let kinds = text.split { $0 == "," || $0 == ";" }.flatMap(kinds)
    // Bones say nothing of the skin.
    guard kinds.contains(where: { $0 != "boneless" }) else { return nil }
    return Array(kinds.joined(separator: " ").utf8) + [0x20] + food
  }

  /// True for `boneless, skin on`, which is not the boneless meat that is sold without.
  static func keepsSkin(_ preparation: [UInt8]) -> Bool {
    let text = String(decoding: preparation, as: UTF8.self).lowercased()
    return text.holds("skin on") || text.holds("skin-on") || text.holds("with skin")
  }

  /// The words of a part of which every word is a kind.
  private static func kinds(in part: Substring) -> [String] {
    let words = part.split(separator: " ").map(String.init).filter { $0 != "and" && $0 != "&" }
    return words.allSatisfy(self.words.contains) ? words : []
  }
}
