/// The arguments of `mealc foods`.
public struct FoodsArguments: Hashable, Sendable {
  /// What to tell.
  public enum Request: Hashable, Sendable {
    /// The foods that match these words.
    case search(String)
    /// All that is known of the food with this key.
    case show(key: String)
  }

  /// What to tell.
  public let request: Request
  /// How to print.
  public let format: AnswerFormat

  init(_ scanned: ScannedArguments) throws(UsageError) {
    let query = scanned.positionals.joined(separator: " ")
    format = scanned.choice(.format, default: .text)
    if let key = scanned.text(.show) {
      guard scanned.positionals.isEmpty else { throw .conflict("`--show`", "a QUERY") }
      request = .show(key: key)
    } else {
      guard !scanned.positionals.isEmpty else { throw .missingArgument(.of(.foods), "QUERY") }
      request = .search(query)
    }
  }
}
