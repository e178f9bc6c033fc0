import Glibc

/// Feeds bytes to a target and stops the process at the first promise that does not hold.
///
///     mealc-fuzz text|lines PATH...       reads the files, or all files of the folders, once each
///     mealc-fuzz growth                   checks that time grows with the size of a text and no faster
///
/// Built by `.ci/fuzz` with FUZZER defined, the program is driven by libFuzzer, whose options follow the target's name.
@main
enum FuzzProgram {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["growth"] { exit(GrowthCheck.run() == 0 ? 0 : 1) }
    guard let target = words.first.flatMap(FuzzTarget.init) else {
      print("usage: mealc-fuzz text|lines PATH...\n       mealc-fuzz growth")
      exit(2)
    }
    FuzzTarget.chosen = target
    run(target, Array(words.dropFirst()))
  }

  private static func run(_ target: FuzzTarget, _ words: [String]) {
    #if FUZZER
      exit(FuzzTarget.fuzz([CommandLine.arguments[0]] + words))
    #else
      let inputs = InputFiles(words)
      inputs.forEach { target.run($0) }
      print("\(inputs.paths.count) inputs, no finding")
    #endif
  }
}
