/// The commands that work on plan files.
extension CommandSpec {
  private static let files = PositionalSpec(
    name: "FILE", arity: .atLeastOne, kind: .file, help: "A plan file, or `-` for standard input")

  static let run = CommandSpec(
    verb: .run,
    summary: "Compile meal plans and print the reports they ask for",
    usage: ["run [OPTIONS] FILE..."],
    description: [
      "Where a file asks for no report, nutrition, the schedule of meals and the week of plans are printed. The JSON "
        + "report always holds everything that could be computed, the diagnostics included."
    ],
    positional: files,
    options: [
      .value(.format, "FORMAT", .choice(RunFormat.allNames), "How to print the reports; text unless given"),
      .value(.report, "LIST", .list(ReportSection.allNames), "The reports to print instead of those the file asks for"),
      .value(.output, short: "o", "PATH", .file, "Write the reports to PATH instead of standard output"),
      .value(.today, "DATE", .date, "Take DATE (YYYY-MM-DD) for today"),
      .value(.servings, "N", .count, "Scale every recipe to N servings"),
      .value(.scaleTo, "AMOUNT", .text, "Scale so that one ingredient is what there is: \"140 g flour\""),
      .flag(.withOptional, "Count the ingredients marked optional as well"),
    ],
    examples: [
      Example("run week.meal", "print the reports of a week"),
      Example("run --servings 6 curry.meal", "the same recipe for six"),
      Example("run --format json -o week.json week.meal", "for other programs"),
    ])

  static let check = CommandSpec(
    verb: .check,
    summary: "Report problems, and check what the files require",
    usage: ["check [OPTIONS] FILE..."],
    description: [
      "Prints nothing and exits with 0 where all is well; exits with 1 where a file has errors or a `check` or "
        + "`require` in it fails. With json or sarif, the diagnostics are on standard output."
    ],
    positional: files,
    options: [
      .value(.format, "FORMAT", .choice(CheckFormat.allNames), "How to print the diagnostics; text unless given"),
      .flag(.fix, "Apply the fixes that are safe to the files"),
    ],
    examples: [
      Example("check week.meal", "look for problems"),
      Example("check --format concise *.meal", "a line for each, for editors and grep"),
      Example("check --fix week.meal", "mend what is certain"),
    ])

  static let fmt = CommandSpec(
    verb: .fmt,
    summary: "Format plan files in place",
    usage: ["fmt [OPTIONS] FILE...", "fmt [OPTIONS] -"],
    description: [
      "A file that does not parse is left alone, and the exit status is 1. With `-`, standard input is formatted to "
        + "standard output."
    ],
    positional: files,
    options: [.flag(.check, "Write nothing; exit with 1 if a file would change")],
    examples: [
      Example("fmt week.meal", "format a file"),
      Example("fmt --check *.meal", "for a commit hook"),
      Example("fmt - < week.meal", "from an editor"),
    ])

  static let compile = CommandSpec(
    verb: .compile,
    summary: "Show what the compiler makes of a file",
    usage: ["compile [OPTIONS] FILE"],
    description: [],
    positional: PositionalSpec(
      name: "FILE", arity: .one, kind: .file, help: "A plan file, or `-` for standard input"),
    options: [
      .value(
        .emit, "STAGE", .choice(Stage.allNames),
        "What to show: the tokens, the syntax tree or the checked program; ir unless given")
    ],
    examples: [Example("compile --emit tree week.meal", "the syntax tree")])

  static let new = CommandSpec(
    verb: .new,
    summary: "Start a household in a new directory",
    usage: ["new DIR"],
    description: ["Writes a few small files to begin with. Existing files are never touched."],
    positional: PositionalSpec(name: "DIR", arity: .one, kind: .directory, help: "The directory to make"),
    options: [],
    examples: [Example("new home", "a directory `home` with a plan in it")])
}
