internal import MealUnits

/// Lays a builder's rows and cards out as the sections of a blob.
struct CatalogueWriter {
  let rows: [BuildRow]
  let rowIndex: [RowKey: Int]
  let cards: [BuildCard]
  let builder: CatalogueBuilder
  var strings = StringPool()
  var faults: [CatalogueFault] = []
  private var sections: [(bytes: [UInt8], count: Int)]

  init(sorting builder: CatalogueBuilder) {
    self.builder = builder
    rows = builder.rows.sorted { $0.key < $1.key }
    rowIndex = Dictionary(
      rows.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    cards = builder.cards
    sections = Array(repeating: ([], 0), count: BlobSection.allCases.count)
  }

  mutating func write() {
    guard rows.count < BlobFormat.capacity, cards.count < BlobFormat.capacity else {
      return fault("", 0, "more than \(BlobFormat.capacity) rows or cards")
    }
    writeRows()
    writeCodes()
    writeCards()
  }

  mutating func fault(_ file: String, _ line: Int, _ message: String, isWarning: Bool = false) {
    faults.append(CatalogueFault(file: file, line: line, message: message, isWarning: isWarning))
  }

  /// The index of a key among the sorted rows.
  func row(_ key: String) -> Int? { CatalogueBuilder.parse(key).flatMap { rowIndex[$0] } }

  mutating func set<Record: BitwiseCopyable>(_ section: BlobSection, _ records: [Record]) {
    let bytes = records.withUnsafeBytes { Array($0) }
    sections[section.rawValue] = (bytes, records.count)
  }

  /// The blob: header, table of contents, sections.
  func bytes() -> [UInt8] {
    var parts = sections
    parts[BlobSection.strings.rawValue] = (strings.bytes, strings.bytes.count)
    var result = BlobFormat.magic + [UInt8](repeating: 0, count: BlobFormat.contentsEnd - BlobFormat.magic.count)
    for (index, part) in parts.enumerated() {
      while result.count % 8 != 0 { result.append(0) }
      CatalogueWriter.put(UInt32(result.count), at: BlobFormat.headerSize + index * 8, in: &result)
      CatalogueWriter.put(UInt32(part.count), at: BlobFormat.headerSize + index * 8 + 4, in: &result)
      result += part.bytes
    }
    let checksum = result.withUnsafeBytes { bytes in
      bytes.baseAddress.map { Blob(base: $0, size: bytes.count).checksum } ?? 0
    }
    CatalogueWriter.put(UInt32(truncatingIfNeeded: checksum), at: 8, in: &result)
    CatalogueWriter.put(UInt32(truncatingIfNeeded: checksum >> 32), at: 12, in: &result)
    return result
  }

  private static func put(_ value: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt32(index * 8)) }
  }
}

extension CatalogueWriter {
  /// The tables of codes, literature, shelves.
  mutating func writeCodes() {
    set(
      .derivations, builder.derivations.map { CodeRecord(code: strings.intern($0.code), text: strings.intern($0.text)) }
    )
    set(.sources, builder.sources.map { CodeRecord(code: strings.intern($0.code), text: strings.intern($0.text)) })
    set(.literature, builder.literature.map { literatureRecord($0) })
    set(.origins, builder.origins)
    set(.citations, builder.citations)
    set(.groups, builder.groups.map { strings.intern($0) })
  }

  private mutating func literatureRecord(_ fields: [String]) -> LiteratureRecord {
    LiteratureRecord(
      id: strings.intern(fields[0]), authors: strings.intern(fields[1]), title: strings.intern(fields[2]),
      year: strings.intern(fields[3]), journal: strings.intern(fields[4]), place: strings.intern(fields[5]))
  }
}
