import MealKit

/// A recipe with the figures that its site prints.
struct PublishedRecipe {
  var id, title: String
  var servings: Double
  var lines: [String]
  /// Per serving, by the names of the data's fields.
  var published: [String: Double]

  /// The recipes of a folder; nil where there are none.
  static func read(_ folder: String) -> [PublishedRecipe]? {
    guard let bytes = BenchFiles.read("\(folder)/recipes.json"), let json = BenchJSON(bytes) else { return nil }
    return json.items.compactMap { PublishedRecipe($0) }
  }

  init?(_ json: BenchJSON) {
    guard let id = json["id"]?.text, let servings = json["servings"]?.number, servings > 0 else { return nil }
    self.id = id
    self.servings = servings
    title = json["title"]?.text ?? id
    lines = json["ingredients"]?.items.compactMap(\.text) ?? []
    published = [:]
    guard case .object(let fields)? = json["published_per_serving"] else { return nil }
    for (name, value) in fields { published[name] = value.number }
  }

  /// False where the list is broken into letters.
  var isReadable: Bool { lines.contains { $0.utf8.count > 1 } }

  /// The recipe as a `.meal` text, its lines as they stand.
  var text: String {
    let number = servings == servings.rounded() ? "\(Int(servings))" : "\(servings)"
    let body = lines.map { line in "  - " + line.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "\n" }
    return "recipe \"R\" {\n  serves \(number)\n\(body.joined())}\n"
  }
}

/// What a recipe comes to, beside what its site prints.
struct AccuracyResult {
  let recipe: PublishedRecipe
  let compilation: Compilation
  let nutrition: RecipeNutrition?

  init(_ recipe: PublishedRecipe, _ catalogue: Catalogue) {
    self.recipe = recipe
    compilation = MealCompiler(catalogue: catalogue).compile(recipe.text)
    let evaluation = compilation.evaluate(withOptional: true)
    nutrition = compilation.program.recipes.isEmpty ? nil : evaluation.nutrition.recipe(RecipeID(0))
  }

  /// True where each line could be counted.
  var isComplete: Bool { nutrition?.isComplete == true && !compilation.hasErrors }

  /// How far it is from the site's figure, as a share of that; nil where one is missing, or the site's is too small to tell.
  func error(_ measured: AccuracyBench.Measured) -> Double? {
    guard isComplete, let published = recipe.published[measured.field],
      published >= (measured.nutrient == .energy ? 10 : 1),
      let ours = nutrition?.perServing?(measured.nutrient)?.value
    else { return nil }
    return ours / published - 1
  }

  /// What diagnostics of a code say, each with its text.
  func problems(_ code: DiagnosticCode) -> [String] {
    let file = compilation.files[0]
    return compilation.diagnostics.filter { $0.code == code }.map { diagnostic in
      let text = file.text(diagnostic.primary.span.range)
      return code == .unknownWeight ? "\(text) | \(diagnostic.message)" : text.lowercased()
    }
  }

  /// Prints the recipe line by line, with grams, energy and key of each food.
  func printLines() {
    let figures = AccuracyBench.measured.map { measured in
      let ours = nutrition?.perServing?(measured.nutrient)?.value
      return "\(measured.name) \(number(ours))/\(number(recipe.published[measured.field]))"
    }
    let share = error(AccuracyBench.measured[0]).map(AccuracyBench.percent) ?? "incomplete"
    print("\n\(recipe.id)  \(share)  \(recipe.title)  serves \(recipe.servings)  \(figures.joined(separator: "  "))")
    for line in nutrition?.lines ?? [] { printLine(line) }
  }

  private func printLine(_ line: LineNutrition) {
    let (grams, energy) = (number(line.grams?.value), number(line(.energy)?.value))
    print(
      "  \(AccuracyBench.padded("\(grams) g", 9)) \(AccuracyBench.padded("\(energy) kcal", 11)) \(food(line.ingredient.food))  | \(line.ingredient.text)"
    )
  }

  private func food(_ reference: FoodReference) -> String {
    guard case .catalogue(let row, let entry) = reference else { return "UNKNOWN" }
    let catalogue = compilation.catalogue
    let key = catalogue.foods.dropFirst(Int(row)).first.map(catalogue.key) ?? "?"
    return "\(catalogue.name(ofEntry: Int(entry))) [\(key)]"
  }

  private func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "?" }
    return value < 10 ? "\((value * 10).rounded() / 10)" : "\(Int(value.rounded()))"
  }
}

extension Catalogue {
  /// The plain name of an entry, or the source's.
  func name(ofEntry number: Int) -> String {
    card(number)?.name ?? foods.dropFirst(number - cardCount).first.map(name) ?? "?"
  }
}
