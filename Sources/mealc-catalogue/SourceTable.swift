/// A tab-separated table of SR28 with a line of headings.
struct SourceTable {
  let headings: [String]
  let rows: [[String]]

  init?(_ path: String) {
    guard let bytes = Files.read(path) else { return nil }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true)[...].map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false).map {
        String(decoding: $0.filter { $0 != 0x0D }, as: UTF8.self)
      }
    }
    guard !lines.isEmpty else { return nil }
    headings = lines.removeFirst()
    rows = lines
  }

  /// The position of a heading.
  func column(_ heading: String) -> Int? { headings.firstIndex(of: heading) }

  /// A field; empty where the line is shorter.
  static func field(_ row: [String], _ column: Int?) -> String {
    guard let column, column < row.count else { return "" }
    return row[column]
  }
}
