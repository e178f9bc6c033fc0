/// How a statement goes on behind its first word.
enum StatementRule {
  /// An expression.
  case value
  /// A word, or an expression where none stands: `activity active`, `activity 1.55`.
  case wordOrValue
  /// Names with commas between them; a name may be several words.
  case names
  /// A string, or words to the statement's end.
  case text
  /// Nothing.
  case alone
  /// A rule of its own.
  case special(Special)

  enum Special {
    case use, units, household, kitchen, eater, targets, food, mayContain, goal, price, rate, recipe, meal, dish, plan
    case pantry, shop, aisle, alias, log, report, requirement, step, shortStep, ready, from, slot, using, attendance
    case objective
  }
}

/// What a block is about: decides which statements may stand in it.
enum BlockKind: CaseIterable {
  case file, household, kitchen, eater, targets, food, recipe, meal, dish, plan, pantry, shop, log

  /// The words that messages use: "in a recipe".
  var place: String {
    switch self {
    case .file: "at the top of a file"
    case .household: "in a household"
    case .kitchen: "in a kitchen"
    case .eater: "in an eater"
    case .targets: "in targets"
    case .food: "in a food"
    case .recipe: "in a recipe"
    case .meal: "in a meal"
    case .dish: "in a dish"
    case .plan: "in a plan"
    case .pantry: "in a pantry"
    case .shop: "in a shop list"
    case .log: "in a log"
    }
  }

  /// The statements that may stand here, by their first word.
  var rules: [(word: StaticString, rule: StatementRule)] {
    switch self {
    case .file: BlockKind.fileRules
    case .household: BlockKind.householdRules
    case .eater: BlockKind.eaterRules
    case .food: BlockKind.foodRules
    case .recipe: BlockKind.recipeRules
    case .meal: BlockKind.mealRules
    case .dish: BlockKind.dishRules
    case .plan: BlockKind.planRules
    case .kitchen, .targets, .pantry, .shop, .log: []
    }
  }

  /// True where `- ` lines may stand.
  var takesItems: Bool {
    switch self {
    case .recipe, .dish, .pantry, .shop: true
    default: false
    }
  }

  /// The words of statements that never stand at the top of a file.
  static let innerWords: Set<String> = {
    let inner = allCases.filter { $0 != .file }.flatMap { $0.rules.map { "\($0.word)" } }
    return Set(inner).subtracting(fileRules.map { "\($0.word)" })
  }()

  private static let fileRules: [(word: StaticString, rule: StatementRule)] = [
    ("recipe", .special(.recipe)), ("meal", .special(.meal)), ("plan", .special(.plan)), ("price", .special(.price)),
    ("food", .special(.food)), ("eater", .special(.eater)), ("use", .special(.use)), ("check", .special(.requirement)),
    ("household", .special(.household)), ("pantry", .special(.pantry)), ("shop", .special(.shop)),
    ("aisle", .special(.aisle)), ("alias", .special(.alias)), ("log", .special(.log)), ("rate", .special(.rate)),
    ("report", .special(.report)), ("units", .special(.units)),
  ]

  private static let householdRules: [(word: StaticString, rule: StatementRule)] = [
    ("currency", .wordOrValue), ("locale", .wordOrValue), ("region", .wordOrValue), ("units", .special(.units)),
    ("kitchen", .special(.kitchen)),
  ]

  private static let eaterRules: [(word: StaticString, rule: StatementRule)] = [
    ("sex", .wordOrValue), ("born", .value), ("age", .value), ("height", .value), ("weight", .value),
    ("body-fat", .value), ("activity", .wordOrValue), ("goal", .special(.goal)), ("diet", .wordOrValue),
    ("avoid", .names), ("dislike", .names), ("pregnant", .alone), ("lactating", .alone), ("share", .value),
    ("targets", .special(.targets)), ("numbers", .wordOrValue), ("energy-equation", .wordOrValue),
  ]

  private static let foodRules: [(word: StaticString, rule: StatementRule)] = [
    ("contains", .names), ("may", .special(.mayContain)), ("source", .text), ("label", .wordOrValue),
  ]

  private static let recipeRules: [(word: StaticString, rule: StatementRule)] = [
    ("step", .special(.step)), ("serves", .value), ("cuisine", .names), ("course", .names), ("tags", .names),
    ("source", .text), ("makes", .value), ("technique", .names), ("keeps", .value), ("freezes", .alone),
    ("cook", .special(.shortStep)), ("rest", .special(.shortStep)),
  ]

  private static let dishRules = recipeRules

  private static let mealRules: [(word: StaticString, rule: StatementRule)] = [
    ("dish", .special(.dish)), ("serves", .value), ("ready", .special(.ready)), ("course", .names), ("tags", .names),
  ]

  private static let planRules: [(word: StaticString, rule: StatementRule)] = [
    ("from", .special(.from)), ("slot", .special(.slot)), ("using", .special(.using)),
    ("absent", .special(.attendance)), ("guest", .special(.attendance)), ("require", .special(.requirement)),
    ("prefer", .special(.requirement)), ("check", .special(.requirement)), ("minimize", .special(.objective)),
    ("maximize", .special(.objective)), ("minimise", .special(.objective)), ("maximise", .special(.objective)),
  ]
}
