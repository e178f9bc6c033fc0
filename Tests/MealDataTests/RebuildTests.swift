import Foundation
import Testing

@testable import MealData

/// The built-in catalogue is what its tables make.
@Suite struct RebuildTests {
  static let tables = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CMealData/tables")

  static func files(_ folder: String, _ ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: tables.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { Array($0.lastPathComponent.utf8).lexicographicallyPrecedes(Array($1.lastPathComponent.utf8)) }
  }

  static func builder() throws -> CatalogueBuilder {
    var builder = CatalogueBuilder()
    for table in [CatalogueTable.derivations, .sources, .literature] {
      let file = tables.appending(path: "\(table.rawValue).tsv")
      builder.add(table, [UInt8](try Data(contentsOf: file)), file: file.lastPathComponent)
    }
    for table in [CatalogueTable.foods, .values, .measures, .provenance] {
      for file in try files(table.rawValue, ".tsv") {
        builder.add(table, [UInt8](try Data(contentsOf: file)), file: file.lastPathComponent)
      }
    }
    for file in try files("cards", ".cards") {
      builder.addCards([UInt8](try Data(contentsOf: file)), file: file.lastPathComponent)
    }
    return builder
  }

  @Test func tablesMakeTheBuiltInCatalogue() throws {
    var builder = try RebuildTests.builder()
    let built = builder.build()
    let bytes = try #require(built, "\(builder.faults.filter { !$0.isWarning }.map(\.text))")
    let blob = Catalogue.builtIn.blob
    #expect(bytes == Array(UnsafeRawBufferPointer(start: blob.base, count: blob.size)), "run `mealc-catalogue build`")
    #expect(blob.isIntact)
  }

  @Test func noNameStandsOnTwoCards() throws {
    var builder = try RebuildTests.builder()
    _ = builder.build()
    let doubles = builder.faults.filter { $0.message.contains("already a name") }.map(\.text)
    withKnownIssue("the cards are still being written", isIntermittent: true) { #expect(doubles == []) }
  }
}
