/// An option: its names, its value if it takes one, and what the help says of it.
public struct OptionSpec: Sendable {
  /// The long name.
  public let name: OptionName
  /// The letter of the short form, where there is one.
  public let short: Character?
  /// The value it takes; nil for a flag.
  public let value: Value?
  /// A sentence without its period.
  public let help: String

  /// The value of an option.
  public struct Value: Sendable {
    /// Its name in the help, in capitals.
    public let name: String
    /// What it may be.
    public let kind: ValueKind
  }

  /// An option that is there or not.
  static func flag(_ name: OptionName, short: Character? = nil, _ help: String) -> OptionSpec {
    OptionSpec(name: name, short: short, value: nil, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: OptionName, short: Character? = nil, _ valueName: String, _ kind: ValueKind, _ help: String
  ) -> OptionSpec {
    OptionSpec(name: name, short: short, value: Value(name: valueName, kind: kind), help: help)
  }
}
