import MealSource
import Testing

@Suite struct SourceTests {
  @Test func countsLinesAndColumnsInScalars() {
    let file = SourceFile(name: "a", text: "é1\r\n\n2ü3")
    // Bytes: é is two, so `1` starts at 2; the third line starts after \r\n and \n.
    #expect(file.position(2) == SourcePosition(line: 1, column: 2, offset: 2))
    #expect(file.position(5) == SourcePosition(line: 2, column: 1, offset: 5))
    #expect(file.position(9) == SourcePosition(line: 3, column: 3, offset: 9))
    #expect(file.position(99).offset == file.bytes.count)
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let file = SourceFile(name: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61])
    #expect(file.position(3) == SourcePosition(line: 1, column: 1, offset: 3))
  }

  @Test(arguments: [
    ("Crème Brûlée", "creme brulee"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"), ("  a \t b ", "a b"),
    ("Œuf à la coque", "oeuf a la coque"), ("мука", "мука"), ("ΦΑΚΈΣ", "φακέσ"),
  ])
  func foldsNames(name: String, folded: String) {
    #expect(NameFolding.folded(name) == folded)
    #expect(NameFolding.folded(Array(name.utf8)) == Array(NameFolding.folded(name).utf8))
  }

  @Test func suggestsWhatIsClose() {
    let names = ["chickpeas", "chicken", "lentils", "Chick-Peas"]
    #expect(Suggestion.closest(to: "chikpeas", in: names) == ["Chick-Peas", "chickpeas"])
    #expect(Suggestion.closest(to: "chick_peas", in: names).first == "Chick-Peas")
    #expect(Suggestion.closest(to: "zzz", in: names).isEmpty)
    #expect(Suggestion.closest(to: "lentlis", in: names) == ["lentils"])
  }

  @Test func bagsSortAndDropRepeats() {
    let early = SourceSpan(file: FileID(0), range: ByteRange(3, 4))
    let late = SourceSpan(file: FileID(0), range: ByteRange(9, 10))
    let other = SourceSpan(file: FileID(1), range: ByteRange(0, 1))
    var bag = DiagnosticBag()
    bag.add(Diagnostic(.unknownName, "c", at: other))
    bag.add(Diagnostic(.unknownName, "b", at: late))
    bag.add(Diagnostic(.unknownName, "again", at: late))
    bag.add(Diagnostic(.unknownUnit, "a", at: early))
    bag.markBroken(SourceSpan(file: FileID(0), range: ByteRange(20, 30)))
    bag.addUnlessBroken(Diagnostic(.unknownName, "follows", at: SourceSpan(file: FileID(0), range: ByteRange(21, 22))))
    #expect(bag.sorted().map(\.message) == ["a", "b", "c"])
  }

  @Test func codesReadBack() {
    for code in DiagnosticCode.allCases {
      #expect(DiagnosticCode(text: code.description) == code)
      #expect(code.description.utf8.count == 5)
    }
    #expect(DiagnosticCode(text: "M9999") == nil)
    #expect(DiagnosticCode(text: "x") == nil)
  }
}
