import Foundation
import MealKit
import Testing

/// What holds for the codes as a whole.
struct CodeCoverageTests {
  /// Every code and message that the cases of errors produce.
  private static let produced: [(code: DiagnosticCode, message: String)] = GoldenCase.all.flatMap { golden in
    let diagnostics = (try? golden.compile().evaluate().diagnostics) ?? []
    return diagnostics.map { ($0.code, $0.message) }
  }

  @Test(arguments: DiagnosticCode.allCases)
  func everyCodeHasACase(_ code: DiagnosticCode) {
    #expect(CodeCoverageTests.produced.contains { $0.code == code }, "no case produces \(code)")
  }

  /// Two codes whose sentences differ only in what is quoted and counted would be one problem under two numbers.
  @Test func noTwoCodesShareASentence() {
    var owners: [String: DiagnosticCode] = [:]
    for (code, message) in CodeCoverageTests.produced {
      let shape = CodeCoverageTests.shape(message)
      if let other = owners[shape] { #expect(other == code, "\(other) and \(code) both say: \(shape)") }
      owners[shape] = code
    }
  }

  /// A message without its quotations and numbers.
  private static func shape(_ message: String) -> String {
    message.replacing(#/`[^`]*`/#, with: "`…`").replacing(#/[0-9]+([.,][0-9]+)?/#, with: "#")
  }
}
