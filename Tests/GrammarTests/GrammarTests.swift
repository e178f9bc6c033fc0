import Foundation
import MealFormat
import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// The grammar that people read and the parser agree.
struct GrammarTests {
  @Test func everyNameIsDefinedAndUsed() throws {
    let grammar = try Grammar.ofThisLanguage()
    var used: Set<String> = ["file"]
    for rule in grammar.rules.values { collect(rule, &used) }
    let defined = Set(grammar.rules.keys).union(grammar.tokens)
    #expect(used.subtracting(defined).sorted() == [])
    #expect(defined.subtracting(used).sorted() == [])
    let examples = Set(TokenExamples.all.keys).union(["NEWLINE", "ADJACENT"])
    #expect(grammar.tokens.subtracting(examples).sorted() == [])
  }

  @Test func everyAlternativeIsReadWithoutAFault() throws {
    var maker = SentenceMaker(try Grammar.ofThisLanguage(), strategy: .unusedFirst, seed: 1)
    var kinds: Set<SyntaxKind> = []
    for _ in 0..<1_000 { expectRead(maker.sentence(), &kinds) }
    #expect(maker.unfinished == [], "choices with an alternative that no sentence uses")
    let missing = SyntaxKind.allCases.filter { !kinds.contains($0) && $0 != .error }
    #expect(missing == [], "kinds of nodes that no sentence has")
  }

  @Test func randomSentencesAreReadWithoutAFault() throws {
    var maker = SentenceMaker(try Grammar.ofThisLanguage(), strategy: .any, seed: 2)
    var kinds: Set<SyntaxKind> = []
    for _ in 0..<3_000 { expectRead(maker.sentence(), &kinds) }
  }

  private func collect(_ expression: Grammar.Expression, _ names: inout Set<String>) {
    switch expression {
    case .literal: break
    case .reference(let name): names.insert(name)
    case .optional(let part, _), .repetition(let part, _): collect(part, &names)
    case .choice(let parts, _), .sequence(let parts): for part in parts { collect(part, &names) }
    }
  }

  private func expectRead(_ sentence: String, _ kinds: inout Set<SyntaxKind>) {
    let bytes = Array(sentence.utf8)
    let tree = Parser.parse(bytes)
    if !tree.faults.isEmpty {
      let fault = tree.faults[0]
      let place = String(decoding: bytes[Int(fault.range.start)...].prefix(40), as: UTF8.self)
      Issue.record("\(fault.kind) at: \(place)\nin: \(sentence)")
    }
    collect(tree.root, &kinds)
    expectFormatted(tree, bytes)
  }

  private func collect(_ node: SyntaxNode, _ kinds: inout Set<SyntaxKind>) {
    kinds.insert(node.kind)
    for child in node.childNodes { collect(child, &kinds) }
  }

  /// Formatting keeps a sentence's tree, and a second time changes nothing.
  private func expectFormatted(_ tree: SyntaxTree, _ bytes: [UInt8]) {
    guard tree.faults.isEmpty, let once = Formatter.format(tree, of: bytes) else { return }
    let again = Parser.parse(once)
    let keepsTree = TreeShape.lines(tree, of: bytes) == TreeShape.lines(again, of: once)
    if !keepsTree || Formatter.format(again, of: once) != once {
      let texts = [bytes, once].map { String(decoding: $0, as: UTF8.self) }
      Issue.record("\(keepsTree ? "not stable" : "another tree"): \(texts[0])\nformatted: \(texts[1])")
    }
  }
}

/// The examples of the language reference are programs.
struct ReferenceTests {
  @Test func everyExampleIsReadWithoutAFault() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let text = try String(contentsOf: root.appendingPathComponent("grammar/README.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```meal\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(parts.count > 8)
    for part in parts {
      // Steps and requirements are shown without the block they stand in.
      let head = part.hasPrefix("step") ? "recipe \"x\" {" : part.hasPrefix("require") ? "plan \"x\" {" : ""
      let example = head.isEmpty ? part : "\(head)\n\(part)}"
      #expect(Parser.parse(Array(example.utf8)).faults == [], "\(example)")
    }
  }
}
