import Testing

@testable import MealArguments

struct HelpTextTests {
  @Test(arguments: [nil] + Verb.allCases.map { $0 as Verb? })
  func fitsTheScreen(_ verb: Verb?) {
    for line in HelpText.of(verb).split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
  }

  @Test(arguments: CommandSpec.all)
  func examplesAreUnderstood(_ spec: CommandSpec) throws {
    for example in spec.examples {
      let words = HelpTextTests.words(of: example.line)
      #expect(words.first == spec.verb.rawValue)
      _ = try Invocation(words)
    }
  }

  /// The words as a shell makes them of the examples: quotes, and no redirections.
  private static func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.prefix { $0 != "<" }.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  @Test func commandHelp() {
    #expect(
      HelpText.of(.foods) == """
        Search the catalogue of foods.

        Usage: mealc foods [OPTIONS] QUERY
               mealc foods [OPTIONS] --show KEY

        Arguments:
          QUERY  Words of the food's name

        Options:
              --show KEY       Print all that is known of one food
              --format FORMAT  How to print it; text unless given [text, json]

        Options of every command:
              --color WHEN  Use colour; auto: on a terminal, unless NO_COLOR is set
                            [auto, always, never]
          -q, --quiet       Print results and errors only
              --ascii       Draw with ASCII characters only
          -h, --help        Print this help
          -V, --version     Print the version

        Examples:
          # the foods of that name, the best match first
          mealc foods "oat milk"
          # one food, per 100 g and per piece
          mealc foods --show usda:01123

        """)
  }

  @Test func everyOptionIsExplained() {
    for spec in CommandSpec.all {
      let names = (spec.options + GlobalOptions.specs).map(\.name)
      #expect(Set(names).count == names.count)
      for name in names { #expect(HelpText.of(spec.verb).contains(name.flag)) }
    }
  }
}
