import MealSyntax
import Testing

/// Which `##` lines belong to a declaration.
struct DocCommentTests {
  private func doc(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return Parser.parse(bytes).root.childNodes.last?.docComment(in: bytes)
  }

  @Test func theLinesDirectlyAboveBelong() {
    #expect(doc("## One.\n##   Two. \nlet x = 1") == "One.\n  Two.")
    #expect(doc("let y = 2\n## One.\r\nlet x = 1") == "One.")
  }

  @Test func anEmptyLineOrACommentParts() {
    #expect(doc("## One.\n\nlet x = 1") == nil)
    #expect(doc("## One.\n  \nlet x = 1") == nil)
    #expect(doc("## One.\n# no\nlet x = 1") == nil)
    #expect(doc("let x = 1") == nil)
  }
}
