/// Takes a command line apart by the specs: options in all their forms, `--`, and what is left.
struct ArgumentScanner {
  private var rest: ArraySlice<String>
  private var result = ScannedArguments()
  private var optionsAreOver = false

  static func scan(_ arguments: [String]) throws(UsageError) -> ScannedArguments {
    var scanner = ArgumentScanner(rest: arguments[...])
    while let argument = scanner.rest.popFirst() { try scanner.take(argument) }
    return scanner.result
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func take(_ argument: String) throws(UsageError) {
    if optionsAreOver || argument == "-" || !argument.hasPrefix("-") {
      try takeWord(argument)
    } else if argument == "--" {
      optionsAreOver = true
    } else if argument.hasPrefix("--") {
      try takeLong(argument)
    } else {
      try takeShort(argument)
    }
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    guard result.verb == nil else { return result.positionals.append(word) }
    guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
    result.verb = verb
  }

  /// `--name`, `--name value`, `--name=value`.
  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let option = try option(parts[0]) { $0.name.flag == parts[0] }
    try note(option, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
  }

  /// `-q`, `-o value`, `-ovalue`, and flags together: `-qo value`.
  private mutating func takeShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let option = try option("-\(letter)") { $0.short == letter }
      let takesRest = option.value != nil && !letters.isEmpty
      try note(option, as: "-\(letter)", attached: takesRest ? String(letters) : nil)
      if takesRest { return }
    }
  }

  private var specs: [OptionSpec] {
    (result.verb.map { CommandSpec.of($0).options } ?? []) + GlobalOptions.specs
  }

  private func option(_ flag: String, where matches: (OptionSpec) -> Bool) throws(UsageError) -> OptionSpec {
    guard let option = specs.first(where: matches) else {
      throw .unknownOption(flag, among: specs, verb: result.verb)
    }
    return option
  }

  private mutating func note(_ option: OptionSpec, as flag: String, attached: String?) throws(UsageError) {
    guard let value = option.value else {
      guard attached == nil else { throw .unexpectedValue(flag, verb: result.verb) }
      return result.note(option.name, "")
    }
    guard let text = attached ?? takeValue() else { throw .missingValue(flag, of: value, verb: result.verb) }
    if let expectation = value.kind.expectation(unmetBy: text) { throw .badValue(text, for: "`\(flag)`", expectation) }
    result.note(option.name, text)
  }

  /// The next argument, unless it looks like an option: a value that starts with a dash is written after `=`.
  private mutating func takeValue() -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }
}
