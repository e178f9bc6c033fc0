import Glibc

/// What is fed with bytes.
enum FuzzTarget: String {
  /// Whole `.meal` texts: lexer to reports, and the formatter.
  case text
  /// Ingredient lines, lists as `mealc macros` takes them, and what is typed at the prompt.
  case lines

  /// The target of this process.
  nonisolated(unsafe) static var chosen = FuzzTarget.text

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

#if FUZZER
  extension FuzzTarget {
    /// libFuzzer's main loop; `words` are the program's name and libFuzzer's options.
    static func fuzz(_ words: [String]) -> Int32 {
      var count = Int32(words.count)
      let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
      for (index, word) in words.enumerated() { pointers[index] = strdup(word) }
      pointers[words.count] = nil
      var arguments = pointers
      return withUnsafeMutablePointer(to: &arguments) { runFuzzer(&count, $0, runOneInput) }
    }
  }

  /// The driver in libFuzzer.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  /// The entry point that libFuzzer calls for every input.
  @_cdecl("LLVMFuzzerTestOneInput")
  func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#endif
