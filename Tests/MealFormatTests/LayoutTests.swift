import MealFormat
import Testing

/// What the canonical layout looks like.
struct LayoutTests {
  @Test func spacesBetweenWordsBecomeOne() {
    expectFormat("let   x=1+2*-3", "let x = 1 + 2 * -3\n")
    expectFormat("let x = f( 1,by=2 )", "let x = f(1, by = 2)\n")
  }

  @Test func quantitiesGetTheirSpace() {
    expectFormat("let x = 400g", "let x = 400 g\n")
    expectFormat("let x = 1h20", "let x = 1h20\n")
    expectFormat("let x = 5%", "let x = 5 %\n")
    expectFormat("let x = € 8", "let x = €8\n")
    expectFormat("eater A { targets { protein 1.6g / kg } }", "eater A { targets { protein 1.6 g/kg } }\n")
  }

  @Test func listsAndRecords() {
    expectFormat("let x = [ 1 , 2,   3 ]", "let x = [1, 2, 3]\n")
    expectFormat("let x = {a:1,b : 2}", "let x = { a: 1, b: 2 }\n")
    expectFormat("let x = {\n a: 1\n   b: 2 }", "let x = {\n  a: 1\n  b: 2\n}\n")
    expectFormat("let x = [\n1,\n    2\n]", "let x = [\n  1,\n  2\n]\n")
    expectFormat("let x = [{\n a: 1 }, {\n b: 2 }]", "let x = [{\n  a: 1\n}, {\n  b: 2\n}]\n")
  }

  @Test func statementsGetTheirLines() {
    expectFormat("let x = 1; let y = 2", "let x = 1\nlet y = 2\n")
    expectFormat("recipe \"a\" { } recipe \"b\" {\n\n}", "recipe \"a\" {}\nrecipe \"b\" {}\n")
  }

  @Test func blocksStayOnTheirLineWhileTheyFit() {
    expectFormat("eater A{sex female;age 30}", "eater A { sex female; age 30 }\n")
    expectFormat("eater A { sex female\n age 30 }", "eater A {\n  sex female\n  age 30\n}\n")
    let names = (1...12).map { "n\($0)nnnnnn" }
    expectFormat(
      "aisle \"D\" { \(names.joined(separator: ", ")) }", "aisle \"D\" {\n  \(names.joined(separator: ",\n  "))\n}\n")
  }

  @Test func bracesAndElseGoUp() {
    expectFormat("if a\n{\nlet x = 1\n}\nelse\n{ let x = 2 }", "if a {\n  let x = 1\n} else { let x = 2 }\n")
    expectFormat("log 2026-11-30\n{\n08:00 Ana ate  2 eggs\n}", "log 2026-11-30 {\n  08:00 Ana ate 2 eggs\n}\n")
  }

  @Test func emptyLinesAreKeptOnceAndNotAtTheEdges() {
    expectFormat("\n\nlet x = 1\n\n\n\nlet y = 2\n\n", "let x = 1\n\nlet y = 2\n")
    expectFormat("recipe \"x\" {\n\n  serves 2\n\n\n  - a\n\n}", "recipe \"x\" {\n  serves 2\n\n  - a\n}\n")
  }

  @Test func commentsStayWhereTheyAre() {
    expectFormat("#a  \nlet x = 1 #b\n\n  ## c\n let y = 2", "#a\nlet x = 1  #b\n\n## c\nlet y = 2\n")
    expectFormat("recipe \"x\" {#a\n#b\n- a\n#c\n}\n#d", "recipe \"x\" {  #a\n  #b\n  - a\n  #c\n}\n#d\n")
    expectFormat("let x = [ # a\n1, # b\n# c\n2 ]", "let x = [  # a\n  1,  # b\n  # c\n  2]\n")
    expectFormat("if a { } # b\nelse { }", "if a {}  # b\nelse {}\n")
  }

  @Test func ingredientTextIsNeverChanged() {
    expectFormat(
      "recipe \"x\" {\n-   1  1/2   cups ( 190 g )flour;x  \n}",
      "recipe \"x\" {\n  - 1  1/2   cups ( 190 g )flour;x\n}\n")
    expectFormat("recipe \"x\" {\n- a \\\n      b\n}", "recipe \"x\" {\n  - a \\\n      b\n}\n")
    expectFormat("recipe \"x\" {\n- a \\(  n+1 ) b\n}", "recipe \"x\" {\n  - a \\(n + 1) b\n}\n")
  }

  @Test func stringsAreNeverChanged() {
    expectFormat("let x = \"a   b\\n\"", "let x = \"a   b\\n\"\n")
    expectFormat("let x = \"\"\"\n  a\n      b\n\"\"\"", "let x = \"\"\"\n  a\n      b\n\"\"\"\n")
  }

  @Test func continuedLinesAreIndented() {
    expectFormat("let x = 1 +\n2", "let x = 1 +\n  2\n")
    expectFormat("price eggs \\\n2 EUR per 10", "price eggs \\\n  2 EUR per 10\n")
  }

  @Test func otherSystemsTextsBecomeOurs() {
    expectFormat(
      "\u{FEFF}let x = 1\r\n\r\n\r\nlet y = \"\"\"\r\na\r\n\"\"\"\r\n", "let x = 1\n\nlet y = \"\"\"\na\n\"\"\"\n")
    expectFormat("", "")
  }
}
