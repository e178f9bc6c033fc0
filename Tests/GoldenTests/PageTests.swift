import Foundation
import MealKit
import Testing

/// The pages of the diagnostics say what is true.
struct PageTests {
  private static let folder = GoldenCase.home.appendingPathComponent("../../grammar/diagnostics")

  private static func page(_ code: DiagnosticCode) -> String? {
    try? String(contentsOf: folder.appendingPathComponent("\(code).md"), encoding: .utf8)
  }

  /// `mealc-catalogue pages` mends this.
  @Test(arguments: DiagnosticCode.allCases)
  func theProgramHoldsThePage(_ code: DiagnosticCode) {
    #expect(DiagnosticPages.page(of: code) == PageTests.page(code))
    #expect(DiagnosticPages.page(of: code)?.hasPrefix("# \(code): ") == true)
  }

  @Test func everyPageHasACode() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PageTests.folder.path)
    #expect(names.sorted() == DiagnosticCode.allCases.map { "\($0).md" }.sorted())
  }

  @Test(arguments: DiagnosticCode.allCases)
  func theExampleIsReportedAndTheOtherIsNot(_ code: DiagnosticCode) throws {
    let blocks = PageExample.blocks(PageTests.page(code) ?? "")
    try #require(blocks.count == 2, "\(code) has \(blocks.count) examples")
    let before = try PageExample.diagnostics(blocks[0])
    #expect(before.contains { $0.code == code }, "\(code) is not reported: \(before.map(\.message))")
    let after = try PageExample.diagnostics(blocks[1])
    #expect(after.isEmpty, "\(code) after: \(after.map { "\($0.code) \($0.message)" })")
  }
}

/// An example of a page: `‹E9›` in it is a byte, `‹x × 101›` a text many times.
enum PageExample {
  /// The blocks of Meal in a page.
  static func blocks(_ page: String) -> [String] {
    page.components(separatedBy: "```meal\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  /// What is found in an example, which stands in `main.meal` beside a few other files.
  static func diagnostics(_ text: String) throws -> [Diagnostic] {
    let files: [String: [UInt8]] = [
      "main.meal": bytes(text), "pantry.meal": [], "recipes/soup.meal": [], "huge.meal": [],
    ]
    let compiler = MealCompiler(budget: 20_000)
    return try compiler.compile("main.meal", in: GoldenWorkspace(memory: MemoryWorkspace(bytes: files))).evaluate()
      .diagnostics
  }

  private static func bytes(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for (index, part) in text.components(separatedBy: "‹").enumerated() {
      let halves = part.components(separatedBy: "›")
      if index > 0, halves.count == 2 {
        result += spelled(halves[0]) + halves[1].utf8
      } else {
        result += part.utf8
      }
    }
    return result
  }

  private static func spelled(_ placeholder: String) -> [UInt8] {
    let parts = placeholder.components(separatedBy: " × ")
    if parts.count == 2, let count = Int(parts[1]) { return Array(String(repeating: parts[0], count: count).utf8) }
    return UInt8(placeholder, radix: 16).map { [$0] } ?? []
  }
}
