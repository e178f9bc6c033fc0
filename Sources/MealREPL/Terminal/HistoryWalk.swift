/// A walk through the history with the arrow keys.
///
/// The line that was there before comes back at its newer end.
struct HistoryWalk {
  private let entries: [String]
  private let draft: String
  private var index: Int

  init(_ history: History, draft: String) {
    entries = history.entries
    self.draft = draft
    index = history.entries.count
  }

  /// The line `steps` older (newer where negative), nil where there is none.
  mutating func step(_ steps: Int) -> String? {
    let target = index - steps
    guard (0...entries.count).contains(target) else { return nil }
    index = target
    return line
  }

  /// The oldest line, nil where there is none.
  mutating func oldest() -> String? { index == 0 ? nil : step(index) }

  /// The line that was there before the walk.
  mutating func newest() -> String? { index == entries.count ? nil : step(index - entries.count) }

  private var line: String { index == entries.count ? draft : entries[index] }
}
