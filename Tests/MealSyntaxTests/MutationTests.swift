import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// Whatever happens to a text, the parser comes back with a tree of all its bytes.
struct MutationTests {
  @Test(arguments: Corpus.files)
  func withoutEachToken(file: Corpus.File) {
    for token in Parser.parse(file.bytes).tokens {
      var bytes = file.bytes
      bytes.removeSubrange(token.range.indices)
      expectLossless(bytes)
    }
  }

  @Test(arguments: Corpus.files)
  func withEachTokenTwice(file: Corpus.File) {
    for token in Parser.parse(file.bytes).tokens {
      var bytes = file.bytes
      bytes.insert(contentsOf: file.bytes[token.range.indices], at: Int(token.end))
      expectLossless(bytes)
    }
  }

  @Test(arguments: Corpus.files)
  func everyPrefix(file: Corpus.File) {
    for end in 0...file.bytes.count { expectLossless(Array(file.bytes[..<end])) }
  }

  @Test(arguments: Corpus.files)
  func withSingleBytesReplaced(file: Corpus.File) {
    let replacements: [UInt8] = Array("{}()[]\"\\\n;#-, x1".utf8) + [0, 0xC3, 0xFF]
    for (index, offset) in stride(from: 0, to: file.bytes.count, by: 5).enumerated() {
      var bytes = file.bytes
      bytes[offset] = replacements[index % replacements.count]
      expectLossless(bytes)
    }
  }

  @Test func anyBytes() {
    var generator = SplitMix(seed: 7)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "\\", "\n", ";", "- ", "#", "recipe ", "\"x\" ", "1", ",",
      "..",
    ]
    for _ in 0..<3_000 {
      let count = Int(generator.next() % 40)
      let text = (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
      expectLossless(Array(text.utf8))
    }
  }
}
