/// The arguments of `mealc fmt`.
public struct FmtArguments: Hashable, Sendable {
  /// The files, at least one; standard input only ever alone.
  public let inputs: [Input]
  /// Write nothing; say whether a file would change.
  public let check: Bool

  init(_ scanned: ScannedArguments) throws(UsageError) {
    inputs = scanned.positionals.map(Input.init)
    check = scanned.has(.check)
    if inputs.contains(.standardInput), inputs.count > 1 { throw .conflict("`-`", "other files") }
  }
}
