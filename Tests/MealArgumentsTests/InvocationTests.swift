import Testing

@testable import MealArguments

struct InvocationTests {
  private func command(_ arguments: String...) throws -> Command { try Invocation(arguments).command }

  private func run(_ arguments: String...) throws -> RunArguments {
    guard case .run(let run) = try Invocation(["run"] + arguments).command else { throw WrongCommand() }
    return run
  }

  private struct WrongCommand: Error {}

  @Test func runTakesItsDefaults() throws {
    let run = try run("week.meal", "-")
    #expect(run.inputs == [.file(path: "week.meal"), .standardInput])
    #expect(run.format == .text && run.report == nil && run.output == nil)
    #expect(run.today == nil && run.scale == nil && !run.withOptional)
  }

  @Test func runTakesItsOptions() throws {
    let run = try run(
      "--format=json", "--report", "week, nutrition", "--report=week,cost", "a.meal", "-o", "out.json",
      "--today", "2026-12-06", "--servings", "6", "--with-optional")
    #expect(run.inputs == [.file(path: "a.meal")])
    #expect(run.format == .json)
    #expect(run.report == [.week, .nutrition, .cost])
    #expect(run.output == "out.json")
    #expect(run.today == "2026-12-06")
    #expect(run.scale == .servings(6))
    #expect(run.withOptional)
    #expect(try self.run("a", "--scale-to", "140 g flour").scale == .ingredient("140 g flour"))
    #expect(try self.run("a", "-oa=b").output == "a=b")
    #expect(try self.run("a", "-o", "-").output == nil)
    #expect(try self.run("a", "--output", "x", "--output=y").output == "y")
  }

  @Test func dashesEndTheOptions() throws {
    #expect(try run("--", "--format", "-").inputs == [.file(path: "--format"), .standardInput])
  }

  @Test func otherCommandsTakeTheirArguments() throws {
    guard case .check(let check) = try command("check", "a", "--fix", "--format", "sarif") else { throw WrongCommand() }
    #expect(check.fix && check.format == .sarif)
    guard case .fmt(let fmt) = try command("fmt", "--check", "-") else { throw WrongCommand() }
    #expect(fmt.check && fmt.inputs == [.standardInput])
    guard case .compile(let compile) = try command("compile", "a", "--emit", "tree") else { throw WrongCommand() }
    #expect(compile.input == .file(path: "a") && compile.emit == .tree)
    guard case .explain(let explain) = try command("explain", "m0101") else { throw WrongCommand() }
    #expect("\(explain.code)" == "M0101")
    guard case .new(let new) = try command("new", "home") else { throw WrongCommand() }
    #expect(new.directory == "home")
    guard case .repl(let repl) = try command("repl") else { throw WrongCommand() }
    #expect(repl.file == nil)
  }

  @Test func textsNeedNoQuotes() throws {
    guard case .macros(let macros) = try command("macros", "2", "eggs", "--format=json") else { throw WrongCommand() }
    #expect(macros.text == "2 eggs" && macros.format == .json)
    guard case .macros(let lines) = try command("macros", "-") else { throw WrongCommand() }
    #expect(lines.text == nil)
    guard case .foods(let foods) = try command("foods", "oat", "milk") else { throw WrongCommand() }
    #expect(foods.request == .search("oat milk"))
    guard case .foods(let shown) = try command("foods", "--show", "usda:01123") else { throw WrongCommand() }
    #expect(shown.request == .show(key: "usda:01123"))
  }

  @Test func globalOptionsGoAnywhere() throws {
    let before = try Invocation(["--color", "never", "-q", "--ascii", "run", "a"])
    let after = try Invocation(["run", "a", "--ascii", "--color=never", "--quiet"])
    #expect(before == after)
    #expect(before.globals.color == .never && before.globals.isQuiet && before.globals.isASCII)
  }

  @Test(
    arguments: [
      ([], nil), (["--help"], nil), (["help"], nil), (["help", "run"], Verb.run), (["run", "-h"], .run), (["-qh"], nil),
      (["check", "--format", "json", "--help"], .check), (["--help", "fmt"], .fmt), (["help", "--help"], .help),
    ] as [([String], Verb?)])
  func helpIsAskedFor(_ arguments: [String], _ topic: Verb?) throws {
    #expect(try Invocation(arguments).command == .help(topic))
  }

  @Test func versionIsAskedFor() throws {
    #expect(try command("--version") == .version)
    #expect(try command("-V") == .version)
  }

  @Test func colorFollowsTheTerminal() {
    typealias Color = GlobalOptions.Color
    #expect(Color.auto.isOn(isTerminal: true, noColor: false))
    #expect(!Color.auto.isOn(isTerminal: true, noColor: true))
    #expect(!Color.auto.isOn(isTerminal: false, noColor: false))
    #expect(Color.always.isOn(isTerminal: false, noColor: true))
    #expect(!Color.never.isOn(isTerminal: true, noColor: false))
  }
}
