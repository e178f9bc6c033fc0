import Glibc
import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc run`.
  func run(_ arguments: RunArguments) throws(UsageError) -> ExitStatus {
    let today = try day(arguments.today)
    let kinds = try reports(arguments.report)
    var status = ExitStatus.fine
    var output: [UInt8] = []
    for input in arguments.inputs {
      guard let compilation = compilation(input, today: today) else { return .usage }
      let scaling = try scaling(arguments.scale, compilation)
      let evaluation = compilation.evaluate(scaling: scaling, withOptional: arguments.withOptional)
      if evaluation.hasFailed { status = .failed }
      output += rendered(evaluation, kinds, arguments)
    }
    return write(output, to: arguments.output) ? status : .usage
  }

  private func day(_ text: String?) throws(UsageError) -> CalendarDate {
    guard let text else { return CommandRunner.clockDay() }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    if parts.count == 3, let day = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) { return day }
    throw UsageError.badValue(text, for: "`--today`", "must be a day of the calendar")
  }

  private func reports(_ sections: [ReportSection]?) throws(UsageError) -> [ReportRequest.Kind]? {
    guard let sections else { return nil }
    var kinds: [ReportRequest.Kind] = []
    for section in sections {
      guard let kind = ReportRequest.Kind(rawValue: section.rawValue), Evaluation.availableReports.contains(kind) else {
        throw UsageError.badValue(section.rawValue, for: "`--report`", "is not computed by this version of mealc")
      }
      kinds.append(kind)
    }
    return kinds
  }

  /// What everything is scaled to; `--scale-to "140 g flour"` looks for the one line of that food.
  private func scaling(_ scale: RunArguments.Scale?, _ compilation: Compilation) throws(UsageError)
    -> NutritionOptions.Scaling
  {
    switch scale {
    case nil: return .asWritten
    case .servings(let count): return .servings(Rational(count))
    case .ingredient(let text):
      guard let factor = compilation.factor(scalingTo: text) else {
        throw UsageError.badValue(text, for: "`--scale-to`", "must be an amount of one ingredient of the recipe")
      }
      return .factor(factor)
    }
  }

  private func rendered(_ evaluation: Evaluation, _ kinds: [ReportRequest.Kind]?, _ arguments: RunArguments) -> [UInt8]
  {
    switch arguments.format {
    case .json: return Array(evaluation.reportJSON().pretty().utf8)
    case .text:
      show(evaluation.diagnostics) { evaluation.renderer(glyphs: console.glyphs, style: $0) }
      let style = arguments.output == nil ? console.style(of: STDOUT_FILENO) : .none
      let writer = TextWriter(glyphs: console.glyphs, style: style)
      return Array(writer.text(evaluation.report(kinds, glyphs: console.glyphs)).utf8)
    }
  }

  /// Writes to a file, replacing it whole, or to standard output.
  private func write(_ bytes: [UInt8], to path: String?) -> Bool {
    guard let path else {
      console.print(bytes)
      return true
    }
    do throws(WorkspaceError) {
      try DiskWorkspace.replace(path, with: bytes)
      return true
    } catch {
      console.error("error[\(DiagnosticCode.unreadableFile)]: cannot write `\(path)`: \(error.reason)")
      return false
    }
  }
}
