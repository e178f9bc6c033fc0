import Testing

@testable import MealArguments

/// A wrong command line and the two lines it earns.
struct WrongUse: CustomTestStringConvertible, Sendable {
  var line: String
  var message: String
  var hint: String

  init(_ line: String, _ message: String, _ hint: String) {
    self.line = line
    self.message = message
    self.hint = hint
  }

  var testDescription: String { "mealc \(line)" }
}

struct UsageErrorTests {
  @Test(arguments: [
    WrongUse("chekc a", "there is no command `chekc`", "did you mean `mealc check`?"),
    WrongUse("frobnicate", "there is no command `frobnicate`", "see `mealc --help`"),
    WrongUse("week.meal", "there is no command `week.meal`", "to compile a file: `mealc run week.meal`"),
    WrongUse("help chekc", "there is no command `chekc`", "did you mean `mealc check`?"),
    WrongUse("run a --fromat json", "`mealc run` has no option `--fromat`", "did you mean `--format`?"),
    WrongUse("run a --Format=json", "`mealc run` has no option `--Format`", "did you mean `--format`?"),
    WrongUse("run a --xyzzy", "`mealc run` has no option `--xyzzy`", "see `mealc run --help`"),
    WrongUse("run a -qx", "`mealc run` has no option `-x`", "see `mealc run --help`"),
    WrongUse(
      "--fix check a", "`mealc` has no option `--fix`", "options of a command come after it: `mealc check --fix`"),
    WrongUse("run a --today", "`--today` needs a value", "write `--today DATE`"),
    WrongUse("run a -o --quiet", "`-o` needs a value", "write `-o PATH`"),
    WrongUse("run a --format", "`--format` needs a value", "FORMAT must be `text` or `json`"),
    WrongUse("run a --format xml", "`xml` is no value for `--format`", "it must be `text` or `json`"),
    WrongUse("run a --quiet=yes", "`--quiet` takes no value", "write `--quiet` alone"),
    WrongUse("run a --servings 0", "`0` is no value for `--servings`", "it must be a whole number from 1"),
    WrongUse("run a --servings +6", "`+6` is no value for `--servings`", "it must be a whole number from 1"),
    WrongUse("run a --today 6.12.", "`6.12.` is no value for `--today`", "it must be a date such as 2026-11-30"),
    WrongUse(
      "run a --today 2026-13-01", "`2026-13-01` is no value for `--today`", "it must be a date such as 2026-11-30"),
    WrongUse(
      "run a --report week,food", "`week,food` is no value for `--report`",
      "it must be a list of `nutrition`, `cost`, `shopping`, `schedule`, `week`, `targets` or `safety`"),
    WrongUse(
      "run a --servings 6 --scale-to 1_egg", "`--servings` and `--scale-to` cannot go together", "leave one of them out"
    ),
    WrongUse("run", "`mealc run` needs a FILE", "usage: mealc run [OPTIONS] FILE..."),
    WrongUse("fmt", "`mealc fmt` needs a FILE", "usage: mealc fmt [OPTIONS] FILE... or mealc fmt [OPTIONS] -"),
    WrongUse("fmt - a", "`-` and other files cannot go together", "leave one of them out"),
    WrongUse("compile a b", "`mealc compile` has no use for `b`", "usage: mealc compile [OPTIONS] FILE"),
    WrongUse(
      "foods", "`mealc foods` needs a QUERY", "usage: mealc foods [OPTIONS] QUERY or mealc foods [OPTIONS] --show KEY"),
    WrongUse("foods egg --show x", "`--show` and a QUERY cannot go together", "leave one of them out"),
    WrongUse("explain hello", "`hello` is no value for CODE", "it must be the code of a diagnostic, such as M0101"),
    WrongUse("help run check", "`mealc help` has no use for `check`", "usage: mealc help [COMMAND]"),
  ])
  func wrongUseIsTold(_ use: WrongUse) {
    let error = #expect(throws: UsageError.self) { try Invocation(use.line.split(separator: " ").map(String.init)) }
    #expect(error?.message == use.message)
    #expect(error?.hint == use.hint)
  }

  @Test func textIsTwoLines() {
    #expect(UsageError(message: "m", hint: "h").text == "mealc: m\nhint: h\n")
  }
}
