/// What may stand as the value of an option or as an argument; what a shell should offer for it.
public enum ValueKind: Hashable, Sendable {
  /// One of a few words.
  case choice([String])
  /// Some of a few words, with commas between.
  case list([String])
  /// The name of a file.
  case file
  /// The name of a directory.
  case directory
  /// `YYYY-MM-DD`.
  case date
  /// A whole number from 1.
  case count
  /// Anything.
  case text

  /// What a value must be, nil where `value` is that.
  func expectation(unmetBy value: String) -> String? {
    switch self {
    case .choice(let words): words.contains(value) ? nil : "must be \(ValueKind.alternatives(words))"
    case .list(let words): isList(value, of: words) ? nil : "must be a list of \(ValueKind.alternatives(words))"
    case .file, .directory: value.isEmpty ? "must not be empty" : nil
    case .date: ValueKind.isDate(value) ? nil : "must be a date such as 2026-11-30"
    case .count: ValueKind.isCount(value) ? nil : "must be a whole number from 1"
    case .text: nil
    }
  }

  /// The words to choose from; none where anything goes.
  public var words: [String] {
    switch self {
    case .choice(let words), .list(let words): words
    case .file, .directory, .date, .count, .text: []
    }
  }

  private func isList(_ value: String, of words: [String]) -> Bool {
    ValueKind.items(value).allSatisfy(words.contains)
  }

  /// The parts of a list, without the spaces around them.
  static func items(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map { item in
      String(item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// The form only; the calendar is asked where the date is used.
  private static func isDate(_ value: String) -> Bool {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy(isDigits) else { return false }
    guard let month = Int(parts[1]), let day = Int(parts[2]) else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  private static func isCount(_ value: String) -> Bool {
    isDigits(value[...]) && Int(value).map { $0 >= 1 } == true
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
