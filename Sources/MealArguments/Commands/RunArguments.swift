/// How `mealc run` prints its reports.
public enum RunFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The arguments of `mealc run`.
public struct RunArguments: Hashable, Sendable {
  /// How much to make, where it is not what the file says.
  public enum Scale: Hashable, Sendable {
    /// `--servings`.
    case servings(Int)
    /// `--scale-to`: an amount and an ingredient, as written.
    case ingredient(String)
  }

  /// The files, at least one.
  public let inputs: [Input]
  /// How to print.
  public let format: RunFormat
  /// The reports to print; nil for those the file asks for.
  public let report: [ReportSection]?
  /// The file to write to; nil for standard output.
  public let output: String?
  /// The day to take for today, `YYYY-MM-DD`.
  public let today: String?
  /// How much to make; nil for as much as the file says.
  public let scale: Scale?
  /// Count the ingredients marked optional.
  public let withOptional: Bool

  init(_ scanned: ScannedArguments) throws(UsageError) {
    inputs = scanned.positionals.map(Input.init)
    format = scanned.choice(.format, default: .text)
    report = scanned.list(.report, of: ReportSection.self)
    output = scanned.text(.output).flatMap { $0 == "-" ? nil : $0 }
    today = scanned.text(.today)
    scale = try RunArguments.scale(scanned)
    withOptional = scanned.has(.withOptional)
  }

  private static func scale(_ scanned: ScannedArguments) throws(UsageError) -> Scale? {
    let servings = scanned.text(.servings).flatMap { Int($0) }
    let ingredient = scanned.text(.scaleTo)
    if servings != nil, ingredient != nil { throw .conflict("`--servings`", "`--scale-to`") }
    return servings.map { .servings($0) } ?? ingredient.map { .ingredient($0) }
  }
}
