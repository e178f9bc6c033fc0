public import MealData
public import MealIR
public import MealJSON
import MealSource
import MealUnits
public import NutritionEngine

/// The nutrition of a phrase: what `mealc macros` and the prompt answer.
public struct MacrosReport: Sendable {
  private let text: String
  private let recipe: RecipeNutrition
  private let catalogue: Catalogue

  /// Reports on the ingredient lines that `text` was read into; `program` holds the own foods and recipes in scope.
  public init(
    _ text: String, lines: [Ingredient], in program: Program = Program(), catalogue: Catalogue,
    options: NutritionOptions = NutritionOptions()
  ) {
    self.text = text
    self.catalogue = catalogue
    var program = program
    var phrase = Recipe(name: text, span: lines.first?.span ?? MacrosReport.nowhere)
    phrase.ingredients = lines
    program.recipes.append(phrase)
    recipe = NutritionResult(program, catalogue, options: options).recipe(RecipeID(program.recipes.count - 1))
  }

  private static let nowhere = SourceSpan(file: FileID(0), range: ByteRange(0, 0))

  /// What the phrase comes to; incomplete where a food or a weight is unknown.
  public var total: Portion { recipe.total }

  // MARK: JSON

  /// One object: text, items, nutrition, allergens.
  ///
  /// Nutrition is null where something is unknown; allergens are read from the words, whether a food is found or not.
  public func json() -> JSON {
    let food = FoodNaming(catalogue: catalogue, program: recipe.program)
    return .members(
      ("text", .string(text)), ("items", .array(recipe.lines.map { item($0, food) })),
      ("nutrition", NutritionJSON.flat(recipe.lines.isEmpty ? nil : recipe.total)),
      ("allergens", AllergenJSON.object([text])))
  }

  private func item(_ line: LineNutrition, _ food: FoodNaming) -> JSON {
    let written = line.ingredient
    let name = food(written.food).map { JSON.members(("key", .string($0.key)), ("name", .string($0.name))) }
    return .members(
      ("amount", amount(written)), ("food_text", .string(written.foodText)),
      ("preparation", written.preparation.map(JSON.string) ?? .null), ("food", name ?? .null),
      ("grams", line.grams.map { .number($0.value) } ?? .null), ("basis", .string(written.basis.word)),
      ("nutrition", NutritionJSON.flat(line.nutrition)))
  }

  private func amount(_ line: Ingredient) -> JSON {
    guard let amount = line.amount else { return .null }
    return .members(
      ("low", .number(amount.low.double)), ("high", .number(amount.high.double)),
      ("unit", line.unit.map { .string($0.symbol) } ?? .null))
  }

  // MARK: Text

  /// A table of the items and their sum.
  public func document(glyphs: Glyphs = .unicode) -> ReportDocument {
    var rows = IngredientRows(glyphs: glyphs)
    rows.append(recipe.lines)
    let columns = MacroColumns(glyphs: glyphs)
    if let tally = recipe.total.tally, recipe.lines.count > 1 {
      let cells = [StyledText("total", .strong), columns.grams(tally.grams)] + columns.cells(recipe.total)
      rows.append(ReportTable.Row(cells, isAfterRule: true))
    }
    if let range = columns.rangeCells(recipe.total) {
      rows.append(ReportTable.Row([StyledText("  low to high", .faint), ""] + range))
    }
    var table = MacroColumns.table("")
    table.rows = rows.rows
    var document = ReportDocument()
    document.append(.table(table))
    let remarks = foods() + rows.remarks()
    if !remarks.isEmpty { document.append(.list(remarks)) }
    return document
  }

  /// Which row of the catalogue each item was taken for.
  private func foods() -> [StyledText] {
    let naming = FoodNaming(catalogue: catalogue, program: recipe.program)
    return recipe.lines.compactMap { line in
      guard case .catalogue = line.ingredient.food, let food = naming(line.ingredient.food) else { return nil }
      return StyledText("\(line.ingredient.foodText) = \(food.name) [\(food.key)]", .faint)
    }
  }
}
