internal import MealData

/// Makes `foods.bin` from the tables and cards, or compares it with them.
struct Build {
  static let folder = "Sources/CMealData"
  static let tablesFolder = folder + "/tables"
  private static let blobPath = folder + "/foods.bin"
  private let showsWarnings: Bool

  init(_ arguments: [String]) { showsWarnings = arguments.contains("--warnings") }

  func build() -> Int32 {
    guard let bytes = make() else { return 1 }
    guard Files.write(bytes, Build.blobPath) else {
      Command.complain("cannot write \(Build.blobPath)")
      return 1
    }
    print("\(Build.blobPath): \(bytes.count) bytes")
    return 0
  }

  func check() -> Int32 {
    guard let bytes = make() else { return 1 }
    guard Files.read(Build.blobPath) == bytes else {
      Command.complain("\(Build.blobPath) is not what its tables make: run `mealc-catalogue build`")
      return 1
    }
    print("\(Build.blobPath) is what its tables make")
    return 0
  }

  /// The catalogue of the source's rows alone, to see what the scored search makes of a text.
  static func rowsOnly() -> Catalogue? {
    Build([]).make(withCards: false).flatMap { Catalogue(blob: $0) }
  }

  private func make(withCards: Bool = true) -> [UInt8]? {
    var builder = CatalogueBuilder()
    for table in [CatalogueTable.derivations, .sources, .literature] { add(table, "\(table.rawValue).tsv", &builder) }
    for table in [CatalogueTable.foods, .values, .measures, .provenance] {
      for name in Files.list("\(Build.tablesFolder)/\(table.rawValue)") where name.hasSuffix(".tsv") {
        add(table, "\(table.rawValue)/\(name)", &builder)
      }
    }
    for name in Files.list("\(Build.tablesFolder)/cards") where withCards && name.hasSuffix(".cards") {
      let path = "\(Build.tablesFolder)/cards/\(name)"
      builder.addCards(Files.read(path) ?? [], file: path)
    }
    let bytes = builder.build()
    for fault in builder.faults where !fault.isWarning || showsWarnings { Command.complain(fault.text) }
    return bytes
  }

  private func add(_ table: CatalogueTable, _ name: String, _ builder: inout CatalogueBuilder) {
    let path = "\(Build.tablesFolder)/\(name)"
    guard let text = Files.read(path) else { return Command.complain("cannot read \(path)") }
    builder.add(table, text, file: path)
  }
}
