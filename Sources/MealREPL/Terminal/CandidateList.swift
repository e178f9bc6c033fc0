/// Labels laid out in columns, read downwards, in as few rows as the screen's width allows.
enum CandidateList {
  private static let gap = 2

  /// The rows of the list, without line ends; where they are more than `maximumRows`, the last says how many are left.
  static func rows(_ labels: [String], width: Int, maximumRows: Int) -> [String] {
    let column = (labels.map { DisplayWidth.of($0) }.max() ?? 0) + gap
    let columns = max(1, (width + gap - 1) / column)
    let height = (labels.count + columns - 1) / columns
    guard height > maximumRows else { return table(labels, height: height, column: column) }
    let shown = max(0, (maximumRows - 1) * columns)
    return table(Array(labels.prefix(shown)), height: max(0, maximumRows - 1), column: column)
      + ["(\(labels.count - shown) more)"]
  }

  private static func table(_ labels: [String], height: Int, column: Int) -> [String] {
    (0..<height).map { row in
      let cells = stride(from: row, to: labels.count, by: height).map { labels[$0] }
      return cells.dropLast().map { padded($0, to: column) }.joined() + (cells.last ?? "")
    }
  }

  private static func padded(_ label: String, to width: Int) -> String {
    label + String(repeating: " ", count: max(0, width - DisplayWidth.of(label)))
  }
}
