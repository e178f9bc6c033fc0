/// Reads one table into a builder.
struct TableReader {
  var lines: LineReader
  let file: String
  private var fields: [Range<Int>] = []

  init(lines: LineReader, file: String) {
    self.lines = lines
    self.file = file
  }

  mutating func read(_ table: CatalogueTable, into builder: inout CatalogueBuilder) {
    switch table {
    case .foods: readFoods(&builder)
    case .values: readValues(&builder)
    case .measures: readMeasures(&builder)
    case .provenance: readProvenance(&builder)
    case .derivations: builder.derivations += readCodes()
    case .sources: builder.sources += readCodes()
    case .literature: readLiterature(&builder)
    }
  }

  /// Splits the next line that says something; false at the end.
  private mutating func nextLine() -> Bool {
    while let line = lines.next() {
      if line.isEmpty || lines.text[line.lowerBound] == UInt8(ascii: "#") { continue }
      lines.split(line, into: &fields)
      return true
    }
    return false
  }

  private func text(_ index: Int) -> String { index < fields.count ? lines.string(fields[index]) : "" }

  private mutating func readFoods(_ builder: inout CatalogueBuilder) {
    var group = builder.group("")
    while nextLine() {
      switch text(0) {
      case "group": group = builder.group(text(1))
      case "key": continue
      default: readFood(group, &builder)
      }
    }
  }

  private func readFood(_ group: Int, _ builder: inout CatalogueBuilder) {
    let keyText = text(0)
    guard let key = CatalogueBuilder.parse(keyText), !text(1).isEmpty else {
      return builder.fault(file, lines.line, "expected a key and a name")
    }
    guard builder.rowIndex[key] == nil else { return builder.fault(file, lines.line, "`\(keyText)` is here twice") }
    var row = BuildRow(key: key, keyText: keyText, name: text(1), group: group)
    (row.common, row.maker, row.scientific, row.refuseText) = (text(2), text(3), text(4), text(6))
    if let refuse = number(5, places: 0, &builder) { row.refuse = UInt8(min(refuse, 100)) }
    row.factors = FactorRecord(
      nitrogen: factor(7, &builder), protein: factor(8, &builder), fat: factor(9, &builder), carbs: factor(10, &builder)
    )
    builder.addRow(row)
  }

  private func number(_ index: Int, places: Int, _ builder: inout CatalogueBuilder) -> Int? {
    guard index < fields.count, !fields[index].isEmpty else { return nil }
    if let value = lines.scaled(fields[index], places: places) { return value }
    builder.fault(file, lines.line, "`\(text(index))` is no number of at most \(places) decimals")
    return nil
  }

  private func factor(_ index: Int, _ builder: inout CatalogueBuilder) -> UInt16 {
    number(index, places: 2, &builder).map { UInt16(clamping: $0) } ?? BlobFormat.missing
  }

  private func knownRow(_ builder: inout CatalogueBuilder) -> Int? {
    if let row = builder.row(text(0)) { return row }
    builder.fault(file, lines.line, "no row `\(text(0))` in the tables of foods")
    return nil
  }

  private mutating func readValues(_ builder: inout CatalogueBuilder) {
    guard nextLine() else { return }
    var columns: [(nutrient: Int, decimals: Int)] = []
    for index in 1..<max(1, fields.count) {
      guard let nutrient = Nutrient(key: text(index)) else {
        return builder.fault(file, lines.line, "no nutrient has the key `\(text(index))`")
      }
      columns.append((Int(nutrient.rawValue), nutrient.decimals))
    }
    while nextLine() {
      guard let row = knownRow(&builder) else { continue }
      readValueLine(columns, into: row, &builder)
    }
  }

  private func readValueLine(
    _ columns: [(nutrient: Int, decimals: Int)], into row: Int, _ builder: inout CatalogueBuilder
  ) {
    guard fields.count <= columns.count + 1 else { return builder.fault(file, lines.line, "more values than headings") }
    for index in 1..<max(1, fields.count) where !fields[index].isEmpty {
      guard let value = lines.decimal(fields[index]) else {
        builder.fault(file, lines.line, "`\(text(index))` is no decimal number")
        continue
      }
      let column = columns[index - 1]
      builder.rows[row].set(column.nutrient, decimals: column.decimals, digits: value.digits, places: value.places)
    }
  }

  private mutating func readMeasures(_ builder: inout CatalogueBuilder) {
    guard nextLine() else { return }
    while nextLine() {
      guard let row = knownRow(&builder) else { continue }
      guard fields.count == 5, let sequence = lines.scaled(fields[1], places: 0),
        let amount = lines.scaled(fields[2], places: 3), let grams = lines.scaled(fields[4], places: 3)
      else {
        builder.fault(file, lines.line, "expected key, number, amount, wording, grams")
        continue
      }
      builder.rows[row].measures.append(
        BuildMeasure(sequence: sequence, amount: amount, text: text(3), grams: grams))
    }
  }

  private mutating func readCodes() -> [(code: String, text: String)] {
    guard nextLine() else { return [] }
    var result: [(code: String, text: String)] = []
    while nextLine() { result.append((text(0), text(1))) }
    return result
  }

  private mutating func readLiterature(_ builder: inout CatalogueBuilder) {
    guard nextLine() else { return }
    while nextLine() { builder.literature.append((0..<6).map { text($0) }) }
  }

  private mutating func readProvenance(_ builder: inout CatalogueBuilder) {
    guard nextLine() else { return }
    let columns = (1..<max(1, fields.count)).map { index in
      BlobFormat.provenanceNutrients.firstIndex { $0.key == text(index) }
    }
    let literature = Dictionary(
      builder.literature.enumerated().map { ($0.element[0], UInt16($0.offset)) },
      uniquingKeysWith: { first, _ in first })
    while nextLine() {
      guard let row = knownRow(&builder) else { continue }
      for index in 1..<max(1, fields.count) where !fields[index].isEmpty && index <= columns.count {
        guard let column = columns[index - 1] else { continue }
        builder.rows[row].origins[column] = origin(text(index), literature, &builder)
      }
    }
  }

  private func origin(_ cell: String, _ literature: [String: UInt16], _ builder: inout CatalogueBuilder) -> UInt16 {
    if let known = builder.originIndex[cell] { return known }
    let parts = cell.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let ids = parts.count > 2 ? parts[2].split(separator: ",").map(String.init) : []
    let record = OriginRecord(
      source: code(parts[0], builder.sources), derivation: code(parts.count > 1 ? parts[1] : "", builder.derivations),
      citationCount: UInt16(ids.count), citations: UInt32(builder.citations.count))
    for id in ids {
      guard let index = literature[id] else {
        builder.fault(file, lines.line, "no literature `\(id)`")
        return 0
      }
      builder.citations.append(index)
    }
    builder.origins.append(record)
    builder.originIndex[cell] = UInt16(builder.origins.count)
    return UInt16(builder.origins.count)
  }

  private func code(_ code: String, _ codes: [(code: String, text: String)]) -> UInt8 {
    codes.firstIndex { $0.code == code }.map { UInt8(clamping: $0 + 1) } ?? 0
  }
}
