extension LineEditor {
  mutating func startSearch() { search = HistorySearch(history, original: buffer) }

  static func prompt(of search: HistorySearch) -> String {
    "(\(search.failed ? "failed " : "")search) `\(search.query)': "
  }

  /// Does what `key` means while searching.
  ///
  /// False where it ends the search and is to be done on the line found.
  mutating func handleInSearch(_ key: Key) -> Bool {
    switch key {
    case .text(let text): search?.extend(with: LineEditor.printable(text))
    case .backspace: search?.shorten()
    case .control("r"): repeatSearch(by: -1)
    case .control("s"): repeatSearch(by: 1)
    case .control("g"): endSearch(keepingHit: false)
    case .escape: endSearch(keepingHit: true)
    default:
      endSearch(keepingHit: true)
      return false
    }
    if search?.failed == true { bell() }
    return true
  }

  private mutating func repeatSearch(by step: Int) {
    if search?.query.isEmpty == true {
      search?.extend(with: lastQuery)
    } else {
      search?.next(by: step)
    }
  }

  private mutating func endSearch(keepingHit: Bool) {
    guard let search else { return }
    buffer = keepingHit ? search.shown : search.original
    if !search.query.isEmpty { lastQuery = search.query }
    walk = nil
    previous = .other
    self.search = nil
  }
}
