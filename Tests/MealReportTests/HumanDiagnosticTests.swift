import MealReport
import MealSource
import Testing

@Suite struct HumanDiagnosticTests {
  private func human(_ source: Marked, _ diagnostic: Diagnostic, glyphs: Glyphs = .unicode, width: Int = 100) -> String
  {
    DiagnosticRenderer(files: [source.file], glyphs: glyphs, width: width).human([diagnostic])
  }

  private let sums = Marked(
    """
    use 200 g rolled_oats



    total = 200 g + 300 ml

    """)

  private var mixed: Diagnostic {
    Diagnostic(
      .invalidUTF8, "cannot add a mass to a volume", at: sums.span("+"),
      secondary: [
        Label(span: sums.span("200 g"), text: "this total is a mass"),
        Label(span: sums.span("200 g", 2), text: "mass"), Label(span: sums.span("300 ml"), text: "volume"),
      ],
      notes: ["300 ml of what? a volume becomes a mass only through a density"],
      help: "name the ingredient, for example `300 ml of whole_milk` (1.03 g/ml, 309 g)")
  }

  @Test func labelsOnSeveralLines() {
    #expect(
      human(sums, mixed) == """
        error[M0101]: cannot add a mass to a volume
          ┌─ week.meal:5:15
          │
        1 │ use 200 g rolled_oats
          │     ----- this total is a mass
          ·
        5 │ total = 200 g + 300 ml
          │         ----- ^ ------ volume
          │         mass
          │
          = note: 300 ml of what? a volume becomes a mass only through a density
          = help: name the ingredient, for example `300 ml of whole_milk` (1.03 g/ml, 309 g)

        """)
  }

  @Test func asciiFrames() {
    #expect(
      human(sums, mixed, glyphs: .ascii).hasPrefix(
        """
        error[M0101]: cannot add a mass to a volume
          --> week.meal:5:15
          |
        1 | use 200 g rolled_oats
          |     ----- this total is a mass
          .
        5 | total = 200 g + 300 ml
        """))
  }

  @Test func barsLeadToHangingLabels() {
    let source = Marked("a b c d")
    let diagnostic = Diagnostic(
      .invalidUTF8, "four letters", at: source.span("d"), label: "fourth",
      secondary: ["a", "b", "c"].map { Label(span: source.span($0), text: "letter \($0)") })
    #expect(
      human(source, diagnostic) == """
        error[M0101]: four letters
          ┌─ week.meal:1:7
          │
        1 │ a b c d
          │ - - - ^ fourth
          │ │ │ letter c
          │ │ letter b
          │ letter a

        """)
  }

  @Test func aSpanOfSeveralLinesFromItsFirstCharacter() {
    let source = Marked("let a = 1\n  recipe \"x\" {\n    serves 4\n  }\n")
    let diagnostic = Diagnostic(
      .invalidUTF8, "a recipe without ingredients", at: source.span("recipe \"x\" {\n    serves 4\n  }"),
      label: "nothing to eat")
    #expect(
      human(source, diagnostic) == """
        error[M0101]: a recipe without ingredients
          ┌─ week.meal:2:3
          │
        2 │ ╭   recipe "x" {
        3 │ │     serves 4
        4 │ │   }
          │ ╰───^ nothing to eat

        """)
  }

  @Test func aLongSpanFromTheMiddleOfALine() {
    let source = Marked("let a = [1,\n2,\n3,\n4,\n5,\n6,\n7]\n")
    let diagnostic = Diagnostic(
      .invalidUTF8, "too long", at: source.span(8, 29), label: "seven",
      secondary: [Label(span: source.span("a"), text: "name")])
    #expect(
      human(source, diagnostic) == """
        error[M0101]: too long
          ┌─ week.meal:1:9
          │
        1 │   let a = [1,
          │ ╭─────────^
          │ │     - name
          · │
        7 │ │ 7]
          │ ╰──^ seven

        """)
  }

  @Test func tabsAndWideAndCombiningCharacters() {
    let source = Marked("\t- 2 日本 cafe\u{301} ☕ x\n")
    let diagnostic = Diagnostic(.invalidUTF8, "no such food", at: source.span("x"), label: "here")
    #expect(
      human(source, diagnostic) == """
        error[M0101]: no such food
          ┌─ week.meal:1:17
          │
        1 │     - 2 日本 cafe\u{301} ☕ x
          │                      ^ here

        """)
  }

  @Test func longLinesAreCutAroundTheMark() {
    let before = String(repeating: "abcdefghi ", count: 1000)
    let source = Marked(before + "HERE" + String(repeating: " jklmnopqr", count: 1000))
    let diagnostic = Diagnostic(.invalidUTF8, "far away", at: source.span("HERE"), label: "this")
    #expect(
      human(source, diagnostic, width: 34) == """
        error[M0101]: far away
          ┌─ week.meal:1:10001
          │
        1 │ …abcdefghi HERE jklmnopqr jklmnopqr…
          │            ^^^^ this

        """)
  }

  @Test func emptySpansAtTheEnd() {
    let source = Marked("recipe \"x\" {\n")
    let diagnostic = Diagnostic(.invalidUTF8, "no `}`", at: source.span(13, 13), label: "the file ends")
    #expect(
      human(source, diagnostic) == """
        error[M0101]: no `}`
          ┌─ week.meal:2:1
          │
        2 │
          │ ^ the file ends

        """)
  }

  @Test func bytesThatAreNotText() {
    let file = SourceFile(name: "bad.meal", bytes: [0x61, 0xFF, 0x1B, 0x62, 0x0A])
    let span = SourceSpan(file: FileID(0), range: ByteRange(3, 4))
    let text = DiagnosticRenderer(files: [file]).human([Diagnostic(.invalidUTF8, "odd \u{1B}[31m", at: span)])
    #expect(
      text == """
        error[M0101]: odd \\u{1B}[31m
          ┌─ bad.meal:1:4
          │
        1 │ a\u{FFFD}\u{FFFD}b
          │    ^

        """)
  }

  @Test func aSecondFile() {
    let source = Marked("eater Ana\n")
    let other = Marked("\neater Ana\n", name: "home.meal")
    let diagnostic = Diagnostic(
      .invalidUTF8, "`Ana` is declared twice", at: source.span("Ana"),
      secondary: [Label(span: other.span("Ana", file: 1), text: "first declared here")],
      fixes: [FixIt("remove the second", replace: source.span("eater Ana"), with: "")])
    #expect(
      DiagnosticRenderer(files: [source.file, other.file]).human([diagnostic]) == """
        error[M0101]: `Ana` is declared twice
          ┌─ week.meal:1:7
          │
        1 │ eater Ana
          │       ^^^
          ┌─ home.meal
          │
        2 │ eater Ana
          │       --- first declared here
          │
          = fix: remove the second

        """)
  }

  @Test func aHundredAreShown() {
    let source = Marked(String(repeating: "x", count: 120))
    let all = (0..<120).map { Diagnostic(.invalidUTF8, "number \($0)", at: source.span($0, $0 + 1)) }
    let text = DiagnosticRenderer(files: [source.file]).human(all)
    #expect(text.hasSuffix("… and 20 errors more\n"))
    #expect(text.contains("number 99\n"))
    #expect(!text.contains("number 100\n"))
  }

  @Test func colours() {
    let source = Marked("x y")
    let diagnostic = Diagnostic(.invalidUTF8, "odd", at: source.span("y"), label: "this", severity: .warning)
    let text = DiagnosticRenderer(files: [source.file], style: .colour).human([diagnostic])
    #expect(text.contains("\u{1B}[33mwarning[M0101]\u{1B}[0m\u{1B}[1m: odd\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[33m^ this\u{1B}[0m\n"))
  }
}
