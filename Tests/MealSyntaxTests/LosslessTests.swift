import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// Every byte belongs to one token, every token that matters to one node.
struct LosslessTests {
  @Test(arguments: Corpus.files)
  func corpusHasNoFaults(file: Corpus.File) {
    #expect(Parser.parse(file.bytes).faults.isEmpty)
    expectLossless(file.bytes)
  }
}
