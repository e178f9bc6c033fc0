/// The help of the program and of its commands, as text for 80 columns.
public enum HelpText {
  static let width = 80

  /// The help of `verb`, or of the program where it is nil.
  public static func of(_ verb: Verb?) -> String {
    sections(verb).filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func sections(_ verb: Verb?) -> [[String]] {
    verb.map { command(.of($0)) } ?? program
  }

  private static var program: [[String]] {
    let commands = CommandSpec.all.map { ($0.verb.rawValue, $0.summary) }
    return [
      ["mealc compiles meal plans written as plain text."],
      ["Usage: mealc [OPTIONS] COMMAND [ARGUMENTS]"],
      ["Commands:"] + table(commands),
      ["Options:"] + table(GlobalOptions.specs.map(row)),
      wrapped(
        "Exit status: 0 where all is well, 1 where a plan has errors or a check fails, 2 where the command line is wrong "
          + "or a file cannot be read, 70 for a bug in mealc."),
      ["`mealc help COMMAND` tells more of a command."],
    ]
  }

  private static func command(_ spec: CommandSpec) -> [[String]] {
    [
      wrapped(spec.summary + "."),
      usage(spec.usage),
      spec.positional.map { ["Arguments:"] + table([($0.name, $0.help)]) } ?? [],
      spec.options.isEmpty ? [] : ["Options:"] + table(spec.options.map(row)),
      ["Options of every command:"] + table(GlobalOptions.specs.map(row)),
    ] + spec.description.map { wrapped($0) } + [examples(spec.examples)]
  }

  private static func usage(_ forms: [String]) -> [String] {
    forms.enumerated().map { index, form in "\(index == 0 ? "Usage:" : "      ") mealc \(form)" }
  }

  private static func examples(_ examples: [CommandSpec.Example]) -> [String] {
    examples.isEmpty ? [] : ["Examples:"] + examples.flatMap { ["  # \($0.meaning)", "  mealc \($0.line)"] }
  }

  private static func row(_ option: OptionSpec) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0.name)" } ?? ""
    return (short + option.name.flag + value, option.help + choices(option.value?.kind.words ?? []))
  }

  /// The words to choose from; a few are held together by spaces that are no place for a line to end.
  private static func choices(_ words: [String]) -> String {
    let space = words.count > 6 ? " " : "\u{A0}"
    return words.isEmpty ? "" : " [\(words.joined(separator: ",\(space)"))]"
  }

  private static func table(_ rows: [(name: String, help: String)]) -> [String] {
    let column = (rows.map(\.name.count).max() ?? 0) + 4
    return rows.flatMap { row in
      let lines = wrapped(row.help, width: width - column)
      let padding = String(repeating: " ", count: column)
      let first = "  \(row.name)" + padding.dropFirst(row.name.count + 2)
      return zip([first] + Array(repeating: padding, count: lines.count), lines).map { $0 + $1 }
    }
  }

  /// `text` broken into lines at its spaces; no-break spaces become spaces then.
  static func wrapped(_ text: String, width: Int = width) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { line in String(line.map { $0 == "\u{A0}" ? " " : $0 }) }
  }
}
