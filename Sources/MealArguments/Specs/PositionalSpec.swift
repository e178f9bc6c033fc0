/// The arguments of a command that are no options.
public struct PositionalSpec: Sendable {
  /// How many there may be.
  public enum Arity: Sendable {
    case one, optional, atLeastOne
    /// Several words that are one text, with or without quotes around them.
    case words
    /// The same, or nothing.
    case optionalWords
  }

  /// The name in the help, in capitals.
  public let name: String
  /// How many there may be.
  public let arity: Arity
  /// What each may be.
  public let kind: ValueKind
  /// A sentence without its period.
  public let help: String

  var isRequired: Bool {
    switch arity {
    case .one, .atLeastOne, .words: true
    case .optional, .optionalWords: false
    }
  }

  var takesSeveral: Bool {
    switch arity {
    case .atLeastOne, .words, .optionalWords: true
    case .one, .optional: false
    }
  }
}
