/// Finds the names somebody may have meant.
///
/// Case, `-` and `_` are folded; an exact folded hit comes first, then names within a Damerau-Levenshtein distance of a
/// third of the length (at least 1), ties in alphabetical order.
public enum Suggestion {
  /// At most `limit` of `candidates` close to `name`, the closest first.
  public static func closest(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = folded(name)
    let bound = max(1, wanted.count / 3)
    var hits: [(distance: Int, name: String)] = []
    for candidate in candidates {
      if let distance = distance(wanted, folded(candidate), bound: bound) { hits.append((distance, candidate)) }
    }
    hits.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var result: [String] = []
    for hit in hits where !result.contains(hit.name) && result.count < limit { result.append(hit.name) }
    return result
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
  }

  /// The edit distance (insert, delete, replace, swap neighbours) where it is at most `bound`, else nil.
  static func distance(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int? {
    if abs(left.count - right.count) > bound { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [Int](repeating: i + 1, count: right.count + 1)
      for j in 0..<right.count {
        let same = left[i] == right[j]
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (same ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, beforeLast[j - 1] + 1) }
        row[j + 1] = best
      }
      (beforeLast, last) = (last, row)
    }
    let result = last[right.count]
    return result <= bound ? result : nil
  }
}
