internal import MealUnits

/// The unit words of cards and of SR28's measures.
enum UnitWords {
  /// The unit of a singular word (as `NameWords` makes it); nil where the word is none.
  static func unit(_ word: String) -> Unit? { known[word] }

  private static let known: [String: Unit] = {
    var words: [String: Unit] = [:]
    for unit in Unit.allCases where unit != .gasMark {
      words[NameWords("\(unit)").text] = unit
      words[NameWords(unit.symbol).text] = unit
    }
    for (word, unit) in extra { words[word] = unit }
    return words
  }()

  private static let extra: [(String, Unit)] = [
    ("each", .piece), ("item", .piece), ("unit", .piece), ("tin", .can), ("ounce", .ounce), ("lbs", .pound),
    ("gram", .gram), ("g", .gram), ("liter", .litre), ("ml", .millilitre), ("milliliter", .millilitre),
    ("pkg", .pack), ("package", .pack), ("pouch", .packet), ("cob", .ear), ("stem", .sprig), ("frank", .link),
    ("filet", .fillet),
    ("pats", .pat), ("cutlet", .piece), ("rack", .rack), ("wrapper", .sheet), ("grating", .sprinkle),
    ("shaving", .sprinkle), ("dusting", .sprinkle), ("grind", .pinch), ("twist", .pinch), ("dab", .dollop),
    ("schmear", .dollop), ("stem", .stalk), ("cap", .piece), ("crown", .head), ("brick", .block), ("tube", .tub),
    ("wheel", .round), ("disc", .round), ("cake", .block), ("jigger", .shot), ("measure", .shot), ("bundle", .bunch),
    ("portion", .serving), ("squirt", .squeeze),
    ("shake", .dash), ("bun", .roll), ("burger", .patty), ("medallion", .piece),
  ]

  /// The size of a singular word; nil where the word is none.
  ///
  /// "extra" before "large" is the caller's.
  static func size(_ word: String) -> PieceSize? {
    switch word {
    case "small", "mini", "miniature": .small
    case "medium": .medium
    case "large", "big": .large
    case "jumbo": .extraLarge
    default: nil
    }
  }

  /// The bit of `Preparation` that a word of a measure means: also nouns, such as "slice" in "cup slices".
  static func preparation(_ word: String) -> UInt8? {
    switch word {
    case "slice": Preparation.bit(of: "sliced")
    case "cube", "piece", "chunk", "dice": Preparation.bit(of: "cubed")
    case "half": Preparation.bit(of: "halved")
    case "quarter": Preparation.bit(of: "quartered")
    case "crumb": Preparation.bit(of: "crumbled")
    case "puree", "pulp": Preparation.bit(of: "pureed")
    case "chopped", "diced": Preparation.bit(of: word)
    default: Preparation.bit(of: word)
    }
  }
}
