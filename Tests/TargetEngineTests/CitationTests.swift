import Foundation
import Testing

@testable import TargetEngine

/// Constants of science stand beside their sources.
@Suite struct CitationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/TargetEngine")

  static let files: [URL] = {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }()

  /// Files whose numbers are definitions (units), or name their source in every row.
  private static let exempt: Set = ["EnergyForm.swift", "DietaryReferences+Table.swift"]

  @Test func aFileWithConstantsHoldsTheirEvidence() throws {
    #expect(CitationTests.files.count > 25)
    for file in CitationTests.files where !CitationTests.exempt.contains(file.lastPathComponent) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      guard code.contains(/[^$0-9][0-9]+\.[0-9]/) else { continue }
      #expect(code.contains("Evidence("), "\(file.lastPathComponent) has constants without a source")
    }
  }

  @Test func everyRowOfTheTableNamesItsReport() {
    let heads = DietaryReferences.table.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { !["need", "upper", "reduce"].contains($0[0]) }
    #expect(heads.count == DietaryReferences.rows.count)
    #expect(heads.allSatisfy { $0.count == 2 && DietaryReferences.sources[String($0[1])] != nil })
  }

  @Test func keysOfSourcesAreUnique() throws {
    let keys = try CitationTests.files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /Evidence\(\s*"([a-z0-9.]+)"/).map { String($0.1) }
    }
    #expect(keys.count > 35)
    #expect(Set(keys).count == keys.count)
  }

  @Test func whatIsFromMemorySaysSo() {
    for evidence in [Evidence.muellerLean, .muellerGroups, .who1985, .owen1987, .henryMegajoules, .eer2005Overweight] {
      #expect(evidence.citation.hasSuffix("(unverified)"))
    }
    #expect(Evidence.mifflin1990.citation == "Mifflin & St Jeor 1990, Am J Clin Nutr 51:241-7")
    #expect(Evidence.muellerObese.citation.contains("obese subgroup"))
  }
}
