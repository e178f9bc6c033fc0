import MealKit

/// How fast text becomes tokens, trees and text again, on a generated file of more than 8 MB.
struct TextBench {
  let rounds: Int
  private let bytes: [UInt8]

  init(rounds: Int) {
    self.rounds = rounds
    var generator = GeneratedText()
    bytes = generator.file(recipes: 11_000, lines: 20)
  }

  func figures() -> [Figure] {
    let tree = Parser.parse(bytes)
    return [
      Figure(name: "text", value: megabytes, unit: "MB", goal: .atLeast(8)),
      Figure(name: "lex", value: speed { Lexer.lex(bytes) }, unit: "MB/s", goal: .atLeast(200)),
      Figure(name: "parse", value: speed { Parser.parse(bytes) }, unit: "MB/s", goal: .atLeast(60)),
      Figure(name: "format", value: speed { Formatter.format(tree, of: bytes) }, unit: "MB/s"),
    ]
  }

  private var megabytes: Double { Double(bytes.count) / 1e6 }

  private func speed<Result>(_ body: () -> Result) -> Double { megabytes / Clock.best(of: rounds, body) }
}
