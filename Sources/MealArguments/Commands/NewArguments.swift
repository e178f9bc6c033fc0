/// The arguments of `mealc new`.
public struct NewArguments: Hashable, Sendable {
  /// The directory to make.
  public let directory: String

  init(_ scanned: ScannedArguments) { directory = scanned.positionals[0] }
}
