/// The commands that answer questions, and the list of all.
extension CommandSpec {
  static let macros = CommandSpec(
    verb: .macros,
    summary: "Tell the nutrition of what is written in plain words",
    usage: ["macros [OPTIONS] TEXT", "macros [OPTIONS] -"],
    description: ["With `-`, each line of standard input is a text of its own, and each answer is one line."],
    positional: PositionalSpec(
      name: "TEXT", arity: .words, kind: .text, help: "Foods and amounts, or `-` for lines of standard input"),
    options: [.value(.format, "FORMAT", .choice(AnswerFormat.allNames), "How to print it; text unless given")],
    examples: [
      Example("macros \"2 eggs with 200g cottage cheese\"", "energy, protein, fat, carbs"),
      Example("macros --format json - < lines.txt", "a JSON object for each line"),
    ])

  static let foods = CommandSpec(
    verb: .foods,
    summary: "Search the catalogue of foods",
    usage: ["foods [OPTIONS] QUERY", "foods [OPTIONS] --show KEY"],
    description: [],
    positional: PositionalSpec(
      name: "QUERY", arity: .optionalWords, kind: .text, help: "Words of the food's name"),
    options: [
      .value(.show, "KEY", .text, "Print all that is known of one food"),
      .value(.format, "FORMAT", .choice(AnswerFormat.allNames), "How to print it; text unless given"),
    ],
    examples: [
      Example("foods \"oat milk\"", "the foods of that name, the best match first"),
      Example("foods --show usda:01123", "one food, per 100 g and per piece"),
    ])

  static let explain = CommandSpec(
    verb: .explain,
    summary: "Tell the story of a diagnostic",
    usage: ["explain CODE"],
    description: [],
    positional: PositionalSpec(
      name: "CODE", arity: .one, kind: .text, help: "The code in a diagnostic's brackets, such as M0204"),
    options: [],
    examples: [Example("explain M0101", "what it means and what to do")])

  static let repl = CommandSpec(
    verb: .repl,
    summary: "Ask at a prompt",
    usage: ["repl [FILE]"],
    description: [
      "Answers what `macros` answers, with the file's recipes and eaters in scope. `:help` lists what else it knows. "
        + "Where standard input is no terminal, it reads lines without a prompt."
    ],
    positional: PositionalSpec(name: "FILE", arity: .optional, kind: .file, help: "A plan file to have in scope"),
    options: [],
    examples: [Example("repl week.meal", "with a week's recipes at hand")])

  static let help = CommandSpec(
    verb: .help,
    summary: "Explain a command",
    usage: ["help [COMMAND]"],
    description: [],
    positional: PositionalSpec(
      name: "COMMAND", arity: .optional, kind: .choice(Verb.allCases.map(\.rawValue)), help: "The command to explain"),
    options: [],
    examples: [])

  /// All commands, in the order of the help.
  public static let all = Verb.allCases.map { CommandSpec.of($0) }

  /// The command of `verb`.
  public static func of(_ verb: Verb) -> CommandSpec {
    switch verb {
    case .run: run
    case .check: check
    case .fmt: fmt
    case .compile: compile
    case .macros: macros
    case .foods: foods
    case .explain: explain
    case .new: new
    case .repl: repl
    case .help: help
    }
  }
}
