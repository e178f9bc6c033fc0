import Glibc
import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc macros`.
  func macros(_ arguments: MacrosArguments) -> ExitStatus {
    let calculator = Calculator(catalogue: .builtIn, options: CheckOptions(today: CalendarDate(dayNumber: 0)))
    if let text = arguments.text { return macros(text, calculator, arguments.format, isAlone: true) }
    var status = ExitStatus.fine
    while let line = readLine(strippingNewline: true) {
      if macros(line, calculator, arguments.format, isAlone: false) != .fine { status = .failed }
      console.flush()
    }
    return status
  }

  private func macros(_ text: String, _ calculator: Calculator, _ format: AnswerFormat, isAlone: Bool) -> ExitStatus {
    let lines = isAlone ? calculator.ingredients(text) : calculator.ingredientLine(text)
    let report = MacrosReport(text, lines: lines, catalogue: .builtIn)
    let hasErrors = calculator.diagnostics.contains { $0.severity == .error }
    switch format {
    case .json: console.print(report.json().compact() + "\n")
    case .text:
      show(calculator.diagnostics) {
        DiagnosticRenderer(files: [calculator.lineFile], glyphs: console.glyphs, style: $0)
      }
      let writer = TextWriter(glyphs: console.glyphs, style: console.style(of: STDOUT_FILENO))
      console.print(writer.text(report.document(glyphs: console.glyphs)))
    }
    return hasErrors ? .failed : .fine
  }
}
