import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// Takes away, or doubles, each bracket and quote of the corpus: that is one mistake, and gives one fault at most.
struct LostBracketTests {
  @Test(arguments: Corpus.files)
  func aLostCloserIsReportedAtItsOpener(file: Corpus.File) {
    for pair in Lexer.lex(file.bytes).brackets {
      let tokens = Parser.parse(file.bytes).tokens
      let (opener, closer) = (tokens[Int(pair.open)], tokens[Int(pair.close)])
      var bytes = file.bytes
      bytes.removeSubrange(closer.range.indices)
      let faults = Parser.parse(bytes).faults
      let isWell = faults.count == 1 && faults[0].kind == .unclosed && line(faults[0], bytes) == line(opener, bytes)
      #expect(isWell, "without the closer of line \(line(opener, bytes)): \(faults)")
    }
  }

  @Test(arguments: Corpus.files)
  func aLostOpenerIsReportedOnItsLineOrTheNext(file: Corpus.File) {
    for pair in Lexer.lex(file.bytes).brackets {
      let opener = Parser.parse(file.bytes).tokens[Int(pair.open)]
      if opener.kind == .interpolationStart { continue }
      var bytes = file.bytes
      bytes.removeSubrange(opener.range.indices)
      let faults = Parser.parse(bytes).faults
      let isWell = faults.count == 1 && abs(line(faults[0], bytes) - line(opener, file.bytes)) <= 1
      #expect(isWell, "without the opener of line \(line(opener, file.bytes)): \(faults)")
    }
  }

  @Test(arguments: Corpus.files)
  func aDoubledBraceIsOneFault(file: Corpus.File) {
    for token in Parser.parse(file.bytes).tokens where token.kind == .openBrace || token.kind == .closeBrace {
      var bytes = file.bytes
      bytes.insert(bytes[Int(token.start)], at: Int(token.start))
      let faults = Parser.parse(bytes).faults
      #expect(faults.count == 1, "doubled brace of line \(line(token, file.bytes)): \(faults)")
    }
  }

  @Test(arguments: Corpus.files)
  func aLostQuoteIsOneFaultOnItsLine(file: Corpus.File) {
    for token in Parser.parse(file.bytes).tokens where token.kind == .string {
      for offset in [Int(token.start), Int(token.end) - 1] {
        var bytes = file.bytes
        bytes.remove(at: offset)
        let faults = Parser.parse(bytes).faults
        let isWell = faults.count == 1 && line(faults[0], bytes) == line(token, file.bytes)
        #expect(isWell, "without a quote on line \(line(token, file.bytes)): \(faults)")
      }
    }
  }

  private func line(_ fault: SyntaxFault, _ bytes: [UInt8]) -> Int {
    LineTable(bytes).line(of: Int(fault.range.start)) + 1
  }

  private func line(_ token: Token, _ bytes: [UInt8]) -> Int { LineTable(bytes).line(of: Int(token.start)) + 1 }
}
