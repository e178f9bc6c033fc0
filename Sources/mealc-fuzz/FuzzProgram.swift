import Glibc

#if !FUZZER
  /// Feeds bytes to a target and stops the process at the first promise that does not hold.
  ///
  ///     mealc-fuzz text|lines PATH...       reads the files, or all files of the folders, once each
  ///     mealc-fuzz growth                   checks that time grows with the size of a text and no faster
  ///
  /// Built by `.ci/fuzz` with FUZZER defined, libFuzzer drives the target that `MEALC_FUZZ` names instead.
  @main
  enum FuzzProgram {
    static func main() {
      let words = Array(CommandLine.arguments.dropFirst())
      if words == ["growth"] { exit(GrowthCheck.run() == 0 ? 0 : 1) }
      guard let target = words.first.flatMap(FuzzTarget.init) else {
        print("usage: mealc-fuzz text|lines PATH...\n       mealc-fuzz growth")
        exit(2)
      }
      let inputs = InputFiles(words.dropFirst())
      inputs.forEach { target.run($0) }
      print("\(inputs.paths.count) inputs, no finding")
    }
  }
#else
  /// The target that the environment names.
  private let chosenTarget = getenv("MEALC_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .text

  /// The entry point that libFuzzer calls for every input.
  @_cdecl("LLVMFuzzerTestOneInput")
  func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    chosenTarget.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#endif
