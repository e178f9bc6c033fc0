internal import MealData

/// Turns USDA SR28, as tab-separated tables, into the project's own tables: one file a shelf and kind.
struct Importer {
  let source: String
  let tables: String

  func run() -> Int32 {
    guard let foods = table("foods"), let values = table("nutrients"), let portions = table("portions"),
      let provenance = table("nutrient_provenance"), let derivations = table("derivation_codes"),
      let sources = table("source_codes"), let literature = table("data_sources")
    else { return 1 }
    for kind in [CatalogueTable.foods, .values, .measures, .provenance] {
      Files.makeFolder("\(tables)/\(kind.rawValue)")
    }
    writeCodes(derivations, .derivations)
    writeCodes(sources, .sources)
    writeLiterature(literature)
    let shelves = Shelves(foods)
    writeFoods(foods, shelves)
    writeValues(values, shelves)
    writeMeasures(portions, shelves)
    writeProvenance(provenance, shelves)
    print("\(foods.rows.count) foods on \(shelves.names.count) shelves to \(tables)")
    return 0
  }

  private func table(_ name: String) -> SourceTable? {
    if let table = SourceTable("\(source)/\(name).tsv") { return table }
    Command.complain("cannot read \(source)/\(name).tsv")
    return nil
  }

  private func write(_ lines: [String], _ path: String) {
    if !Files.write(lines.joined(separator: "\n") + "\n", "\(tables)/\(path)") {
      Command.complain("cannot write \(tables)/\(path)")
    }
  }

  private func writeCodes(_ table: SourceTable, _ kind: CatalogueTable) {
    write(
      ["code\tmeaning"] + table.rows.map { Importer.line([$0[0], SourceTable.field($0, 1)]) }, "\(kind.rawValue).tsv")
  }

  private func writeLiterature(_ table: SourceTable) {
    let lines = table.rows.map { row in
      Importer.line((0..<5).map { SourceTable.field(row, $0) } + [Importer.place(row)])
    }
    write(["id\tauthors\ttitle\tyear\tjournal\tplace"] + lines, "literature.tsv")
  }

  /// `53 (6) 1198-1202`.
  private static func place(_ row: [String]) -> String {
    let (volume, issue) = (SourceTable.field(row, 5), SourceTable.field(row, 6))
    let (first, last) = (SourceTable.field(row, 7), SourceTable.field(row, 8))
    let pages = last.isEmpty || last == first ? first : "\(first)-\(last)"
    return [volume, issue.isEmpty ? "" : "(\(issue))", pages].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func writeFoods(_ foods: SourceTable, _ shelves: Shelves) {
    let heading = [
      "key", "name", "common", "maker", "scientific", "refuse_percent", "refuse", "nitrogen_factor",
      "protein_kcal_per_g",
      "fat_kcal_per_g", "carbs_kcal_per_g",
    ]
    for (index, shelf) in shelves.names.enumerated() {
      let lines = foods.rows.filter { shelves.index[$0[0]] == index }.map { row in
        Importer.line(["usda:" + row[0]] + (2..<12).map { SourceTable.field(row, $0) })
      }
      write(["group\t\(shelf)", heading.joined(separator: "\t")] + lines, "foods/\(Shelves.slug(shelf)).tsv")
    }
  }

  private func writeValues(_ values: SourceTable, _ shelves: Shelves) {
    let stored = Nutrient.allCases.compactMap { nutrient -> (Nutrient, Int)? in
      guard let number = nutrient.standardReferenceNumber, let column = values.column(String(number)) else {
        return nil
      }
      return (nutrient, column)
    }
    for (index, shelf) in shelves.names.enumerated() {
      let lines = values.rows.filter { shelves.index[$0[0]] == index }.map { row in
        Importer.line(["usda:" + row[0]] + stored.map { SourceTable.field(row, $0.1) })
      }
      write([Importer.line(["key"] + stored.map(\.0.key))] + lines, "values/\(Shelves.slug(shelf)).tsv")
    }
  }

  private func writeMeasures(_ portions: SourceTable, _ shelves: Shelves) {
    for (index, shelf) in shelves.names.enumerated() {
      let lines = portions.rows.filter { shelves.index[$0[0]] == index }.map {
        Importer.line(["usda:" + $0[0]] + $0[1...])
      }
      write(["key\tnumber\tamount\twording\tgrams"] + lines, "measures/\(Shelves.slug(shelf)).tsv")
    }
  }

  private func writeProvenance(_ provenance: SourceTable, _ shelves: Shelves) {
    let nutrients = Nutrient.provenanced
    var cells: [String: [String]] = [:]
    var keys: [String] = []
    for row in provenance.rows {
      guard let column = nutrients.firstIndex(where: { String($0.standardReferenceNumber ?? 0) == row[1] }) else {
        continue
      }
      if cells[row[0]] == nil { keys.append(row[0]) }
      cells[row[0], default: Array(repeating: "", count: nutrients.count)][column] = Importer.cell(row)
    }
    for (index, shelf) in shelves.names.enumerated() {
      let lines = keys.filter { shelves.index[$0] == index }.map { Importer.line(["usda:" + $0] + (cells[$0] ?? [])) }
      write([Importer.line(["key"] + nutrients.map(\.key))] + lines, "provenance/\(Shelves.slug(shelf)).tsv")
    }
  }

  /// `source`, `source:derivation` or `source:derivation:citations`.
  private static func cell(_ row: [String]) -> String {
    var parts = [SourceTable.field(row, 4), SourceTable.field(row, 5), SourceTable.field(row, 6)]
    while parts.last == "" { parts.removeLast() }
    return parts.joined(separator: ":")
  }

  /// Fields between tabs, without empty ones at the end.
  private static func line(_ fields: [String]) -> String {
    var fields = fields
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }
}

/// The shelves of SR28 in the order of first use, and on which each food stands.
struct Shelves {
  private(set) var names: [String] = []
  private(set) var index: [String: Int] = [:]

  init(_ foods: SourceTable) {
    for row in foods.rows {
      let shelf = SourceTable.field(row, 1)
      if !names.contains(shelf) { names.append(shelf) }
      index[row[0]] = names.firstIndex(of: shelf)
    }
  }

  /// `dairy-and-egg-products`.
  static func slug(_ shelf: String) -> String {
    var result = ""
    for character in shelf.lowercased() {
      if character.isLetter {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    return result
  }
}
