public import MealData
public import MealIR
public import MealJSON
public import MealSource
import MealUnits

/// The checked program as stable JSON (`mealc compile --emit ir`), after `grammar/ir.schema.json`.
///
/// Every field is there. Numbers that a person wrote are exact and so are strings: `"2.5"`, or `"1/3"` where no decimal
/// is. What is not stated is null.
public struct ProgramDocument {
  let program: Program
  let files: [SourceFile]
  let foodName: FoodNaming

  /// Describes `program`, read from `files` (by `FileID`) over `catalogue`.
  public init(_ program: Program, files: [SourceFile], catalogue: Catalogue) {
    self.program = program
    self.files = files
    foodName = FoodNaming(catalogue: catalogue, program: program)
  }

  /// The document.
  public func json() -> JSON {
    .members(
      ("schema", "meal-ir/1"), ("files", .array(program.files.map(JSON.string))), ("household", household()),
      ("eaters", list(program.eaters, eater)), ("foods", list(program.foods, ownFood)),
      ("prices", list(program.prices, price)), ("rates", list(program.rates, rate)),
      ("recipes", list(program.recipes, recipe)), ("meals", list(program.meals, meal)),
      ("plans", list(program.plans, plan)), ("pantry", list(program.pantry, pantryItem)),
      ("shop", list(program.shop) { .members(("text", .string($0.text)), ("span", span($0.span))) }),
      ("aisles", list(program.aisles, aisle)), ("aliases", list(program.aliases, alias)),
      ("log", list(program.log, logEvent)), ("checks", list(program.checks, requirement)),
      ("reports", list(program.reports) { .members(("kind", .string($0.kind.rawValue)), ("span", span($0.span))) }))
  }

  // MARK: Values

  func list<Element>(_ elements: [Element], _ json: (Element) -> JSON) -> JSON { .array(elements.map(json)) }

  func words(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  func string(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  func number(_ value: Rational?) -> JSON { value.map { .string(ExactText.of($0)) } ?? .null }

  func interval(_ interval: Interval?) -> JSON {
    interval.map { .members(("low", number($0.low)), ("high", number($0.high))) } ?? .null
  }

  func bound(_ bound: Bound) -> JSON { .members(("low", number(bound.low)), ("high", number(bound.high))) }

  func named(_ name: Named) -> JSON { .members(("text", .string(name.text)), ("span", span(name.span))) }

  func date(_ date: CalendarDate?) -> JSON { string(date?.description) }

  func time(_ time: ClockTime?) -> JSON { string(time?.description) }

  func money(_ money: Money) -> JSON {
    .members(("amount", number(money.amount)), ("currency", .string(money.currency.code)))
  }

  func span(_ span: SourceSpan?) -> JSON {
    guard let span, Int(span.file.index) < files.count else { return .null }
    let file = files[Int(span.file.index)]
    return .members(
      ("file", .string(file.name)), ("start", SpanJSON.position(span.range.start, in: file)),
      ("end", SpanJSON.position(span.range.end, in: file)))
  }

  func recipeName(_ id: RecipeID) -> JSON { .string(program.recipes[id.index].name) }

  func eaterName(_ index: Int) -> JSON { .string(program.eaters[index].name) }

  func mealName(_ index: Int) -> JSON { .string(program.meals[index].name) }
}
