/// The edit distance of many names to one, without allocating for each.
///
/// Counts inserted, deleted, replaced letters and swapped neighbours, like `Suggestion`, and gives up above a bound.
struct NameDistance {
  private let wanted: [UInt8]
  private let bound: Int
  private var beforeLast: [Int]
  private var last: [Int]
  private var row: [Int]

  init(to wanted: [UInt8], bound: Int) {
    self.wanted = wanted
    self.bound = bound
    beforeLast = Array(repeating: 0, count: wanted.count + 1)
    last = beforeLast
    row = beforeLast
  }

  /// The distance of `name`; nil above the bound.
  mutating func distance(_ name: UnsafeRawBufferPointer) -> Int? {
    if abs(name.count - wanted.count) > bound { return nil }
    for column in 0...wanted.count { last[column] = column }
    for line in 0..<name.count {
      if fill(name, line) > bound { return nil }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[wanted.count] <= bound ? last[wanted.count] : nil
  }

  /// Fills the row of letter `line`; the least of it.
  private mutating func fill(_ name: UnsafeRawBufferPointer, _ line: Int) -> Int {
    row[0] = line + 1
    var least = row[0]
    for column in 0..<wanted.count {
      let cost = name[line] == wanted[column] ? 0 : 1
      var best = min(last[column + 1] + 1, row[column] + 1, last[column] + cost)
      if line > 0, column > 0, name[line] == wanted[column - 1], name[line - 1] == wanted[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      row[column + 1] = best
      least = min(least, best)
    }
    return least
  }
}
