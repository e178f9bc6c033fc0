import Glibc
import MealKit

/// The speed cases: all of them, or those that are named.
///
/// Prints a line a figure, or with `--json` an array; exits with 1 where `--strict` is given and a goal is missed.
struct SpeedBench {
  /// The cases in the order in which they run; the first has to be first, see `StartBench`.
  static let names = ["start", "text", "lines", "program"]

  private var cases: [String] = []
  private var rounds = 5
  private var program = ".build/release/mealc"
  private var isJSON = false
  private var isStrict = false

  /// Nil for arguments that are none of a speed bench.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--cpu": break
      case "--strict": isStrict = true
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) } ?? rounds
      case "--program": program = rest.popFirst() ?? program
      default:
        guard SpeedBench.names.contains(word) else { return nil }
        cases.append(word)
      }
    }
  }

  /// Runs the cases; the exit status.
  func run() -> Int32 {
    var all: [Figure] = []
    for name in SpeedBench.names where cases.isEmpty || cases.contains(name) {
      let figures = figures(name)
      if !isJSON { figures.forEach { print($0.text) } }
      all += figures
    }
    if isJSON { print(JSON.array(all.map(\.json)).pretty()) }
    return isStrict && !all.allSatisfy(\.isReached) ? 1 : 0
  }

  private func figures(_ name: String) -> [Figure] {
    switch name {
    case "start": StartBench(program: program, spawns: 200).figures()
    case "text": TextBench(rounds: rounds).figures()
    case "lines": LineBench(rounds: rounds).figures()
    default: ProgramBench(rounds: rounds).figures()
    }
  }
}
