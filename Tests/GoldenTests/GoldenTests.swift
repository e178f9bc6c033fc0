import Foundation
import MealKit
import Testing

/// Compares what the compiler makes of each case with the file beside it, its diagnostics with what the lines expect, and its
/// values with those that the case states.
///
/// `MEAL_RECORD=1 swift test --filter GoldenTests` rewrites the files and fails once, so that nobody records by accident.
struct GoldenTests {
  static let isRecording = ProcessInfo.processInfo.environment["MEAL_RECORD"] == "1"

  @Test(arguments: GoldenCase.all)
  func golden(_ golden: GoldenCase) throws {
    let compilation = try golden.compile()
    let evaluation = compilation.evaluate()
    let found = evaluation.diagnostics.map { Expectation.Found($0, compilation.files) }
    let output = golden.rendered(compilation, evaluation)
    let differences =
      Expectation.differences(Expectation.all(in: golden.files), found)
      + StatedValues(golden: golden, compilation: compilation).differences(output)
    if !differences.isEmpty {
      Issue.record(Comment(rawValue: "\(golden.testDescription)\n" + differences.joined(separator: "\n")))
    }
    GoldenTests.compare(output, with: golden.output)
  }

  /// Compares a text with a file, or writes the file where cases are recorded.
  static func compare(_ text: String, with place: URL) {
    let expected = try? String(contentsOf: place, encoding: .utf8)
    guard expected != text else { return }
    if isRecording {
      try? text.write(to: place, atomically: true, encoding: .utf8)
      Issue.record("recorded \(place.lastPathComponent)")
    } else if let expected {
      Issue.record(Comment(rawValue: "\(place.lastPathComponent)\n" + LineDiff.unified(expected, text)))
    } else {
      Issue.record("\(place.lastPathComponent) is missing: record it with MEAL_RECORD=1")
    }
  }

  @Test func thereAreEnoughCases() {
    #expect(GoldenCase.all.count >= 150)
    #expect(GoldenCase.all.count { $0.kind == .errors } >= 60)
  }
}
