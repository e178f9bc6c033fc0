/// A day of the week.
public enum Weekday: UInt8, CaseIterable, Sendable, Hashable {
  /// The days, Monday first, as ISO 8601 counts.
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday that `word` names in English: in full or by three letters, lower case.
  public init?(word: String) {
    guard let found = Weekday.allCases.first(where: { $0.word == word || String($0.word.prefix(3)) == word }) else {
      return nil
    }
    self = found
  }

  /// The English name, lower case.
  public var word: String { "\(self)" }

  /// True for Saturday and Sunday.
  public var isWeekend: Bool { self >= .saturday }
}

extension Weekday: Comparable {
  /// Monday comes first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
