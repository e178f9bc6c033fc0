import Testing

@testable import MealREPL

struct LineEditorScreenTests {
  @Test func longLinesWrap() {
    var typist = Typist(columns: 10)
    typist.type("abcdefghijkl")
    #expect(typist.screen.rows == ["> abcdefgh", "ijkl"])
    typist.type("\u{01}X")
    #expect(typist.screen.rows == ["> Xabcdefg", "hijkl"])
    #expect((typist.screen.row, typist.screen.column) == (0, 3))
    typist.type("\u{05}Y\rz")
    #expect(typist.screen.rows == ["> Xabcdefg", "hijklY", "> z"])
  }

  @Test func cursorLeavesAFullRow() {
    var typist = Typist(columns: 10)
    typist.type("abcdefgh")
    #expect((typist.screen.row, typist.screen.column) == (1, 0))
    typist.type("\u{7F}")
    #expect((typist.screen.row, typist.screen.column) == (0, 9))
    typist.type("\u{7F}h")
    #expect(typist.screen.rows == ["> abcdefh"])
  }

  @Test func wideCharactersDoNotStraddle() {
    var typist = Typist(columns: 9)
    typist.type("豆腐豆腐豆")
    #expect(typist.screen.rows == ["> 豆腐豆", "腐豆"])
    typist.type("\u{01}x")
    #expect(typist.screen.rows == ["> x豆腐豆", "腐豆"])
  }

  @Test func shrinkingErasesWhatIsLeft() {
    var typist = Typist(columns: 10)
    typist.type("abcdefghijklmnopqrstuvwxyz\u{01}\u{1B}f\u{17}z")
    #expect(typist.screen.rows == ["> z"])
  }

  @Test func linesTallerThanTheScreenScroll() {
    var typist = Typist(columns: 10, rows: 3)
    typist.type(String(repeating: "0123456789", count: 4) + "end")
    #expect(typist.screen.rows == ["8901234567", "8901234567", "89end"])
    typist.type("\u{01}")
    #expect(typist.screen.rows == ["> 01234567", "8901234567", "8901234567"])
    #expect((typist.screen.row, typist.screen.column) == (0, 2))
  }

  @Test func resizingWrapsAnew() {
    var editor = LineEditor(size: ScreenSize(columns: 20, rows: 5))
    _ = editor.begin(prompt: "> ")
    _ = editor.feed("abcdefghijkl".utf8)
    _ = editor.takeOutput()
    editor.resize(to: ScreenSize(columns: 10, rows: 5))
    #expect(editor.takeOutput() == "\r\u{1B}[1A\u{1B}[J> abcdefghijkl\r\u{1B}[4C")
  }

  @Test func colouredPromptsTakeNoRoom() {
    let wrapped = WrappedLine(prompt: "\u{1B}[1;32m>\u{1B}[0m ", line: LineBuffer("abc"), columns: 5)
    #expect(wrapped.cursor == WrappedLine.Position(row: 1, column: 0))
    #expect(wrapped.rows == ["\u{1B}[1;32m>\u{1B}[0m abc", ""])
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("豆", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👩‍👧‍👦", 2), ("🇫🇷", 2),
    ("👍🏽", 2), ("❤️", 2), ("½", 1), ("°", 1), ("ａ", 2), ("\u{200B}", 0), ("\u{1B}[1mab\u{1B}[0m", 2), ("1️⃣", 2), ("🥕", 2),
  ])
  func widths(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
