/// The long names of all options, without the dashes.
public enum OptionName: String, CaseIterable, Sendable {
  case ascii, check, color, emit, fix, format, help, output, quiet, report, servings, show, today, version
  case scaleTo = "scale-to"
  case withOptional = "with-optional"

  /// As written on the command line: `--format`.
  public var flag: String { "--\(rawValue)" }
}
