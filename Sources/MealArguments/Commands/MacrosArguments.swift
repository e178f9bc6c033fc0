/// How the commands that answer a question print the answer.
public enum AnswerFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The arguments of `mealc macros`.
public struct MacrosArguments: Hashable, Sendable {
  /// The text, its words joined by spaces; nil for the lines of standard input.
  public let text: String?
  /// How to print.
  public let format: AnswerFormat

  init(_ scanned: ScannedArguments) {
    text = scanned.positionals == ["-"] ? nil : scanned.positionals.joined(separator: " ")
    format = scanned.choice(.format, default: .text)
  }
}
