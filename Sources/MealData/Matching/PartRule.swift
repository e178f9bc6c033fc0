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
    case "cheese": group == .cheese
    case "sauce": group == .sauce || group == .condiment
    case "fish": group == .fish
    case "nut": group == .nut
    case "seed": group == .seed || group == .spice
    case "bread": group == .bakery
    case "spice", "seasoning": group == .spice
    case "herb": group == .herb
    case "fruit": group == .fruit
    default: false
    }
  }

  /// True for words that only say what kind of food stands before them: "gruyère cheese", "tzatziki sauce".
  static func isKind(_ word: String) -> Bool {
    ["cheese", "sauce", "fish", "nut", "seed", "bread", "spice", "seasoning", "herb", "fruit"].contains(word)
  }

  private static func isPlant(_ group: FoodGroup) -> Bool {
    group == .vegetable || group == .fruit || group == .herb || group == .legume
  }
}
