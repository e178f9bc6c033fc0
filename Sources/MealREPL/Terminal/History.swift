/// The lines given before, the oldest first: at most `capacity`, no blank ones, no two equal ones in a row.
public struct History: Hashable, Sendable {
  /// The number of lines that are kept.
  public static let capacity = 1000

  /// The lines, the oldest first.
  public private(set) var entries: [String] = []

  /// Makes the history of `lines`, the oldest first.
  public init(_ lines: some Sequence<String> = []) {
    for line in lines { add(line) }
  }

  /// Remembers `line` as the newest; false where it is blank or the same as the last.
  @discardableResult
  public mutating func add(_ line: String) -> Bool {
    if line.allSatisfy(\.isWhitespace) || line == entries.last { return false }
    entries.append(line)
    if entries.count > History.capacity { entries.removeFirst(entries.count - History.capacity) }
    return true
  }
}
