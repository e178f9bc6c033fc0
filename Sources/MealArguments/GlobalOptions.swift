/// The options that go with every command, before or after its name.
public struct GlobalOptions: Hashable, Sendable {
  /// When to use colour.
  public enum Color: String, CaseIterable, Sendable {
    case auto, always, never

    /// True where output to a stream is to be coloured; `noColor` is whether `NO_COLOR` is set and not empty.
    public func isOn(isTerminal: Bool, noColor: Bool) -> Bool {
      switch self {
      case .auto: isTerminal && !noColor
      case .always: true
      case .never: false
      }
    }
  }

  /// When to use colour.
  public var color = Color.auto
  /// Print results and errors only.
  public var isQuiet = false
  /// Draw with ASCII characters only.
  public var isASCII = false

  init(_ scanned: ScannedArguments) {
    color = scanned.choice(.color, default: .auto)
    isQuiet = scanned.has(.quiet)
    isASCII = scanned.has(.ascii)
  }

  /// What they are, as data.
  public static let specs: [OptionSpec] = [
    .value(.color, "WHEN", .choice(Color.allNames), "Use colour; auto: on a terminal, unless NO_COLOR is set"),
    .flag(.quiet, short: "q", "Print results and errors only"),
    .flag(.ascii, "Draw with ASCII characters only"),
    .flag(.help, short: "h", "Print this help"),
    .flag(.version, short: "V", "Print the version"),
  ]
}
