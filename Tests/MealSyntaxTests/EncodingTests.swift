import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// Bytes that are no text, line ends of other systems, byte-order marks.
struct EncodingTests {
  private func codes(_ bytes: [UInt8]) -> [DiagnosticCode] {
    expectLossless(bytes)
    return Parser.parse(bytes).diagnostics(file: FileID(0), bytes: bytes).map(\.code)
  }

  @Test func aByteOrderMarkIsAccepted() {
    #expect(codes([0xEF, 0xBB, 0xBF] + Array("let x = 1".utf8)) == [])
  }

  @Test func aByteOrderMarkInTheMiddleIsNot() {
    #expect(codes(Array("let x = ".utf8) + [0xEF, 0xBB, 0xBF] + Array("1".utf8)) == [.unknownCharacter])
  }

  @Test(
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80, 0x80]] as [[UInt8]])
  func bytesThatAreNoUTF8AreOneFaultEach(bytes: [UInt8]) {
    #expect(codes(Array("let x = ".utf8) + bytes + Array("\nlet y = 1".utf8)) == [.invalidUTF8])
    #expect(codes(Array("let x = \"a".utf8) + bytes + Array("b\"\nlet y = 1".utf8)) == [.invalidUTF8])
    #expect(codes(Array("recipe \"x\" {\n- 2 eg".utf8) + bytes + Array("gs\n}".utf8)) == [.invalidUTF8])
    #expect(codes(Array("# a ".utf8) + bytes + Array("\nlet y = 1".utf8)) == [.invalidUTF8])
  }

  @Test func controlCharactersAreFaults() {
    #expect(codes(Array("let x = \0\nlet y = 1".utf8)) == [.controlCharacter])
    #expect(codes(Array("let x = 1\u{0B}\nlet y = 1".utf8)) == [.controlCharacter])
    #expect(codes(Array("recipe \"x\" {\n- 2\u{7F} eggs\n}".utf8)) == [.controlCharacter])
    #expect(codes(Array("let x = \0\0\0".utf8)) == [.controlCharacter])
  }

  @Test(arguments: Corpus.files)
  func windowsLineEndsChangeNothing(file: Corpus.File) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let windows = Array(text.replacing("\n", with: "\r\n").utf8)
    expectLossless(windows)
    #expect(
      TreeShape.lines(Parser.parse(windows), of: windows) == TreeShape.lines(Parser.parse(file.bytes), of: file.bytes))
  }

  @Test func aLineThatIsTooLongIsOneFault() {
    let text = "let x = \"" + String(repeating: "a", count: Lexer.lineLimit) + "\"\nlet y = 1"
    #expect(codes(Array(text.utf8)) == [.lineTooLong])
  }

  @Test func namesMayHoldAnyLetters() {
    #expect(codes(Array("let größe = 1\nlet Żółć = größe × 2\nlet 量 = ½".utf8)) == [])
  }
}
