import MealKit

/// The results of checks, and the diagnostics in concise form.
struct CheckText {
  let evaluation: Evaluation

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  var text: String {
    evaluation.nutrition.checks.map(line).joined() + evaluation.renderer().concise(evaluation.diagnostics)
  }

  private func line(_ check: CheckResult) -> String {
    let verdict = check.isUncomputed ? "not computed" : check.passed.map { $0 ? "holds" : "fails" } ?? "open"
    let parts = check.measurements.map { part in
      let mark = part.passed.map { $0 ? "holds" : "fails" } ?? "open"
      return "  \(part.subject): \(Plain.figure(part.figure, places: 3)) \(mark)\(part.note.map { " (\($0))" } ?? "")\n"
    }
    return "\(verdict): \(check.requirement.text)\(check.note.map { " (\($0))" } ?? "")\n" + parts.joined()
  }
}
