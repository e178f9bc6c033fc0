import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc explain CODE`.
  func explain(_ arguments: ExplainArguments) -> ExitStatus {
    guard let page = DiagnosticPages.page(of: arguments.code) else {
      console.error("mealc: the page of \(arguments.code) is missing; this is a bug")
      return .bug
    }
    console.print(page)
    return .fine
  }
}
