internal import Glibc

/// The program's commands.
enum Command {
  /// Runs a command line; the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    switch arguments.first {
    case "import" where arguments.count >= 2:
      return Importer(source: arguments[1], tables: option("--tables", arguments) ?? Build.tablesFolder).run()
    case "build": return Build(arguments).build()
    case "check": return Build(arguments).check()
    case "match" where arguments.count >= 2: return Inspection.match(Array(arguments.dropFirst()))
    case "search" where arguments.count >= 2: return Inspection.search(arguments[1])
    case "weigh": return Inspection.weigh()
    case "show" where arguments.count >= 2: return Inspection.show(arguments[1])
    case "pages": return Pages.build()
    case "bench": return Bench.run()
    default:
      complain(usage)
      return 64
    }
  }

  private static let usage = """
    usage: mealc-catalogue import DIR [--tables DIR]   SR28's tables to our own form
           mealc-catalogue build                       tables and cards to foods.bin
           mealc-catalogue check [--warnings]          builds again and compares
           mealc-catalogue match TEXT [PREPARATION]    what a food text means
           mealc-catalogue match -                     the same for each line of standard input; --rows-only without cards
           mealc-catalogue search QUERY                foods for a few words
           mealc-catalogue weigh                       what the lines TEXT PREPARATION UNIT SIZE of standard input weigh
           mealc-catalogue show KEY                    a row and its cards
           mealc-catalogue pages                       the pages of the diagnostics to pages.txt
           mealc-catalogue bench                       times of look-ups
    """

  /// The word after `name`.
  static func option(_ name: String, _ arguments: [String]) -> String? {
    guard let at = arguments.firstIndex(of: name), at + 1 < arguments.count else { return nil }
    return arguments[at + 1]
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = Glibc.write(2, bytes, bytes.count)
  }
}
