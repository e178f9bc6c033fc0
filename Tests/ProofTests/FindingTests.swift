import Foundation
import Testing

/// What the fuzzers once found, read again; the names say what was wrong.
struct FindingTests {
  @Test(arguments: ["text", "lines"])
  func findingsStayFixed(_ target: String) throws {
    let folder = SourceTree.root.appending(path: "Tests/ProofTests/Findings/\(target)").path(percentEncoded: false)
    let program = Program.mealc.deletingLastPathComponent().appending(path: "mealc-fuzz")
    let outcome = try Program.run(program, [target, folder])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("no finding"))
  }
}
