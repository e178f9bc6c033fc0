import MealFormat
import MealSource
import MealSyntax
import Testing

/// Deep and long texts neither overflow the stack nor take more than linear time.
struct DepthTests {
  static let deep: [String] = [
    "let x = " + repeated("(") + "1" + repeated(")"),
    "let x = " + repeated("[") + "1" + repeated("]"),
    "let x = " + repeated("{ a: ") + "1" + repeated(" }"),
    "let x = " + repeated("f(") + "1" + repeated(")"),
    "let x = " + repeated("not ") + "true",
    "let x = " + repeated("-") + "1",
    "let x = " + repeated("- ") + "1",
    "let x = " + repeated("if a { ") + "1" + repeated(" } else { 2 }"),
    repeated("if a {\n") + "let x = 1\n" + repeated("}\n"),
    "if a { } else " + repeated("if a { } else ") + "{ }",
    repeated("for n in a { "),
    repeated("{"), repeated("}"), repeated("("), repeated("]"), repeated("{ ("),
    "let x = " + repeated("(") + repeated("]"),
    "let x = " + repeated("[") + repeated(")"),
    "recipe \"x\" {\n" + repeated("- a \\(") + "\n}",
    "let x = " + repeated("\"\\("),
    "let x = " + repeated("\"\\(") + "1" + repeated(")\""),
    repeated("\"\"\""), repeated("\"\"\"\\("), repeated("\""), repeated("\\"), repeated("a \"{"),
    repeated("- a; "), repeated("- a;if "), repeated("- a;tags b,"), "recipe \"x\" { " + repeated("- a;tags b,"),
    "log 2026-11-30 { " + repeated("08:00 Ana ate "), "food " + repeated("("), "price " + repeated("1 per "),
    "price " + repeated("1 EUR ("), repeated("recipe \"x\" "), repeated("recipe \"x\"\n "), repeated("dish "),
    repeated("plan \"x\" {\n") + repeated("check x of ("), "plan \"x\" { check x of " + repeated("("),
    repeated("} else {\n"), repeated("if a { }}\n"), repeated("eater {{\n"),
  ]

  static let long: [String] = [
    "let x = 1" + String(repeating: "+1", count: 100_000),
    "let x = 1" + String(repeating: "\n+ 1", count: 100_000),
    "let x = a" + String(repeating: ".b", count: 100_000),
    "let x = a" + String(repeating: "(1)", count: 100_000),
    "let x = a" + String(repeating: " and b or c", count: 50_000),
    "let x = [1" + String(repeating: ", 1", count: 100_000) + "]",
    "let x = [\n1" + String(repeating: ",\n1", count: 100_000) + "\n]",
    "avoid a" + String(repeating: ", b", count: 100_000),
    String(repeating: "let x = 1\n", count: 50_000),
    String(repeating: "recipe \"x\" {\n", count: 20_000),
    String(repeating: "}\n", count: 20_000),
    String(repeating: "@ ", count: 50_000),
    String(repeating: "@\n", count: 50_000),
    String(repeating: "let = (\n", count: 20_000),
    String(repeating: "#", count: 90_000), String(repeating: "é", count: 40_000),
    String(repeating: "1,000 ", count: 15_000),
  ]

  private static func repeated(_ text: String) -> String { String(repeating: text, count: 20_000) }

  @Test(arguments: deep.indices) func deepTextsParse(index: Int) { expectHandled(DepthTests.deep[index]) }

  @Test(arguments: long.indices) func longTextsParse(index: Int) { expectHandled(DepthTests.long[index]) }

  @Test func theDeepestLegalTextsAreFormatted() {
    let links = (0..<30).map { _ in "f(" }.joined() + "1" + (0..<30).map { _ in ").a.b.c" }.joined()
    for text in [
      "let x = \(links)", "let x = " + (0..<30).map { _ in "-(" }.joined() + "1" + (0..<30).map { _ in ")" }.joined(),
    ] {
      let bytes = Array(text.utf8)
      #expect(Parser.parse(bytes).faults == [])
      #expect(Formatter.format(bytes) != nil)
    }
  }

  private func expectHandled(_ text: String) {
    let bytes = Array(text.utf8)
    let start = ContinuousClock.now
    let tree = Parser.parse(bytes)
    _ = tree.diagnostics(file: FileID(0), bytes: bytes).count
    _ = Formatter.format(tree, of: bytes)
    let time = ContinuousClock.now - start
    #expect(time < .seconds(20), "\(text.prefix(40)) took \(time)")
    expectLossless(bytes)
  }
}
