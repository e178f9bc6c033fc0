import MealFormat
import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// What holds for all texts, tried on the corpus and on what becomes of it when tokens go missing or stand twice.
struct CorpusFormatTests {
  @Test(arguments: Corpus.files)
  func keepsTheTreeAndIsStable(file: Corpus.File) {
    #expect(Formatter.format(file.bytes) != nil)
    expectStable(file.bytes)
  }

  @Test func keepsEveryFileOfTheCheckoutStable() {
    #expect(Corpus.everyFile.count > Corpus.files.count)
    for file in Corpus.everyFile { expectStable(file.bytes) }
  }

  @Test(arguments: Corpus.files)
  func keepsMutationsStable(file: Corpus.File) {
    for token in Parser.parse(file.bytes).tokens where token.length > 0 {
      var without = file.bytes
      without.removeSubrange(token.range.indices)
      expectStable(without)
      var twice = file.bytes
      twice.insert(contentsOf: file.bytes[token.range.indices], at: Int(token.end))
      expectStable(twice)
    }
  }

  @Test(arguments: Corpus.files)
  func squeezedAndStretchedTextsAreStable(file: Corpus.File) {
    let tokens = Parser.parse(file.bytes).tokens
    for (kind, text) in [
      (TokenKind.whitespace, "   "), (.whitespace, "\t"), (.newline, "\n\n\n"), (.lineBreak, "\r\n"), (.newline, ";"),
    ] {
      var bytes: [UInt8] = []
      for token in tokens {
        bytes += token.kind == kind ? Array(text.utf8) : Array(file.bytes[token.range.indices])
      }
      expectStable(bytes)
    }
  }

  @Test(arguments: Corpus.files)
  func commentsEverywhereAreKept(file: Corpus.File) {
    let tokens = Parser.parse(file.bytes).tokens
    for (index, token) in tokens.enumerated() where token.kind == .newline || token.kind == .lineBreak {
      var bytes = file.bytes
      bytes.insert(contentsOf: Array("  # number \(index)\n\t# and its line".utf8), at: Int(token.start))
      expectStable(bytes)
      let comments = Formatter.format(bytes).map { String(decoding: $0, as: UTF8.self).components("# ") }
      let written = String(decoding: bytes, as: UTF8.self).components("# ")
      if let comments { #expect(comments == written) }
    }
  }

  @Test func aFaultIsRefused() {
    #expect(Formatter.format(Array("recipe \"x\" {\n".utf8)) == nil)
  }

  @Test func aLongTextTakesLinearTime() {
    let bytes = (0..<40).flatMap { _ in Corpus.files.flatMap(\.bytes) }
    #expect(Formatter.format(bytes) != nil)
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(_ part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: part) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
