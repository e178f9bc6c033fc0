import Foundation
import Testing

/// The README's picture shows what the program prints.
struct PictureTests {
  private static let place = Example.project.appending(path: "examples/report.svg")

  /// `MEAL_RECORD=1 swift test --filter ExamplesTests` draws it again and fails once.
  @Test(.enabled(if: Shell.hasProgram, "the program is not built")) func isUpToDate() throws {
    let page = try String(contentsOf: Example.project.appending(path: "README.md"), encoding: .utf8)
    let shell = try Shell()
    defer { shell.remove() }
    for session in ConsoleSession.all(in: page) where session.command.hasPrefix("cat >") {
      _ = try shell.output(of: session.command)
    }
    let report = try shell.output(of: "mealc --color always run supper.meal")
    let fault = try shell.output(of: "mealc --color always check broken.meal 2>&1 | head -n 10")
    let shown = "$ mealc run supper.meal\n\(report)\n$ mealc check broken.meal\n\(fault)"
    let svg = TerminalPicture(shown.trimmingCharacters(in: .newlines)).svg
    guard svg != (try? String(contentsOf: PictureTests.place, encoding: .utf8)) else { return }
    if ProcessInfo.processInfo.environment["MEAL_RECORD"] == "1" {
      try svg.write(to: PictureTests.place, atomically: true, encoding: .utf8)
    }
    Issue.record("examples/report.svg is not what is printed; record it with MEAL_RECORD=1")
  }
}
