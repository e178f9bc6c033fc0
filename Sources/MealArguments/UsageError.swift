internal import MealSource

/// A command line that cannot be understood: what is wrong, and what to do about it.
///
/// The exit status is 2.
public struct UsageError: Error, Hashable, Sendable {
  /// The exit status of a program that was used wrongly.
  public static let exitStatus: Int32 = 2

  /// What is wrong, in one line, without the program's name.
  public let message: String
  /// What to do, in one line.
  public let hint: String

  /// The two lines for standard error.
  public var text: String { "mealc: \(message)\nhint: \(hint)\n" }
}

extension UsageError {
  static func unknownVerb(_ word: String) -> UsageError {
    let close = Suggestion.closest(to: word, in: Verb.allCases.map(\.rawValue), limit: 1).first
    return UsageError(
      message: "there is no command `\(word)`",
      hint: close.map { "did you mean `mealc \($0)`?" } ?? (isFile(word) ? runHint(word) : seeHelp(nil)))
  }

  /// Somebody forgot the command.
  private static func isFile(_ word: String) -> Bool { word.hasSuffix(".meal") }

  private static func runHint(_ file: String) -> String { "to compile a file: `mealc run \(file)`" }

  static func unknownOption(_ flag: String, among specs: [OptionSpec], verb: Verb?) -> UsageError {
    let name = String(flag.drop { $0 == "-" })
    let close = name.count < 2 ? nil : Suggestion.closest(to: name, in: specs.map(\.name.rawValue), limit: 1).first
    return UsageError(
      message: "\(subject(verb)) has no option `\(flag)`",
      hint: close.map { "did you mean `--\($0)`?" } ?? elsewhere(name, verb) ?? seeHelp(verb))
  }

  /// Where a name is no option here but is one of a command.
  private static func elsewhere(_ name: String, _ verb: Verb?) -> String? {
    guard verb == nil, let name = OptionName(rawValue: name) else { return nil }
    let owner = CommandSpec.all.first { $0.options.contains { $0.name == name } }
    return owner.map { "options of a command come after it: `mealc \($0.verb.rawValue) \(name.flag)`" }
  }

  static func missingValue(_ flag: String, of value: OptionSpec.Value, verb: Verb?) -> UsageError {
    UsageError(
      message: "`\(flag)` needs a value",
      hint: unmet(value.kind).map { "\(value.name) \($0)" } ?? "write `\(flag) \(value.name)`")
  }

  private static func unmet(_ kind: ValueKind) -> String? {
    kind.words.isEmpty ? nil : kind.expectation(unmetBy: "")
  }

  static func unexpectedValue(_ flag: String, verb: Verb?) -> UsageError {
    UsageError(message: "`\(flag)` takes no value", hint: "write `\(flag)` alone")
  }

  static func missingArgument(_ spec: CommandSpec, _ name: String) -> UsageError {
    UsageError(message: "`mealc \(spec.verb.rawValue)` needs a \(name)", hint: usage(spec))
  }

  static func unexpectedArgument(_ text: String, _ spec: CommandSpec) -> UsageError {
    UsageError(message: "`mealc \(spec.verb.rawValue)` has no use for `\(text)`", hint: usage(spec))
  }

  static func conflict(_ one: String, _ other: String) -> UsageError {
    UsageError(message: "\(one) and \(other) cannot go together", hint: "leave one of them out")
  }

  /// A value that is not what its option or argument takes: `expectation` is "must be …".
  public static func badValue(_ value: String, for name: String, _ expectation: String) -> UsageError {
    UsageError(message: "`\(value)` is no value for \(name)", hint: "it \(expectation)")
  }

  private static func subject(_ verb: Verb?) -> String {
    verb.map { "`mealc \($0.rawValue)`" } ?? "`mealc`"
  }

  private static func seeHelp(_ verb: Verb?) -> String {
    "see `mealc \(verb.map { "\($0.rawValue) " } ?? "")--help`"
  }

  private static func usage(_ spec: CommandSpec) -> String {
    "usage: " + spec.usage.map { "mealc \($0)" }.joined(separator: " or ")
  }
}
