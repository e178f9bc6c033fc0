/// What a piece of text means; a `Style` decides how that looks.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case plain
  /// A heading, a message that has to stand out.
  case strong
  /// Less important than its surroundings.
  case faint
  /// An error, a check that failed.
  case error
  /// A warning, a figure that is only an estimate.
  case warning
  /// A note, a secondary place.
  case note
  /// Advice.
  case help
  /// Line numbers and frames.
  case frame
  /// A check that passed.
  case good
  /// Energy.
  case energy
  /// Fat: yellow everywhere.
  case fat
  /// Protein: red everywhere.
  case protein
  /// Carbohydrate: blue everywhere.
  case carbs
}
