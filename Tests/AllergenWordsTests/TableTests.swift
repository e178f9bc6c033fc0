import Foundation
import Testing

@testable import AllergenWords

/// The tables are well formed and rich enough, and the module stands alone.
struct TableTests {
  @Test(arguments: WordLanguage.allCases) func everyLineReads(_ language: WordLanguage) throws {
    let lines = try TableReader(table: language.rawValue).read(Tables.text(language))
    let terms = lines.filter { if case .decisions = $0.head { true } else { false } }.flatMap(\.terms)
    #expect(Set(terms).count >= (language == .en ? 500 : 350))
  }

  @Test(arguments: [
    ("gluten bread", "no colon"), ("gluten+ :", "an empty term"), ("glutten+ : bread", "no such decision: glutten+"),
    ("gluten? : bread", "no such decision: gluten?"), ("gluten+ : bread,, rye", nil),
  ])
  func faultsAreNamed(_ line: String, _ message: String?) {
    var builder = VocabularyBuilder()
    do throws(VocabularyFault) {
      try builder.add(line, .en)
      #expect(message == nil)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func oneWordDecidesOneWay() {
    var builder = VocabularyBuilder()
    #expect(throws: VocabularyFault(table: "en", line: 2, message: "rye decides two ways")) {
      try builder.add("gluten+ : rye\ngluten- : rye", .en)
    }
  }

  /// The two detectors of allergens share nothing: this one imports only its own vocabulary.
  @Test func theModuleStandsAlone() throws {
    let root = Tables.directory.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#"library("AllergenWords", ["CAllergenWords"]),"#))
    #expect(manifest.contains(#".target(name: "CAllergenWords", exclude: ["tables", "words.bin"]),"#))
    let folder = root.appendingPathComponent("Sources/AllergenWords").path
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      let imports = try String(contentsOfFile: folder + "/" + file, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("import ") && !$0.hasPrefix("///") }
      #expect(imports.allSatisfy { $0 == "internal import CAllergenWords" }, "\(file)")
    }
  }
}
