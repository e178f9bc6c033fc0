import Foundation
import MealKit
import Testing

/// The README tells the truth: its Swift is compiled, its commands run and print what it shows.
struct ReadmeTests {
  private static let text =
    (try? String(contentsOf: Example.project.appending(path: "README.md"), encoding: .utf8)) ?? ""

  @Test func theTwoCommandsComeEarly() throws {
    for command in ["swift run -c release mealc run examples/week.meal\n", "swift test\n"] {
      let place = try #require(ReadmeTests.text.range(of: command))
      #expect(ReadmeTests.text[..<place.lowerBound].count { $0 == "\n" } < 60)
    }
  }

  @Test func theSwiftIsWhatIsCompiled() throws {
    let place = Example.project.appending(path: "Tests/ExamplesTests/EmbeddingExample.swift")
    let code = try String(contentsOf: place, encoding: .utf8)
    #expect(ReadmeTests.text.contains("```swift\n\(code)```\n"))
  }

  @Test func theSwiftDoesWhatItSays() {
    #expect(energies(of: "recipe \"Eggs\" { serves 2; - 3 eggs }") == "Eggs: 107 kcal")
    let faults = energies(of: "recipe \"Eggs\" { serves 2; - 3 eggz }")
    #expect(faults.hasPrefix("error[M0501]: no one knows the food `eggz`"))
  }

  /// `MEAL_RECORD=1 swift test --filter ExamplesTests` writes what is printed into the page and fails once.
  @Test(.enabled(if: Shell.hasProgram, "the program is not built")) func theCommandsPrintWhatIsShown() throws {
    let shell = try Shell()
    defer { shell.remove() }
    let sessions = ConsoleSession.all(in: ReadmeTests.text)
    #expect(sessions.count >= 10)
    var page = ReadmeTests.text
    for session in sessions {
      let output = try shell.output(of: session.command)
      if session.matches(output) { continue }
      let mended = session.mended(by: output)
      page = page.replacingOccurrences(of: session.text, with: mended.text)
      Issue.record("shown:\n\(session.text)\nprinted, cut alike:\n\(mended.text)")
    }
    if ProcessInfo.processInfo.environment["MEAL_RECORD"] == "1", page != ReadmeTests.text {
      try page.write(to: Example.project.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }
  }

  @Test func theMealCompiles() throws {
    let blocks = ReadmeTests.text.components(separatedBy: "```meal\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let text = block.components(separatedBy: "```")[0]
      #expect(MealCompiler().compile(text).evaluate().diagnostics.map(\.message) == [])
      #expect(Formatter.format(Array(text.utf8)) == Array(text.utf8))
    }
  }

  /// What the README says of the modules is said of every module.
  @Test func everyModuleHasItsSentence() throws {
    let folder = Example.project.appending(path: "Sources").path
    for module in try FileManager.default.contentsOfDirectory(atPath: folder) where !module.hasPrefix(".") {
      #expect(ReadmeTests.text.contains("| `\(module)` |"), "\(module) is missing in the README's list of modules")
    }
  }
}
