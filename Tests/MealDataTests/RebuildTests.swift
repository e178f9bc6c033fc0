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

  /// What the tables make, made once for all tests here.
  static let built: (bytes: [UInt8]?, faults: [CatalogueFault]) = {
    guard var builder = try? builder() else { return (nil, []) }
    let bytes = builder.build()
    return (bytes, builder.faults)
  }()

  @Test func tablesMakeTheBuiltInCatalogue() throws {
    let faults = RebuildTests.built.faults.filter { !$0.isWarning }.map(\.text)
    let bytes = try #require(RebuildTests.built.bytes, "\(faults)")
    let blob = Catalogue.builtIn.blob
    let isSame = bytes.elementsEqual(UnsafeRawBufferPointer(start: blob.base, count: blob.size))
    #expect(isSame, "run `mealc-catalogue build`")
    #expect(blob.isIntact)
  }

  /// Each printed value of the tables is what the catalogue gives, and each empty field is nil.
  @Test func everyValueReadsBack() throws {
    let catalogue = Catalogue.builtIn
    var (values, missing) = (0, 0)
    for file in try RebuildTests.files("values", ".tsv") {
      let text = [UInt8](try Data(contentsOf: file))
      try text.withUnsafeBytes { bytes in
        var lines = LineReader(bytes)
        var fields: [Range<Int>] = []
        guard let heading = lines.next() else { return }
        lines.split(heading, into: &fields)
        let columns = try fields.dropFirst().map { try #require(Nutrient(key: lines.string($0))) }
        while let line = lines.next() {
          lines.split(line, into: &fields)
          let food = try #require(catalogue.food(key: lines.string(fields[0])))
          for (index, nutrient) in columns.enumerated() {
            let isGiven = index + 1 < fields.count && !fields[index + 1].isEmpty
            let printed = isGiven ? lines.decimal(fields[index + 1]) : nil
            let wanted = printed.map { Double($0.digits) / BlobFormat.powerOfTen($0.places) }
            if catalogue.value(nutrient, of: food) != wanted { Issue.record("\(catalogue.key(of: food)) \(nutrient)") }
            if isGiven { values += 1 } else { missing += 1 }
          }
        }
      }
    }
    #expect(values > 400_000)
    #expect(missing > 100_000)
  }

  @Test func noNameStandsOnTwoCards() {
    let doubles = RebuildTests.built.faults.filter { $0.message.contains("already a name") }.map(\.text)
    #expect(doubles == [])
  }
}
