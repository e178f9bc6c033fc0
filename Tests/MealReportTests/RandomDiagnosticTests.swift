import MealReport
import MealSource
import Testing

/// Any bytes and any spans have to render: no trap, lines no longer than the page, the mark on the page.
@Suite struct RandomDiagnosticTests {
  /// A small generator with a fixed seed, so that a failure comes back.
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }

    mutating func source() -> [UInt8] {
      let pieces = ["a", " ", "\n", "\r\n", "\t", "日", "é", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}", "\u{1B}", "}", "wordword"]
      var bytes: [UInt8] = []
      for _ in 0..<next(60) { bytes += Array(pieces[next(pieces.count)].utf8) }
      if next(4) == 0 { bytes.append(UInt8(0x80 + next(0x80))) }
      return bytes
    }

    mutating func label(_ size: Int, _ text: String) -> Label {
      let (a, b) = (next(size + 3), next(size + 3))
      let span = SourceSpan(file: FileID(next(3)), range: ByteRange(min(a, b), max(a, b)))
      return Label(span: span, text: next(3) == 0 ? "" : text)
    }
  }

  @Test(arguments: 0..<20) func anything(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<100 {
      let bytes = generator.source()
      let files = [
        SourceFile(name: "a.meal", bytes: bytes), SourceFile(name: "b.meal", bytes: generator.source()),
      ]
      let primary = generator.label(bytes.count, "here")
      let secondary = (0..<generator.next(12)).map { generator.label(bytes.count, "other \($0)") }
      let diagnostic = Diagnostic(
        .invalidUTF8, "odd", at: primary.span, label: primary.text, secondary: secondary, notes: ["one\ntwo"])
      let glyphs: Glyphs = generator.next(2) == 0 ? .unicode : .ascii
      let renderer = DiagnosticRenderer(files: files, glyphs: glyphs, width: 20 + generator.next(40))
      let text = renderer.human([diagnostic])
      #expect(text.hasSuffix("\n") && !text.contains("\u{1B}") && !text.contains("\t"))
      if primary.span.file.index < 2 { #expect(text.contains("^")) }
      #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
      _ = renderer.json([diagnostic])
      _ = renderer.sarif([diagnostic], tool: .init(version: "1"))
      _ = renderer.concise([diagnostic])
    }
  }

  @Test func windowsLineEndsAndByteOrderMark() {
    let file = SourceFile(name: "w.meal", bytes: [0xEF, 0xBB, 0xBF] + Array("let a = b\r\nlet c\r\n".utf8))
    let span = SourceSpan(file: FileID(0), range: ByteRange(11, 12))
    let text = DiagnosticRenderer(files: [file]).human([Diagnostic(.invalidUTF8, "no `b`", at: span)])
    #expect(
      text == """
        error[M0101]: no `b`
          ┌─ w.meal:1:9
          │
        1 │ let a = b
          │         ^

        """)
  }

  @Test func twoSpansOfSeveralLines() {
    let source = Marked("meal {\n  dish {\n    x\n  }\n}\n")
    let diagnostic = Diagnostic(
      .invalidUTF8, "a dish without food", at: source.span("dish {\n    x\n  }"), label: "this dish",
      secondary: [Label(span: source.span("meal {\n  dish {\n    x\n  }\n}"), text: "in this meal")])
    #expect(
      DiagnosticRenderer(files: [source.file]).human([diagnostic]) == """
        error[M0101]: a dish without food
          ┌─ week.meal:2:3
          │
        1 │ ╭   meal {
        2 │ │ ╭   dish {
        3 │ │ │     x
        4 │ │ │   }
          │ │ ╰───^ this dish
        5 │ │   }
          │ ╰───- in this meal

        """)
  }
}
