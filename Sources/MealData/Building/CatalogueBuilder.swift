/// Makes the bytes of a catalogue from readable tables and cards.
///
/// For `mealc-catalogue`, for the test that rebuilds the built-in catalogue, and for hosts with foods of their own. The
/// same inputs in the same order give the same bytes.
public struct CatalogueBuilder {
  var rows: [BuildRow] = []
  var rowIndex: [RowKey: Int] = [:]
  var groups: [String] = []
  var cards: [BuildCard] = []
  var derivations: [(code: String, text: String)] = []
  var sources: [(code: String, text: String)] = []
  var literature: [[String]] = []
  var origins: [OriginRecord] = []
  var originIndex: [String: UInt16] = [:]
  var citations: [UInt16] = []
  /// What was wrong so far, in the order of reading.
  public internal(set) var faults: [CatalogueFault] = []

  /// Makes a builder without rows.
  public init() {}

  /// Adds a table.
  ///
  /// Order: the code tables and `literature` before `provenance`, `foods` before all that speak of them.
  ///
  /// - Parameter file: the name that faults carry.
  public mutating func add(_ table: CatalogueTable, _ text: [UInt8], file: String) {
    text.withUnsafeBytes { bytes in
      var reader = TableReader(lines: LineReader(bytes), file: file)
      reader.read(table, into: &self)
    }
  }

  /// Adds a file of cards.
  ///
  /// - Parameter file: the name that faults carry.
  public mutating func addCards(_ text: [UInt8], file: String) {
    text.withUnsafeBytes { bytes in
      var reader = CardReader(lines: LineReader(bytes), file: file)
      reader.read(into: &self)
    }
  }

  /// The bytes of the catalogue; nil where a fault that is not only a warning was found.
  ///
  /// Faults are then in `faults`.
  public mutating func build() -> [UInt8]? {
    resolveOwnRows()
    var writer = CatalogueWriter(sorting: self)
    writer.write()
    faults += writer.faults
    return faults.contains { !$0.isWarning } ? nil : writer.bytes()
  }

  mutating func fault(_ file: String, _ line: Int, _ message: String, isWarning: Bool = false) {
    faults.append(CatalogueFault(file: file, line: line, message: message, isWarning: isWarning))
  }

  func row(_ key: String) -> Int? {
    CatalogueBuilder.parse(key).flatMap { rowIndex[$0] }
  }

  /// A key in the order of rows; nil where it is not `scheme:name`.
  static func parse(_ key: String) -> RowKey? {
    let bytes = Array(key.utf8)
    if let number = RowKey.number(bytes) { return .number(number) }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon < bytes.count - 1 else { return nil }
    guard !key.hasPrefix("usda:") else { return nil }
    return .text(bytes)
  }

  mutating func addRow(_ row: BuildRow) {
    rowIndex[row.key] = rows.count
    rows.append(row)
  }

  mutating func group(_ name: String) -> Int {
    if let index = groups.firstIndex(of: name) { return index }
    groups.append(name)
    return groups.count - 1
  }
}
