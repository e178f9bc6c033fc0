/// The Food Code 2022 of the US Food and Drug Administration, chapter 3: each figure beside its citation.
public enum FoodCode {
  /// `3-401.11(A)(1)(b)` is keyed `fc2022.3-401.11.A1b`.
  private static func rule(_ section: String, _ text: String) -> SafetyRule {
    let base = section.prefix { $0 != "(" }
    let tail = section.dropFirst(base.count).filter { $0 != "(" && $0 != ")" }
    let id = "fc2022.\(base)\(tail.isEmpty ? "" : ".")\(tail)"
    return SafetyRule(id, "FDA Food Code 2022 \(section)", text)
  }

  // MARK: 3-401.11, cooking

  /// Raw eggs broken to order.
  public static let eggsToOrder = CookingRule(
    rule("3-401.11(A)(1)(a)", "raw eggs broken to order for immediate service: 63 °C (145 °F) for 15 s"), 63, 15)

  /// Fish, intact meat, game that was raised or inspected.
  public static let intact = CookingRule(
    rule("3-401.11(A)(1)(b)", "fish, intact meat and game that was raised or inspected: 63 °C (145 °F) for 15 s"), 63,
    15)

  /// Ground, tenderised, injected; ratites; eggs that are not to order.
  public static let comminuted = CookingRule(
    rule(
      "3-401.11(A)(2)",
      "ratites, mechanically tenderised, injected and comminuted meat, comminuted fish, eggs not broken to order: "
        + "68 °C (155 °F) for 17 s"), 68, 17, table: [.init(63, 180), .init(66, 60), .init(68, 17), .init(70, 0)])

  /// Poultry, wild game, anything stuffed.
  public static let poultry = CookingRule(
    rule(
      "3-401.11(A)(3)",
      "poultry, baluts, wild game, stuffed fish, meat, pasta, poultry and ratites, stuffing that holds any of them: "
        + "74 °C (165 °F), instantaneous"), 74, 0)

  /// Whole roasts: the time-temperature table.
  public static let roast = CookingRule(
    rule("3-401.11(B)", "whole meat roasts, corned beef and cured pork roasts with them: a row of the table of (B)(2)"),
    62.8, 240, table: RoastTable.rows,
    notes: [
      "54.4 °C for 112 min to 70 °C at once are equal: see the table; the hold may include the rise after the oven"
    ])

  /// Beef steaks served by their surface.
  public static let steak = rule(
    "3-401.11(C)",
    "whole-muscle intact beef steak, labelled so, may be served undercooked where top and bottom are seared to 63 °C "
      + "with a colour change all over, and not to a highly susceptible population")

  /// Raw or undercooked on request.
  public static let undercooked = rule(
    "3-401.11(D)",
    "other raw or undercooked animal food only on request with the consumer advisory of 3-603.11, never to a highly "
      + "susceptible population, no ground meat from a children's menu; or by a variance")

  /// The advisory.
  public static let advisory = rule(
    "3-603.11", "disclosure and reminder where animal food is served raw or undercooked")

  // MARK: Other heat

  /// Microwave cooking.
  public static let microwave = CookingRule(
    rule("3-401.12", "in a microwave: rotated or stirred, covered, 74 °C (165 °F) in all parts, stands covered 2 min"),
    74, 120,
    notes: ["rotate or stir, keep covered, and let it stand covered for 2 minutes"])

  /// Plant food held hot.
  public static let plants = CookingRule(
    rule("3-401.13", "plant food for hot holding: 57 °C (135 °F)"), 57, 0)

  /// Reheating for hot holding.
  public static let reheating = CookingRule(
    rule(
      "3-403.11", "reheated for hot holding: 74 °C (165 °F) for 15 s within 2 h; in a microwave 74 °C and 2 min covered"
    ),
    74, 15, notes: ["served at once to order (3-403.10): any temperature", "a ready-to-eat pack of a plant: 57 °C"])

  // MARK: Parasites

  /// Fish eaten raw or part-cooked.
  public static let freezing = CookingRule(
    rule(
      "3-402.11",
      "fish eaten raw or part-cooked: frozen at -20 °C for 168 h, or at -35 °C till solid and then 15 h at -35 °C or 24 h "
        + "at -20 °C"), -20, 168 * 3600,
    notes: ["or -35 °C until solid, then 15 h at -35 °C or 24 h at -20 °C"])

  /// Which fish need no freezing.
  public static let freezingExempt = rule(
    "3-402.11(B)",
    "no freezing for molluscan shellfish, scallop adductor, tuna (Thunnus alalunga, albacares, atlanticus, maccoyii, "
      + "obesus, thynnus), fish raised on parasite-free pellets, roe removed and rinsed")

  // MARK: Keeping

  /// Cooling.
  public static let cooling = rule("3-501.14", "cooled from 57 to 21 °C within 2 h and to 5 °C within 6 h in all")

  /// Hot and cold holding.
  public static let holding = rule(
    "3-501.16", "held hot at 57 °C (135 °F) or more, roasts 54 °C, or cold at 5 °C or less")
  /// °C at which food is held hot.
  public static let hotHolding = 57.0
  /// °C at which whole roasts may be held.
  public static let roastHolding = 54.0

  /// Days in the fridge.
  public static let keeping = rule(
    "3-501.17",
    "ready-to-eat food that needs the cold: 7 days at 5 °C or less, the day it is made is day 1; frozen time does not count"
  )
  /// Days that food keeps, the day it was made counted.
  public static let keepingDays = 7

  /// Time as the only control.
  public static let timeOnly = rule(
    "3-501.19",
    "without heat or cold: 4 h from 5 °C or less or 57 °C or more, 6 h where it starts cold and never passes 21 °C")
  /// Seconds that food may stand without heat or cold.
  public static let timeOnlySeconds = 4 * 3600.0

  /// Reduced-oxygen packs.
  public static let sousVide = rule("3-502.12", "cooking in a sealed bag needs a HACCP plan where food is sold")
}
