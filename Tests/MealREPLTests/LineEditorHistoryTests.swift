import Testing

@testable import MealREPL

struct LineEditorHistoryTests {
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"
  private static let history = ["2 eggs", "oat milk", "200 g Oats"]

  @Test(arguments: [
    KeyCase("new" + up, "200 g Oats|"),
    KeyCase("new" + up + up, "oat milk|"),
    KeyCase(up + up + up + up, "2 eggs|"),
    KeyCase("new" + up + up + down, "200 g Oats|"),
    KeyCase("new" + up + down, "new|"),
    KeyCase("new" + up + down + down, "new|"),
    KeyCase("new" + down, "new|"),
    KeyCase("\u{10}\u{10}\u{0E}", "200 g Oats|"),
    KeyCase("new\u{1B}<", "2 eggs|"),
    KeyCase("new\u{1B}<\u{1B}>", "new|"),
  ])
  func walks(_ key: KeyCase) {
    var typist = Typist(history: Self.history)
    typist.type(key.keys)
    #expect(typist.line == key.line)
  }

  @Test(arguments: [
    KeyCase("\u{12}oat\u{1B}[C", "200 g O|ats"),
    KeyCase("\u{12}oat\u{12}\u{05}", "oat milk|"),
    KeyCase("\u{12}oat\u{12}\u{13}\u{05}", "200 g Oats|"),
    KeyCase("\u{12}oatx\u{7F}\u{05}", "200 g Oats|"),
    KeyCase("\u{12}eg\u{05}", "2 eggs|"),
    KeyCase("\u{12}zzz\u{05}", "new|"),
    KeyCase("\u{12}oat\u{07}", "new|"),
    KeyCase("\u{12}oat m\u{05}\u{12}\u{12}\u{05}", "oat milk|"),
  ])
  func searches(_ key: KeyCase) {
    var typist = Typist(history: Self.history)
    typist.type("new" + key.keys)
    #expect(typist.line == key.line)
  }

  @Test func searchShowsWhatItFinds() {
    var typist = Typist(history: Self.history)
    typist.type("\u{12}oat m")
    #expect(typist.screen.rows == ["(search) `oat m': oat milk"])
    typist.type("x")
    #expect(typist.screen.rows == ["(failed search) `oat mx': oat milk"])
    #expect(typist.screen.bells == 1)
    typist.type("\u{7F}\r")
    #expect(typist.lines == ["oat milk"])
    #expect(typist.screen.rows == ["> oat milk", ">"])
  }

  @Test func walkGoesOnFromTheLineThatWasSent() {
    var typist = Typist(history: Self.history)
    typist.type("new\r" + Self.up + Self.up)
    #expect(typist.line == "200 g Oats|")
  }

  @Test func keepsNoBlanksAndNoRepeats() {
    let history = History(["a", "a", " ", "b", "a"])
    #expect(history.entries == ["a", "b", "a"])
  }

  @Test func isBounded() {
    let history = History((0...1500).map { String($0) })
    #expect(history.entries.count == 1000)
    #expect(history.entries.first == "501")
  }
}
