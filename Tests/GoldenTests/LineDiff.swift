/// The difference of two texts, line by line, as `diff -U3` shows it.
enum LineDiff {
  /// The lines that differ, with three lines of context; empty for equal texts.
  static func unified(_ old: String, _ new: String) -> String {
    let lines = rows(
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
    var result: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= 3 }) {
      if index != last + 1 { result.append("@@") }
      result.append(lines[index])
      last = index
    }
    return result.joined(separator: "\n")
  }

  /// Every line of both texts, marked ` `, `-` or `+`.
  private static func rows(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var (result, left, right): ([String], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if let line = removed[left] {
        result.append("-" + line)
        left += 1
      } else if let line = inserted[right] {
        result.append("+" + line)
        right += 1
      } else {
        result.append(" " + old[left])
        left += 1
        right += 1
      }
    }
    return result
  }
}
