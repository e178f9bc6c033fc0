import MealIR
public import MealJSON
import MealSource
import MealUnits
import NutritionEngine

/// The JSON report, `meal-report/1`, after `grammar/report.schema.json`.
///
/// Keys stand in a fixed order; numbers are not rounded. What cannot be computed is null; sections of engines that do not
/// exist yet are absent.
public struct ReportJSON {
  let source: ReportSource
  let food: FoodNaming

  /// Reports on what `source` holds.
  public init(_ source: ReportSource) {
    self.source = source
    food = FoodNaming(catalogue: source.catalogue, program: source.program)
  }

  /// The whole report.
  public func report(file: String) -> JSON {
    let program = source.program
    let recipes = program.recipes.indices.filter { program.recipes[$0].meal == nil }
    let journal = self.journal()
    return .members(
      ("schema", "meal-report/1"), ("file", .string(file)), ("diagnostics", diagnostics()),
      ("eaters", eaters()),
      ("recipes", .array(recipes.map { recipe(source.nutrition.recipe(RecipeID($0))) })),
      ("meals", .array(program.meals.indices.map { meal(source.nutrition.meal($0)) })),
      ("plans", .array(program.plans.indices.map { plan(source.nutrition.plan($0)) })), ("checks", checks()),
      ("journal", journal))
  }

  /// What `mealc check --format json` prints.
  public func checkReport(file: String) -> JSON {
    .members(
      ("schema", "meal-report/1"), ("file", .string(file)), ("diagnostics", diagnostics()), ("checks", checks()))
  }

  /// What they need where an engine was asked, else their names.
  private func eaters() -> JSON {
    let program = source.program
    guard source.targets.count == program.eaters.count else {
      return .array(program.eaters.map { .members(("name", .string($0.name))) })
    }
    return .array(source.targets.map { TargetsJSON.eater($0) })
  }

  private func diagnostics() -> JSON { DiagnosticRenderer(files: source.files).json(source.diagnostics) }

  func number(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }

  // MARK: Checks

  private func checks() -> JSON { .array(source.nutrition.checks.map(check)) }

  private func check(_ check: CheckResult) -> JSON {
    let isHidden = check.hidesNumbers(in: source.program)
    let figure = isHidden ? nil : check.deciding?.figure
    let range = figure?.isRange == true ? figure : nil
    let span = check.requirement.span
    let file = Int(span.file.index) < source.files.count ? source.files[Int(span.file.index)].name : ""
    return .members(
      ("text", .string(check.requirement.text)), ("line", .int(source.line(span))),
      ("passed", check.passed.map(JSON.bool) ?? .null), ("value", number(figure?.value)),
      ("low", number(check.requirement.bound.low?.double)), ("high", number(check.requirement.bound.high?.double)),
      ("file", .string(file)), ("plan", plan(check.origin)), ("subject", check.deciding.map { .string($0.subject) }),
      ("value_low", range.map { .number($0.low) }), ("value_high", range.map { .number($0.high) }),
      ("note", isHidden ? nil : check.note.map(JSON.string)))
  }

  private func plan(_ origin: CheckResult.Origin) -> JSON? {
    switch origin {
    case .check: nil
    case .plan(let index): .string(source.program.plans[index].name)
    }
  }
}
