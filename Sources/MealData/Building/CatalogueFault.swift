/// What is wrong in a table or a card, and where.
public struct CatalogueFault: Hashable, Sendable {
  /// The name of the file as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The fault in words.
  public var message: String
  /// True where the line was left out and the rest still makes a catalogue.
  public var isWarning: Bool

  /// `file:line: error: message`.
  public var text: String { "\(file):\(line): \(isWarning ? "warning" : "error"): \(message)" }
}
