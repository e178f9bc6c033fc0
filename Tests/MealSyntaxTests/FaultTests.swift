import Foundation
import MealTestSupport
import Testing

/// One mistake gives one fault, at its line; several give as many.
struct FaultTests {
  static let cases: [MarkedCase] = ["brackets", "strings", "statements", "characters", "several"].flatMap { name in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    return MarkedCase.cases(at: folder.appendingPathComponent("\(name).txt").path)
  }

  @Test(arguments: cases)
  func hasExactlyTheExpectedFaults(example: MarkedCase) {
    #expect(example.found == example.expected, "\(example.text)")
    expectLossless(Array(example.text.utf8))
  }

  @Test func thereAreManyCases() {
    #expect(FaultTests.cases.count > 60)
  }
}
