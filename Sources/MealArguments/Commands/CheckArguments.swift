/// How `mealc check` prints diagnostics.
public enum CheckFormat: String, CaseIterable, Sendable {
  case text, concise, json, sarif
}

/// The arguments of `mealc check`.
public struct CheckArguments: Hashable, Sendable {
  /// The files, at least one.
  public let inputs: [Input]
  /// How to print.
  public let format: CheckFormat
  /// Apply the safe fixes.
  public let fix: Bool

  init(_ scanned: ScannedArguments) {
    inputs = scanned.positionals.map(Input.init)
    format = scanned.choice(.format, default: .text)
    fix = scanned.has(.fix)
  }
}
