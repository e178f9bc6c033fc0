/// The arguments of `mealc repl`.
public struct REPLArguments: Hashable, Sendable {
  /// The file to have in scope.
  public let file: String?

  init(_ scanned: ScannedArguments) { file = scanned.positionals.first }
}
