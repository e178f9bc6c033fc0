/// An incremental search backwards through the history.
///
/// Case does not count.
struct HistorySearch {
  private let entries: [String]
  /// The line and the cursor to go back to.
  let original: LineBuffer
  private(set) var query = ""
  /// The index of the entry shown, nil before the first hit.
  private var index: Int?
  /// True where the query as it is now is found nowhere further.
  private(set) var failed = false

  init(_ history: History, original: LineBuffer) {
    entries = history.entries
    self.original = original
  }

  /// The line shown: the hit with the cursor at it, else the line from before.
  var shown: LineBuffer {
    guard let index else { return original }
    var buffer = LineBuffer(entries[index])
    if let place = HistorySearch.place(of: query, in: buffer.characters) { buffer.move(to: place) }
    return buffer
  }

  mutating func extend(with text: String) {
    query += text
    look(from: index ?? entries.count - 1, by: -1)
  }

  /// Takes the last character of the query away and looks again from the newest entry.
  mutating func shorten() {
    query = String(query.dropLast())
    index = nil
    failed = false
    if !query.isEmpty { look(from: entries.count - 1, by: -1) }
  }

  /// The next hit: older with -1, newer with +1.
  mutating func next(by step: Int) {
    guard !query.isEmpty else { return }
    look(from: index.map { $0 + step } ?? entries.count - 1, by: step)
  }

  private mutating func look(from start: Int, by step: Int) {
    let current = index.map { entries[$0] }
    var candidate = start
    while entries.indices.contains(candidate) {
      let isNew = candidate == index || entries[candidate] != current
      if isNew, HistorySearch.place(of: query, in: Array(entries[candidate])) != nil {
        index = candidate
        failed = false
        return
      }
      candidate += step
    }
    failed = true
  }

  private static func place(of query: String, in line: [Character]) -> Int? {
    let wanted = query.map { $0.lowercased() }
    guard !wanted.isEmpty, wanted.count <= line.count else { return wanted.isEmpty ? 0 : nil }
    let folded = line.map { $0.lowercased() }
    return (0...folded.count - wanted.count).first { folded[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
