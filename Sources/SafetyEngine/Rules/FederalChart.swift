/// Safe minimum internal temperatures of FoodSafety.gov and USDA FSIS.
public enum FederalChart {
  private static let name = "USDA FSIS / FoodSafety.gov safe minimum internal temperatures"

  private static func rule(_ key: String, _ text: String, isVerified: Bool = true) -> SafetyRule {
    SafetyRule("fsis.chart.\(key)", name, text, isVerified: isVerified)
  }

  private static let rest = ["rest for 3 minutes before carving or eating"]

  /// Steaks, chops, roasts, raw ham; tenderised ones too.
  public static let whole = CookingRule(
    rule("whole", "steaks, chops, roasts and raw ham: 62.8 °C (145 °F) and a rest of 3 min"), 62.8, 180, notes: rest)
  /// Ground meat.
  public static let ground = CookingRule(rule("ground", "ground meat: 71.1 °C (160 °F)"), 71.1, 0)
  /// Poultry, whole or ground.
  public static let poultry = CookingRule(rule("poultry", "all poultry, ground poultry: 73.9 °C (165 °F)"), 73.9, 0)
  /// Stuffing and what is stuffed.
  public static let stuffing = CookingRule(rule("stuffing", "stuffing, and what is stuffed: 73.9 °C (165 °F)"), 73.9, 0)
  /// Casseroles.
  public static let casserole = CookingRule(rule("casserole", "casseroles: 73.9 °C (165 °F)"), 73.9, 0)
  /// Leftovers.
  public static let leftovers = CookingRule(rule("leftovers", "leftovers: 73.9 °C (165 °F)"), 73.9, 0)
  /// Egg dishes.
  public static let eggDishes = CookingRule(rule("eggs", "egg dishes: 71.1 °C (160 °F)"), 71.1, 0)
  /// Eggs one by one.
  public static let eggs = CookingRule(
    rule("eggs", "eggs until yolk and white are firm; egg dishes 71.1 °C (160 °F)"), 71.1, 0,
    notes: ["or until yolk and white are firm"])
  /// Fish.
  public static let fish = CookingRule(
    rule("fish", "fish: 62.8 °C (145 °F), or opaque and flaking"), 62.8, 0, notes: ["or until opaque"])
  /// Crustaceans.
  public static let crustaceans = CookingRule(
    rule("fish", "shrimp, crab, lobster until pearly and opaque; fish 62.8 °C (145 °F)"), 62.8, 0,
    notes: ["or until pearly and opaque"])
  /// Molluscs.
  public static let molluscs = CookingRule(
    rule("fish", "clams, oysters, mussels until the shells open; fish 62.8 °C (145 °F)"), 62.8, 0,
    notes: ["or until the shells open"])
  /// Ratites.
  public static let ratite = CookingRule(
    rule("ratite", "ostrich and emu steaks: 62.8 °C (145 °F) and a rest of 3 min", isVerified: false), 62.8, 180,
    notes: rest)
  /// Ground ratites.
  public static let groundRatite = CookingRule(
    rule("ratite", "ground ostrich and emu: 71.1 °C (160 °F)", isVerified: false), 71.1, 0)
  /// Wild game.
  public static let wildGame = CookingRule(
    rule("game", "wild game: 71.1 to 73.9 °C (160 to 165 °F); the higher is taken", isVerified: false), 73.9, 0)
  /// Liver, kidney and their like.
  public static let offal = CookingRule(
    rule("offal", "variety meats: 71.1 °C (160 °F)", isVerified: false), 71.1, 0)
  /// Cooked ham that is served hot.
  public static let cookedHam = rule(
    "ham", "cooked ham to be served hot: 60 °C (140 °F) where a USDA plant packed it, else 73.9 °C (165 °F)")

  /// How long leftovers keep at home.
  public static let keeping = rule("keeping", "leftovers keep 3 to 4 days; chilled within 2 h, 1 h above 32 °C")
  /// Days that leftovers keep at the most.
  public static let keepingDays = 4
}
