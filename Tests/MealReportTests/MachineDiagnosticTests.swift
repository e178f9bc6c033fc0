import MealJSON
import MealReport
import MealSource
import Testing

@Suite struct MachineDiagnosticTests {
  private let source = Marked("é guests-1\n", name: "menus/week 1.meal")

  private var diagnostic: Diagnostic {
    Diagnostic(
      .invalidUTF8, "no `guests-1`", at: source.span("guests-1"), label: "not declared",
      secondary: [Label(span: source.span("é"), text: "an accent")], notes: ["subtraction needs spaces"],
      help: "add the spaces",
      fixes: [FixIt("add the spaces", replace: source.span("-"), with: " - ")])
  }

  private var renderer: DiagnosticRenderer { DiagnosticRenderer(files: [source.file]) }

  @Test func concise() {
    #expect(renderer.concise([diagnostic]) == "menus/week 1.meal:1:3: error[M0101]: no `guests-1`\n")
  }

  @Test func json() {
    #expect(
      renderer.json([diagnostic]).pretty() == """
        [
          {
            "code": "M0101",
            "severity": "error",
            "message": "no `guests-1`",
            "file": "menus/week 1.meal",
            "start": {"line": 1, "column": 3, "offset": 3},
            "end": {"line": 1, "column": 11, "offset": 11},
            "labels": [
              {
                "text": "not declared",
                "file": "menus/week 1.meal",
                "start": {"line": 1, "column": 3, "offset": 3},
                "end": {"line": 1, "column": 11, "offset": 11}
              },
              {
                "text": "an accent",
                "file": "menus/week 1.meal",
                "start": {"line": 1, "column": 1, "offset": 0},
                "end": {"line": 1, "column": 2, "offset": 2}
              }
            ],
            "notes": ["subtraction needs spaces"],
            "help": "add the spaces",
            "fixes": [
              {
                "title": "add the spaces",
                "edits": [
                  {
                    "start": {"line": 1, "column": 9, "offset": 9},
                    "end": {"line": 1, "column": 10, "offset": 10},
                    "text": " - "
                  }
                ]
              }
            ]
          }
        ]

        """)
  }

  @Test func sarif() {
    let tool = DiagnosticRenderer.Tool(version: "0.1.0") { _ in "# Not UTF-8\n\nThe story." }
    #expect(
      renderer.sarif([diagnostic], tool: tool).compact() == """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
        {"name":"mealc","version":"0.1.0","rules":[{"id":"M0101","shortDescription":{"text":"Not UTF-8"},\
        "help":{"text":"# Not UTF-8\\n\\nThe story.","markdown":"# Not UTF-8\\n\\nThe story."},\
        "defaultConfiguration":{"level":"error"}}]}},"columnKind":"unicodeCodePoints","results":[{"ruleId":"M0101",\
        "ruleIndex":0,"level":"error","message":{"text":"no `guests-1`\\nnote: subtraction needs spaces\\n\
        help: add the spaces"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"menus/week%201.meal"},\
        "region":{"startLine":1,"startColumn":3,"endLine":1,"endColumn":11,"byteOffset":3,"byteLength":8}},\
        "message":{"text":"not declared"}}],"relatedLocations":[{"id":0,"physicalLocation":{"artifactLocation":\
        {"uri":"menus/week%201.meal"},"region":{"startLine":1,"startColumn":1,"endLine":1,"endColumn":2,\
        "byteOffset":0,"byteLength":2}},"message":{"text":"an accent"}}],"fixes":[{"description":\
        {"text":"add the spaces"},"artifactChanges":[{"artifactLocation":{"uri":"menus/week%201.meal"},\
        "replacements":[{"deletedRegion":{"startLine":1,"startColumn":9,"endLine":1,"endColumn":10,\
        "byteOffset":9,"byteLength":1},"insertedContent":{"text":" - "}}]}]}]}]}]}
        """)
  }

  @Test func countsBySeverity() {
    #expect(DiagnosticRenderer.counts([diagnostic, diagnostic]) == "2 errors")
    #expect(DiagnosticRenderer.counts([]) == "")
  }
}
