import Glibc
import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc foods`.
  func foods(_ arguments: FoodsArguments) -> ExitStatus {
    switch arguments.request {
    case .search(let query): return search(query, arguments.format)
    case .show(let key): return show(key, arguments.format)
    }
  }

  private func search(_ query: String, _ format: AnswerFormat) -> ExitStatus {
    let report = FoodSearchReport(query, in: .builtIn)
    switch format {
    case .json: console.print(report.json().pretty())
    case .text: console.print(text(report.document()))
    }
    return report.isEmpty ? .failed : .fine
  }

  private func show(_ key: String, _ format: AnswerFormat) -> ExitStatus {
    guard let report = FoodReport(key: key, in: .builtIn) else {
      console.error(
        "error[\(DiagnosticCode.unknownFoodKey)]: the catalogue has no food `\(key)`\n  = help: find the key with `mealc foods QUERY`"
      )
      return .failed
    }
    switch format {
    case .json: console.print(report.json().pretty())
    case .text: console.print(text(report.document()))
    }
    return .fine
  }

  func text(_ document: ReportDocument) -> String {
    TextWriter(glyphs: console.glyphs, style: console.style(of: STDOUT_FILENO)).text(document)
  }
}
