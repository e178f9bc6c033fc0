import MealData
import MealIR
import MealJSON
import MealReport
import MealSource
import MealUnits
import NutritionEngine
import Testing

/// Documents against their schemas, by `Tests/Schemas/validate.py`; skipped where Python's jsonschema is not installed.
@Suite(.enabled(if: SchemaValidator.isThere)) struct SchemaTests {
  @Test func report() throws {
    var sample = Sample()
    sample.program.eaters[1].hidesNumbers = true
    let faults = [Diagnostic(.invalidUTF8, "odd", at: sample.source.span("Bowl"), label: "this", help: "mend it")]
    let report = ReportSource(
      nutrition: sample.result, catalogue: .builtIn, files: [sample.source.file], diagnostics: faults)
    #expect(try SchemaValidator.faults(ReportJSON(report).report(file: "week.meal"), "report") == "")
    #expect(try SchemaValidator.faults(ReportJSON(report).checkReport(file: "week.meal"), "report") == "")
  }

  @Test func programs() throws {
    let everything = Everything()
    let document = ProgramDocument(everything.program, files: [everything.source.file], catalogue: .builtIn).json()
    #expect(try SchemaValidator.faults(document, "ir") == "")
    let empty = ProgramDocument(Program(), files: [], catalogue: .builtIn).json()
    #expect(try SchemaValidator.faults(empty, "ir") == "")
  }

  @Test func macros() throws {
    let sample = Sample()
    for recipe in sample.program.recipes {
      let report = MacrosReport("x", lines: recipe.ingredients, in: sample.program, catalogue: .builtIn)
      #expect(try SchemaValidator.faults(report.json(), "macros") == "")
    }
  }

  @Test(.enabled(if: SchemaValidator.knowsSARIF)) func sarif() throws {
    let source = Marked("é guests-1\n", name: "menus/week 1.meal")
    let span = source.span("guests-1")
    let faults = Severity.allCases.map { severity in
      Diagnostic(
        .invalidUTF8, "no `guests-1`", at: span, secondary: [Label(span: source.span("é"), text: "an accent")],
        fixes: [FixIt("add the spaces", replace: source.span("-"), with: " - ")], severity: severity)
    }
    let renderer = DiagnosticRenderer(files: [source.file])
    let tool = DiagnosticRenderer.Tool(version: "0.1.0") { _ in "# Not UTF-8\n\nThe story." }
    #expect(try SchemaValidator.faults(renderer.sarif(faults, tool: tool), "sarif") == "")
    #expect(try SchemaValidator.faults(renderer.sarif([], tool: tool), "sarif") == "")
  }
}
