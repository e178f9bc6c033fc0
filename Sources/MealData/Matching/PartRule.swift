/// When the counted part behind a food ("florets", "fillets") may be set aside.
enum PartRule {
  /// True where `part` of a food of `group` is that food; not for "pork ribs", "turnip leaves", "fish sticks".
  static func isHarmless(_ part: String, group: FoodGroup) -> Bool {
    switch part {
    case "leaf": group == .herb || group == .spice
    case "fillet", "steak": group == .fish
    case "strip", "segment", "ear", "pod", "floret", "kernel", "bulb", "spear", "stalk", "stem", "head": isPlant(group)
    case "clove", "sprig", "bunch": isPlant(group) || group == .spice
    case "rasher", "knob": true
    case "slice", "wedge", "piece", "chunk", "cube", "half", "quarter":
      isPlant(group) || group == .fish || group == .cheese || group == .meat || group == .bakery || group == .nut
        || group == .poultry || group == .fat
    default: false
    }
  }

  private static func isPlant(_ group: FoodGroup) -> Bool {
    group == .vegetable || group == .fruit || group == .herb || group == .legume
  }
}

/// Where a tail such as "in water" may be set aside.
enum TailRule {
  /// The index of "in" or "with" where all words behind it are harmless; nil where there is none.
  static func cut(_ words: NameWords) -> Int? {
    let openers = ["in", "with", "without"]
    guard let cut = (1..<max(1, words.count)).first(where: { openers.contains(words.text($0)) }) else { return nil }
    guard cut + 1 < words.count else { return nil }
    return (cut + 1..<words.count).allSatisfy { harmless.contains(words.text($0)) } ? cut : nil
  }

  private static let harmless = [
    "water", "spring", "brine", "own", "their", "its", "skin", "bone", "shell", "tail", "leaf", "top", "stem", "rind",
    "peel",
    "and", "the", "or", "green", "root", "attached", "casing", "seed", "juice",
  ]
}
