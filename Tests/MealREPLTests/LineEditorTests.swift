import Testing

@testable import MealREPL

/// What was typed, and the line it leaves, with `|` at the cursor.
struct KeyCase: CustomTestStringConvertible, Sendable {
  var keys: String
  var line: String

  init(_ keys: String, _ line: String) {
    self.keys = keys
    self.line = line
  }

  var testDescription: String { keys.debugDescription }
}

struct LineEditorTests {
  @Test(arguments: [
    KeyCase("2 eggs", "2 eggs|"),
    KeyCase("ab\u{1B}[Dx", "ax|b"),
    KeyCase("ab\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[Cx", "ax|b"),
    KeyCase("ab\u{1B}OD\u{1B}OCx", "abx|"),
    KeyCase("ab\u{02}\u{02}\u{06}x", "ax|b"),
    KeyCase("ab\u{1B}[Hx", "x|ab"),
    KeyCase("ab\u{1B}[1~x\u{1B}[4~y", "xaby|"),
    KeyCase("ab\u{1B}OHx\u{1B}OFy", "xaby|"),
    KeyCase("ab\u{01}x\u{05}y", "xaby|"),
    KeyCase("oat milk\u{1B}b", "oat |milk"),
    KeyCase("oat milk\u{1B}b\u{1B}b", "|oat milk"),
    KeyCase("oat milk\u{01}\u{1B}f", "oat| milk"),
    KeyCase("oat milk\u{1B}[1;5D", "oat |milk"),
    KeyCase("oat milk\u{01}\u{1B}[1;5C\u{1B}[1;5C", "oat milk|"),
    KeyCase("oat milk\u{1B}[1;3D", "oat |milk"),
  ])
  func moves(_ key: KeyCase) { expect(key) }

  @Test(arguments: [
    KeyCase("abc\u{7F}", "ab|"),
    KeyCase("abc\u{08}", "ab|"),
    KeyCase("\u{7F}", "|"),
    KeyCase("abc\u{01}\u{1B}[3~", "|bc"),
    KeyCase("abc\u{01}\u{04}", "|bc"),
    KeyCase("abc\u{04}", "abc|"),
    KeyCase("oat milk\u{02}\u{02}\u{0B}", "oat mi|"),
    KeyCase("oat milk\u{1B}b\u{15}", "|milk"),
    KeyCase("a 1/2-cup\u{17}", "a |"),
    KeyCase("a 1/2-cup\u{1B}\u{7F}", "a 1/2-|"),
    KeyCase("oat milk\u{01}\u{1B}d", "| milk"),
    KeyCase("oat milk\u{17}\u{01}\u{19}", "milk|oat "),
    KeyCase("a b c\u{17}\u{17}\u{19}", "a b c|"),
    KeyCase("a b c\u{17}x\u{17}\u{19}", "a b x|"),
    KeyCase("abc\u{01}\u{0B}\u{19}\u{19}", "abcabc|"),
    KeyCase("ab\u{14}", "ba|"),
    KeyCase("abc\u{02}\u{14}", "acb|"),
    KeyCase("a\u{14}", "a|"),
  ])
  func deletes(_ key: KeyCase) { expect(key) }

  @Test(arguments: [
    KeyCase("crème\u{1B}[D\u{7F}", "crè|e"),
    KeyCase("e\u{301}\u{7F}", "|"),
    KeyCase("👩‍👩‍👧‍👦🇫🇷\u{7F}", "👩‍👩‍👧‍👦|"),
    KeyCase("豆腐\u{1B}[D\u{1B}[Dx", "x|豆腐"),
    KeyCase("e\u{1B}[D\u{1B}[Ca\u{1B}[D\u{301}", "e\u{301}|a"),
    KeyCase("a\u{1B}[15~b\u{1B}[[Ac\u{1B}[1;5Pd\u{0F}", "abcd|"),
  ])
  func treatsGraphemesAsOne(_ key: KeyCase) { expect(key) }

  private func expect(_ key: KeyCase) {
    var whole = Typist()
    whole.type(key.keys)
    #expect(whole.line == key.line)
    var bytewise = LineEditor(size: ScreenSize(columns: 40, rows: 10))
    _ = bytewise.begin(prompt: "> ")
    for byte in key.keys.utf8 { _ = bytewise.feed([byte]) }
    #expect(bytewise.text == whole.editor.text)
    #expect(whole.screen.rows == [Typist.trimmed("> \(whole.editor.text)")])
  }

  @Test func enterSendsTheLine() {
    var typist = Typist()
    typist.type("2 eggs\r")
    typist.type("milk\u{1B}[Hoat \n")
    #expect(typist.lines == ["2 eggs", "oat milk"])
    #expect(typist.screen.rows == ["> 2 eggs", "> oat milk", ">"])
  }

  @Test func controlKeysEndTheLine() {
    var typist = Typist()
    typist.type("2 eg\u{03}")
    typist.type("a\u{1A}b\r")
    typist.type("\u{04}")
    #expect(typist.events == [.interrupted, .suspend, .line("ab"), .end])
    #expect(typist.screen.rows == ["> 2 eg^C", "> a^Z", "> ab", ">"])
  }

  @Test func linesTypedAheadWait() {
    var typist = Typist()
    typist.type("one\rtwo\rthr")
    #expect(typist.lines == ["one", "two"])
    #expect(typist.line == "thr|")
  }

  @Test func loneEscapeDoesNothing() {
    var typist = Typist()
    typist.type("a\u{1B}")
    #expect(typist.editor.awaitsRest)
    typist.pause()
    typist.type("b")
    #expect(typist.line == "ab|")
  }

  @Test func clearScreenKeepsTheLine() {
    var typist = Typist()
    typist.type("one\r2 eggs\u{1B}[D\u{0C}")
    #expect(typist.screen.rows == ["> 2 eggs"])
    #expect(typist.screen.column == 7)
  }

  @Test func typingSendsOnlyWhatIsNew() {
    var typist = Typist()
    let before = typist.output.count
    typist.type("egg")
    #expect(typist.output.dropFirst(before) == "egg")
  }

  @Test func invalidBytesAreReplaced() {
    var editor = LineEditor(size: ScreenSize(columns: 40, rows: 10))
    _ = editor.begin(prompt: "> ")
    _ = editor.feed([0x61, 0xFF, 0x62, 0xC3])
    #expect(editor.text == "a\u{FFFD}b")
    _ = editor.feed([0xA9])
    #expect(editor.text == "a\u{FFFD}bé")
  }
}
