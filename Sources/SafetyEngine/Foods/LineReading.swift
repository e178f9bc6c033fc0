/// What safety makes of an ingredient line.
enum LineReading: Sendable {
  /// Raw animal food: it has to be cooked.
  case raw(RawPart)
  /// Animal food that needs no cooking; what it is and why not.
  case ready(String, why: String)
  /// Neither an animal food nor one that may hide it.
  case plain
  /// No one knows it; what its words say it may be.
  case unknown(String, guess: RawPart?)
}
