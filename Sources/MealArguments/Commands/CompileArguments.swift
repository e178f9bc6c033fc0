/// What `mealc compile` shows.
public enum Stage: String, CaseIterable, Sendable {
  case tokens, tree, ir
}

/// The arguments of `mealc compile`.
public struct CompileArguments: Hashable, Sendable {
  /// The file.
  public let input: Input
  /// What to show.
  public let emit: Stage

  init(_ scanned: ScannedArguments) {
    input = Input(scanned.positionals[0])
    emit = scanned.choice(.emit, default: .ir)
  }
}
