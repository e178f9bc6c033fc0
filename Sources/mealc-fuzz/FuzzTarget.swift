/// What is fed with bytes.
enum FuzzTarget: String {
  /// Whole `.meal` texts: lexer to reports, and the formatter.
  case text
  /// Ingredient lines, lists as `mealc macros` takes them, and what is typed at the prompt.
  case lines

  /// Runs one input; a promise that does not hold ends the process.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .text: TextTarget(bytes).run()
    case .lines: LineTarget(bytes).run()
    }
  }
}

/// Ends the process where a promise does not hold, so that the fuzzer keeps the input.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError("broken promise: \(what())") }
}
