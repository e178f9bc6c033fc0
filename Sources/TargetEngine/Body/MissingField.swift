/// A field that an eater lacks, and what it is needed for.
public struct MissingField: Sendable, Hashable {
  /// A field of `eater`, by its word.
  public enum Field: String, CaseIterable, Sendable {
    /// As the language writes them; `today` is the day on which an age is reckoned.
    case sex, age, height, weight, activity, today
    /// The share of fat.
    case bodyFat = "body-fat"
  }

  /// The field.
  public let field: Field
  /// What cannot be told without it.
  public let purpose: String

  init(_ field: Field, for purpose: String) {
    self.field = field
    self.purpose = purpose
  }

  /// One line that stands alone: "`height` is missing for resting energy (mifflin-st-jeor)".
  public var message: String { "`\(field.rawValue)` is missing for \(purpose)" }
}
