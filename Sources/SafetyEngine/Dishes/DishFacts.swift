import MealIR
import MealUnits

/// What is known of a dish before any rule is looked up.
struct DishFacts: Sendable {
  var recipe: Recipe
  /// What the title says.
  var title: Senses
  /// What the texts of the steps say.
  var texts: Senses
  var steps: [HeatStep]
  /// Raw animal foods, those of recipes that it uses with them.
  var parts: [RawPart] = []
  /// Animal foods that need no cooking, and why not.
  var ready: [(name: String, why: String)] = []
  /// Foods that no one knows.
  var unknown: [String] = []
  /// The recipes it uses that are cooked on their own.
  var cookedRecipes: [String] = []
  /// Servings it is written for.
  var servings: Rational?

  init(_ recipe: Recipe, servings: Rational?) {
    self.recipe = recipe
    self.servings = servings
    title = Senses([recipe.name] + recipe.techniques + recipe.tags)
    texts = Senses(recipe.steps.compactMap(\.text))
    steps = recipe.steps.map(HeatStep.init)
  }

  var heatingSteps: [HeatStep] { steps.filter { $0.purpose == .heating } }

  // MARK: Manner of serving

  /// True where the title says that it is eaten raw.
  var isRaw: Bool { title.contains(.rawDish) || texts.hits.contains { DishFacts.rawTexts.contains($0.phrase) } }

  private static let rawTexts: Set = ["served raw", "serve raw", "eaten raw"]

  /// True where it is served undercooked.
  var isRare: Bool { title.containsAny(.rare, .pink) || texts.contains(.rare) || parts.contains(where: \.isRare) }

  /// True where the title names a dish of raw egg, and no step heats it enough.
  var isRawEgg: Bool {
    title.contains(.rawEggDish) && !title.contains(.shelfStable)
      && !heatingSteps.contains { $0.celsius != nil && $0.canReach(FoodCode.comminuted.table) }
  }

  /// True where eggs are made one by one, or beaten for one eater.
  var eggsAreToOrder: Bool {
    if recipe.keeps != nil { return false }
    if title.contains(.eggToOrder) { return true }
    return title.contains(.eggBeaten) && (servings.map { $0 <= .one } ?? false)
  }

  /// True where a filling goes into something.
  var isStuffed: Bool { title.contains(.stuffed) || texts.hits.contains { $0.sense == .stuffed } || isFilledPasta }

  /// True for ravioli and their like, also made at home.
  var isFilledPasta: Bool { title.contains(.stuffedPasta) }

  /// True where it is a stuffing.
  var isStuffing: Bool { title.contains(.stuffing) }

  // MARK: Manner of heating

  /// True where the raw food is cooked in a microwave.
  var isMicrowaved: Bool {
    let microwaves = heatingSteps.filter(\.isMicrowave)
    if microwaves.isEmpty { return heatingSteps.isEmpty && title.contains(.microwave) }
    if microwaves.count == heatingSteps.count { return true }
    let foods = Set(parts.flatMap { SenseScanner.words($0.text) })
    return microwaves.contains { !foods.subtracting(SenseScanner.small).isDisjoint(with: $0.words) }
  }

  /// The step in a water bath, if any.
  var sousVide: HeatStep? { heatingSteps.first(where: \.isSousVide) }

  /// True where what was cooked before is heated again.
  var isReheated: Bool {
    title.contains(.reheated) || steps.contains { $0.purpose == .heating && $0.senses.contains(.reheated) }
  }

  /// The first step that keeps the food hot.
  var hotHolding: HeatStep? { steps.first { $0.purpose == .holding } }
}
