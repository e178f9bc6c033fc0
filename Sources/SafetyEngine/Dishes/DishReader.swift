import MealData
import MealIR
import MealUnits

/// Gathers the facts of dishes.
struct DishReader: Sendable {
  private let lines: LineReader
  private var program: Program { lines.program }

  /// Recipes within recipes are followed so far; a chain that is longer counts as unknown.
  private static let depth = 16

  init(_ program: Program, _ catalogue: Catalogue) { lines = LineReader(program: program, catalogue: catalogue) }

  func facts(_ id: RecipeID) -> DishFacts {
    let recipe = program.recipes[id.index]
    let servings = recipe.servings ?? recipe.meal.flatMap { program.meals[$0].servings }
    var facts = DishFacts(recipe, servings: servings)
    collect(id, from: nil, depth: 0, into: &facts)
    applyWords(of: &facts)
    return facts
  }

  private func collect(_ id: RecipeID, from parent: RecipeID?, depth: Int, into facts: inout DishFacts) {
    for line in program.recipes[id.index].ingredients {
      if case .recipe(let use) = line.food {
        follow(use.recipe, depth: depth, into: &facts)
      } else if let reading = lines.read(line) {
        add(reading, parent.map { _ in id }, to: &facts)
        // An alternative that no one knows does not spoil the answer for what is written first.
        for alternative in lines.alternatives(line) {
          if case .unknown(_, guess: nil) = alternative { continue }
          add(alternative, parent.map { _ in id }, to: &facts)
        }
      }
    }
  }

  private func follow(_ id: RecipeID, depth: Int, into facts: inout DishFacts) {
    guard program.recipes.indices.contains(id.index) else { return }
    let recipe = program.recipes[id.index]
    guard depth < DishReader.depth else { return facts.unknown.append(recipe.name) }
    // What its own recipe cooks is raw here no more; its own entry says how hot it gets there.
    if recipe.steps.contains(where: { HeatStep($0).purpose == .heating }) {
      if !facts.cookedRecipes.contains(recipe.name) { facts.cookedRecipes.append(recipe.name) }
    } else {
      collect(id, from: id, depth: depth + 1, into: &facts)
    }
  }

  private func add(_ reading: LineReading, _ recipe: RecipeID?, to facts: inout DishFacts) {
    switch reading {
    case .plain: return
    case .ready(let name, let why): facts.ready.append((name, why))
    case .raw(let part): append(part, recipe, to: &facts)
    case .unknown(let name, let guess):
      if !facts.unknown.contains(name) { facts.unknown.append(name) }
      if let guess { append(guess, recipe, to: &facts) }
    }
  }

  private func append(_ part: RawPart, _ recipe: RecipeID?, to facts: inout DishFacts) {
    var part = part
    part.recipe = recipe
    facts.parts.append(part)
  }

  // MARK: What titles and steps say of the parts

  private func applyWords(of facts: inout DishFacts) {
    if facts.isFilledPasta { addPasta(to: &facts) }
    let isStuffed = facts.isStuffed || facts.isStuffing
    for index in facts.parts.indices {
      if isStuffed { stuff(&facts.parts[index], facts) }
      applyForm(to: &facts.parts[index], facts)
    }
  }

  /// Filled pasta made at home: the pasta itself is what the code names.
  private func addPasta(to facts: inout DishFacts) {
    guard !facts.parts.contains(where: { $0.kind == .stuffedPasta }) else { return }
    guard let line = facts.recipe.ingredients.first, !facts.recipe.ingredients.isEmpty else { return }
    var pasta = RawPart(line, kind: .stuffedPasta, form: .stuffed)
    (pasta.span, pasta.text) = (facts.recipe.span, facts.recipe.name)
    pasta.evidence = ["the title: `\(facts.title.phrase(.stuffedPasta) ?? "")`"]
    pasta.notes = [DishReader.strictPasta]
    facts.parts.append(pasta)
  }

  static let strictPasta =
    "strict reading: the text says stuffed pasta, whether or not the filling holds raw animal food"

  /// Eggs are not among what the code calls stuffed.
  private func stuff(_ part: inout RawPart, _ facts: DishFacts) {
    guard part.kind != .egg, part.form != .stuffed else { return }
    part.form = .stuffed
    let phrase = facts.title.phrase(.stuffed) ?? facts.title.phrase(.stuffing) ?? facts.texts.phrase(.stuffed)
    part.evidence.append("stuffed: `\(phrase ?? facts.title.phrase(.stuffedPasta) ?? "filled")`")
  }

  private func applyForm(to part: inout RawPart, _ facts: DishFacts) {
    guard part.kind.isMeat || part.kind == .ratite else { return }
    if part.form == .intact || part.form == .roast { harden(&part, facts) }
    if part.form == .intact || part.form == .roast, facts.title.contains(.roast), isRoastable(part) {
      part.form = .roast
      part.evidence.append("roast: the title")
    }
    if part.form == .roast, facts.texts.contains(.rolled) || facts.title.contains(.rolled) { part.isRolled = true }
  }

  private func isRoastable(_ part: RawPart) -> Bool {
    part.kind.isMeat && !Senses([part.text]).contains(.portion) && !SenseScanner.words(part.text).contains("rib")
  }

  /// Minced, pounded, injected by a step; a dish called meatloaf or burger has its meat minced.
  private func harden(_ part: inout RawPart, _ facts: DishFacts) {
    let forms: [(Sense, FoodForm)] = [(.ground, .ground), (.tenderised, .tenderised), (.injected, .injected)]
    for (sense, form) in forms {
      guard let phrase = phrase(sense, part, facts) else { continue }
      if form == .injected, part.isCuredRoast { continue }
      part.form = form
      part.evidence.append("\(form.rawValue): `\(phrase)` in a title or step")
      return
    }
  }

  /// A title speaks of the whole dish; a step only of the food that its text names.
  private func phrase(_ sense: Sense, _ part: RawPart, _ facts: DishFacts) -> String? {
    let isNamed = !facts.parts.contains { $0.form == .ground }
    if sense == .ground, isNamed, let phrase = facts.title.phrase(.ground) { return phrase }
    if sense == .tenderised, let phrase = facts.title.phrase(.tenderised) { return phrase }
    let names = Set(SenseScanner.words(part.text)).union([part.kind.rawValue, "meat"])
    return facts.steps.lazy.compactMap { $0.phrase(sense, near: names.subtracting(SenseScanner.small)) }.first
  }
}
