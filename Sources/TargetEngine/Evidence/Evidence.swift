/// Who says so: the source of a constant, and how far it was checked.
///
/// Every constant from science stands once, beside its evidence; reports print `citation` and nothing else.
public struct Evidence: Sendable, Hashable {
  /// How far a source can be relied on.
  public enum Standing: String, Sendable {
    /// The figures were compared with at least one copy of the source.
    case checked
    /// The figures are from memory: common knowledge, but no copy was at hand.
    case unverified
    /// Everyone uses it, but no measurement behind it is known.
    case convention
    /// A rule of this program, built on what its text names.
    case rule
  }

  /// A stable key, such as `ree.mifflin1990`.
  public let key: String
  /// Authors, year and place.
  public let text: String
  /// How far it was checked.
  public let standing: Standing

  init(_ key: String, _ text: String, _ standing: Standing = .checked) {
    self.key = key
    self.text = text
    self.standing = standing
  }

  /// What is printed: the text, with a word of caution where one is due.
  public var citation: String {
    switch standing {
    case .checked: text
    case .unverified: "\(text) (unverified)"
    case .convention: "\(text) (a convention)"
    case .rule: "mealc rule: \(text)"
    }
  }
}
