import Glibc
import MealKit
import MealPhrase

/// Repeats snippets many times and checks that four times the text takes at most eight times as long, phase by phase.
///
/// Fuzzers find slow inputs badly: this finds what is quadratic.
struct GrowthCheck {
  /// What is repeated, between what stands before and behind it.
  private struct Shape {
    var before = ""
    var repeated: String
    /// Repeated as often behind it.
    var then = ""
    var behind = ""
  }

  private static let snippets = [
    "{", "}", "(", ")", "[", "]", "{}", "{ ", "} ", "( ", ") ", ";", "; ", "\n", "\"", "\\", "\\(", "\\()", "#",
    "# x\n", "## x\n", ",",
    ", ", ".", "..", "=", "+", "1 + ", "-", "- ", "- a\n", "- a; ", "- 1 egg\n", "1", "1 ", "1/", "1,", "1.", "1_", "½",
    "é", "\u{2028}",
    "\u{0}", "\u{FEFF}", "a", "a ", "a-", "a,", "a.", "if ", "if a { ", "else ", "for x in y { ", "let a = ",
    "let a = a\n", "def f(",
    "recipe \"a\" {\n", "recipe \"a\" { }\n", "recipe a\n", "step a 1 min\n", "serves 1\n", "serves 1; ", "; if ",
    "; for a in ",
    "; tags a,", "check energy <= 1 kcal\n", "use \"a\"\n", "meal \"a\" {\n", "dish \"a\"\n", "€", "2026-11-30 ",
    "18:30 ", "true ", "not ",
    "eggs, ", "eggs or ", "and ", "egg and egg ", "1 cup egg, ", "(1 cup) ", "large ", "chopped ", "finely ", "plus 1 ",
    "1-", "1 to ",
    "x 1", "\"a\" ", "[fixed]", "[", "with ", "juice of ", "salt and pepper ", "/ ", "1 1/2 ", "tin (400g) ", "$1 ",
    "* ", "http://a ", "- \\(",
    "log { ", "08:00 A ate 1 egg\n", "plan \"a\" {\n", "monday a \"b\"\n", "price egg 1 EUR per g\n",
    "food \"a\" per 100 g { energy 1 kcal }\n",
    "eater A { }\n", "pantry {\n", "household {\n", "1 g ", "1 egg; ", "per ",
  ]

  private static let frames = [
    ("", ""), ("recipe \"r\" {\n", "\n}\n"), ("recipe \"r\" {\n- ", "\n}\n"), ("let x = ", "\n"),
    ("let x = \"", "\"\n"), ("let x = [", "]\n"),
    ("recipe \"r\" {\nstep a 1 min ", "\n}\n"), ("plan \"p\" {\n", "\n}\n"), ("log {\n08:00 A ate ", "\n}\n"),
  ]

  /// Many of the one and then many of the other.
  private static let openers = ["{", "{ ", "{\n", " {\n", "recipe a {\n", "(", "[", "\\(", "\"\\("]
  private static let closers = ["}", " }", "}\n", "\n}", "\n  }", ")", "]", ")\n", "a ", "else ", "\u{1}"]

  private static let small = 6_000
  private static let factor = 4

  /// The number of shapes that grow too fast, each of which is printed.
  static func run() -> Int {
    var count = 0
    for snippet in snippets {
      for (before, behind) in frames {
        count += check(Shape(before: before, repeated: snippet, behind: behind)) ? 0 : 1
      }
      count += checkLine(snippet) ? 0 : 1
    }
    for opener in openers {
      for closer in closers { count += check(Shape(before: "let a = ", repeated: opener, then: closer)) ? 0 : 1 }
    }
    return count
  }

  private static func text(_ shape: Shape, _ size: Int) -> [UInt8] {
    let times = size / max(1, shape.repeated.utf8.count + shape.then.utf8.count)
    let parts = [String(repeating: shape.repeated, count: times), String(repeating: shape.then, count: times)]
    return Array((shape.before + parts.joined() + shape.behind).utf8)
  }

  private static func check(_ shape: Shape) -> Bool {
    let name = "\(shape.before.debugDescription) + \(shape.repeated.debugDescription) + \(shape.then.debugDescription)"
    return grows(name, "lex", text(shape, small), text(shape, small * factor)) { _ = Lexer.lex($0) }
      && grows(name, "parse", text(shape, small), text(shape, small * factor)) { _ = Parser.parse($0) }
      && grows(name, "format", text(shape, small), text(shape, small * factor)) { _ = Formatter.format($0) }
      && grows(name, "compile", text(shape, small), text(shape, small * factor)) { TextTarget($0).compile() }
  }

  private static func checkLine(_ snippet: String) -> Bool {
    let shape = Shape(repeated: snippet)
    let (few, many) = (text(shape, 1000), text(shape, 1000 * factor))
    return grows(snippet.debugDescription, "read", few, many) { _ = PhraseReader.read($0.span) }
      && grows(snippet.debugDescription, "line", few, many) { LineTarget($0).run() }
  }

  private static func grows(_ name: String, _ phase: String, _ few: [UInt8], _ many: [UInt8], _ body: ([UInt8]) -> Void)
    -> Bool
  {
    let long = time { body(many) }
    if long < 0.05 { return true }
    let short = time { body(few) }
    if long < short * 2 * Double(factor) { return true }
    // Once more, for a machine that was busy.
    let ratio = min(long, time { body(many) }) / max(time { body(few) }, 1e-6)
    if ratio < 2 * Double(factor) { return true }
    print(
      "\(phase): \(name): \(factor) times the text takes \((ratio * 10).rounded() / 10) times as long (\(Int(long * 1000)) ms)"
    )
    return false
  }

  /// Seconds of the processor, whatever else the machine does.
  private static func time(_ body: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }
}
