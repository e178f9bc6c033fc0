import Testing

@testable import MealREPL

struct LineEditorPasteTests {
  private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  @Test func severalLinesBecomeSeveralInputs() {
    var typist = Typist()
    typist.type("1 " + paste("egg\r\n2 eggs\n\n3 eggs") + "!")
    #expect(typist.lines == ["1 egg", "2 eggs", ""])
    #expect(typist.line == "3 eggs!|")
    #expect(typist.screen.rows == ["> 1 egg", "> 2 eggs", ">", "> 3 eggs!"])
  }

  @Test func lineBreakAtTheEndSendsTheLast() {
    var typist = Typist()
    typist.type(paste("a\nb\n"))
    #expect(typist.lines == ["a", "b"])
  }

  @Test func keysInAPasteAreText() {
    var typist = Typist(completer: { _, _ in Completion(range: 0..<0, candidates: [.init("no")]) })
    typist.type(paste("a\tb\u{1B}[Dc\u{04}"))
    #expect(typist.line == "a b[Dc|")
  }

  @Test func controlCLeavesAPasteWithoutEnd() {
    var typist = Typist()
    typist.type("\u{1B}[200~lost\u{03}found")
    #expect(typist.events == [.interrupted])
    #expect(typist.line == "found|")
  }
}
