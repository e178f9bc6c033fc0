/// What to do, with all that was said about it.
public enum Command: Hashable, Sendable {
  case run(RunArguments)
  case check(CheckArguments)
  case fmt(FmtArguments)
  case compile(CompileArguments)
  case macros(MacrosArguments)
  case foods(FoodsArguments)
  case explain(ExplainArguments)
  case new(NewArguments)
  case repl(REPLArguments)
  /// Print the help of a command, or of the program.
  case help(Verb?)
  case version

  init(_ scanned: ScannedArguments) throws(UsageError) {
    if scanned.has(.help) {
      self = .help(scanned.verb)
    } else if scanned.has(.version) {
      self = .version
    } else if let verb = scanned.verb {
      try self.init(verb, scanned)
    } else {
      self = .help(nil)
    }
  }

  private init(_ verb: Verb, _ scanned: ScannedArguments) throws(UsageError) {
    try Command.checkCount(scanned.positionals, CommandSpec.of(verb))
    switch verb {
    case .run: self = .run(try RunArguments(scanned))
    case .check: self = .check(CheckArguments(scanned))
    case .fmt: self = .fmt(try FmtArguments(scanned))
    case .compile: self = .compile(CompileArguments(scanned))
    case .macros: self = .macros(MacrosArguments(scanned))
    case .foods: self = .foods(try FoodsArguments(scanned))
    case .explain: self = .explain(try ExplainArguments(scanned))
    case .new: self = .new(NewArguments(scanned))
    case .repl: self = .repl(REPLArguments(scanned))
    case .help: self = .help(try Command.topic(scanned.positionals))
    }
  }

  private static func checkCount(_ arguments: [String], _ spec: CommandSpec) throws(UsageError) {
    if let positional = spec.positional, positional.isRequired, arguments.isEmpty {
      throw .missingArgument(spec, positional.name)
    }
    let limit = spec.positional.map { $0.takesSeveral ? Int.max : 1 } ?? 0
    if arguments.count > limit { throw .unexpectedArgument(arguments[limit], spec) }
  }

  private static func topic(_ arguments: [String]) throws(UsageError) -> Verb? {
    guard let word = arguments.first else { return nil }
    guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
    return verb
  }
}
