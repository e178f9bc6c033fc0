import MealPhrase
import MealSource

/// Times growing repetitions of a piece of text: the quotient shows whether reading stays linear.
struct LinearProbe {
  func run() {
    let pieces = [
      "(", ")", "()", "1 (", "1 g/", "or ", "1 or ", "a, ", "a and ", "[x:y] ", "$1 ", "\"", "to taste ", "for ",
      "plus 1 ",
      "1 1 ", "chopped, ", "½", "1-", "x ", "(1 g) ", "(a ", "red ", "1 lb 2 oz ", "plus 1 g a (", "or 1 g (2 g) ", "é",
      "- ",
      "about ", "1 (2 oz) ", "such as ", ", or ", "5 % ", "of ", "the juice of ",
    ]
    let clock = ContinuousClock()
    for piece in pieces {
      var times: [Duration] = []
      for count in [500, 1000, 2000, 4000] {
        let bytes = Array(String(repeating: piece, count: count).utf8)
        times.append(clock.measure { _ = PhraseReader.read(bytes.span).resolved })
        times.append(clock.measure { _ = PhraseListReader.read(bytes.span, knows: { $0.first.count % 7 == 3 }).count })
      }
      print("\(piece)\t\(times.map { "\($0.components.attoseconds / 1_000_000_000_000)" })")
    }
  }
}
