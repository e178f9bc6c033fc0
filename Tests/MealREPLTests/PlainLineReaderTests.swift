import Glibc
import Testing

@testable import MealREPL

struct PlainLineReaderTests {
  @Test func readsLinesWithAnyEnd() throws {
    let text = "one\ntwo\r\n\n" + String(repeating: "long ", count: 5000) + "\nlast"
    let file = try #require(tmpfile())
    defer { fclose(file) }
    fputs(text, file)
    rewind(file)
    var reader = PlainLineReader(descriptor: fileno(file))
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(lines == ["one", "two", "", String(repeating: "long ", count: 5000), "last"])
    #expect(reader.next() == nil)
  }
}
