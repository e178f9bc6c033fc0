/// A work of the literature that a value rests on.
public struct Citation: Hashable, Sendable {
  /// The id in the source's list: `S182`, `D3318`.
  public var id: String
  /// The authors as the source prints them.
  public var authors: String
  /// The title.
  public var title: String
  /// The year; empty where unknown.
  public var year: String
  /// The journal or the publisher.
  public var journal: String
  /// Volume (issue), pages: `53 (6) 1198-1202`.
  public var place: String

  /// One line: authors (year).
  ///
  /// Title. Journal, place.
  public var text: String {
    let head = [authors, year.isEmpty ? "" : "(\(year))"].filter { !$0.isEmpty }.joined(separator: " ")
    let tail = [journal, place].filter { !$0.isEmpty }.joined(separator: ", ")
    return [head, title, tail].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
