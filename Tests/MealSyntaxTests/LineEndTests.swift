import MealSource
import MealSyntax
import MealTestSupport
import Testing

/// Where lines, statements and ingredient texts end.
struct LineEndTests {
  /// The texts of all ingredient lines, each with the number of its pieces' bytes joined.
  private func ingredients(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let tree = Parser.parse(bytes)
    #expect(tree.faults == [], "\(text)")
    var result: [String] = []
    visit(tree.root) { node in
      guard node.kind == .ingredient else { return }
      let tokens = tree.tokens[node.firstToken + 1..<node.tokenEnd].drop { $0.kind == .whitespace }
      result.append(tokens.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }.joined())
    }
    return result
  }

  private func visit(_ node: SyntaxNode, _ body: (SyntaxNode) -> Void) {
    body(node)
    for child in node.childNodes { visit(child, body) }
  }

  private func kinds(_ text: String) -> [SyntaxKind] {
    let tree = Parser.parse(Array(text.utf8))
    #expect(tree.faults == [], "\(text)")
    return tree.root.childNodes.map(\.kind)
  }

  /// The lines of a recipe, and the ingredients they are read as.
  static let lines: [(String, [String])] = [
    ("- 2 eggs", ["2 eggs"]),
    ("-\t2 eggs  ", ["2 eggs"]),
    ("- (a b {c [d \"e", ["(a b {c [d \"e"]),
    ("- a \\\n  b", ["a \\\n  b"]),
    ("- 1 #10 can tomatoes", ["1 #10 can tomatoes"]),
    ("- a # comment", ["a"]),
    ("- a#b", ["a#b"]),
    ("- a ## comment", ["a"]),
    ("- butter {salted} here", ["butter {salted} here"]),
    ("- 100 g \"00\" flour", ["100 g \"00\" flour"]),
    ("- 9\" pie shell", ["9\" pie shell"]),
    ("- 450 g \"Pizza dough\"", ["450 g \"Pizza dough\""]),
    ("- 10 g butter [fixed]", ["10 g butter [fixed]"]),
    ("- 2 eggs [usda:01123]", ["2 eggs [usda:01123]"]),
    ("- a; b", ["a; b"]),
    ("- a; - b", ["a", "b"]),
    ("- a;- b", ["a", "b"]),
    ("- a;", ["a"]),
    ("- a; # comment", ["a"]),
    ("- a; serves 4", ["a"]),
    ("- a; serves well", ["a; serves well"]),
    ("- a; makes 1 kg", ["a"]),
    ("- a; cook 20 min", ["a"]),
    ("- a; cook gently", ["a; cook gently"]),
    ("- a; step boil 5 min", ["a"]),
    ("- a; step aside", ["a; step aside"]),
    ("- a; for n in 1..2 { - b }", ["a", "b"]),
    ("- a; for the tin", ["a; for the tin"]),
    ("- a; if x { - b }", ["a", "b"]),
    ("- a; if needed", ["a; if needed"]),
    ("- a; rest 5 min", ["a"]),
    ("- a (b; - c)", ["a (b; - c)"]),
    ("- a \\(x) b", ["a \\(x) b"]),
    ("- (n * 50 g) oats", ["(n * 50 g) oats"]),
    ("- a; tags x, y", ["a"]),
    ("- a; freezes", ["a"]),
    ("- 1–2 onions – sliced", ["1–2 onions – sliced"]),
  ]

  @Test(arguments: lines.indices)
  func anIngredientEndsWhereItShould(index: Int) {
    let (line, expected) = LineEndTests.lines[index]
    #expect(ingredients("recipe \"x\" {\n\(line)\n}") == expected)
    #expect(
      ingredients("recipe \"x\" {\r\n\(line.replacing("\n", with: "\r\n"))\r\n}").map {
        $0.replacing("\r\n", with: "\n")
      } == expected)
  }

  @Test func aBraceThatClosesNothingEndsTheText() {
    #expect(ingredients("recipe \"x\" { - 2 eggs }") == ["2 eggs"])
    #expect(ingredients("recipe \"x\" { - butter {salted} }") == ["butter {salted}"])
    #expect(ingredients("recipe \"x\" {- 2 eggs}") == ["2 eggs"])
  }

  @Test func statementsGoOn() {
    #expect(kinds("let x = 1 +\n 2\nlet y = 3") == [.letStatement, .letStatement])
    #expect(kinds("let x = (1\n + 2)") == [.letStatement])
    #expect(kinds("let x = [1,\n\n 2\n]") == [.letStatement])
    #expect(kinds("report cost,\n  shopping") == [.report])
    #expect(kinds("let x \\\n = 1") == [.letStatement])
    #expect(kinds("let x = # why\n 1") == [.letStatement])
    #expect(kinds("recipe \"x\"\n\n{ }") == [.recipe])
    #expect(kinds("recipe \"x\" # why\n{ }") == [.recipe])
    #expect(kinds("if a { }\nelse { }") == [.ifStatement])
    #expect(kinds("if a { }\n# why\nelse\n{ }") == [.ifStatement])
    #expect(kinds("log 2026-11-30\n{\n 08:00 Ana ate 2 eggs, toast\n}") == [.log])
  }

  @Test func statementsEnd() {
    #expect(kinds("let x = 1; let y = 2") == [.letStatement, .letStatement])
    #expect(kinds("let x = 1\r\nlet y = 2\rlet z = 3") == [.letStatement, .letStatement, .letStatement])
    #expect(kinds("recipe \"x\" { } recipe \"y\" { }") == [.recipe, .recipe])
    #expect(kinds(";;\n;let x = 1;") == [.letStatement])
    #expect(kinds("") == [])
    #expect(kinds("# only a comment") == [])
  }

  @Test func aHyphenBelongsToANameBetweenTwoOfItsCharacters() {
    #expect(kinds("let body-fat = omega-3 - guests-1") == [.letStatement])
    let tree = Parser.parse(Array("let x = guests-1".utf8))
    #expect(
      tree.tokens.map(\.kind) == [
        .reservedLet, .whitespace, .identifier, .whitespace, .equal, .whitespace, .identifier, .endOfFile,
      ])
  }
}
