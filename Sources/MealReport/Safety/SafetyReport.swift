public import MealIR
import MealSource
public import SafetyEngine

/// How hot dishes have to get, and what their cook should hear, as a document.
public struct SafetyReport: Sendable {
  private let safety: SafetyResult
  private let program: Program
  private let glyphs: Glyphs

  /// Reports on `safety`, which was computed from `program`.
  public init(_ safety: SafetyResult, program: Program, glyphs: Glyphs = .unicode) {
    self.safety = safety
    self.program = program
    self.glyphs = glyphs
  }

  /// Every recipe, the dishes of every meal, and the leftovers of plans.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    for index in program.recipes.indices where program.recipes[index].meal == nil {
      document.append(dish(RecipeID(index)))
    }
    for index in program.recipes.indices where program.recipes[index].meal != nil {
      document.append(dish(RecipeID(index)))
    }
    if !safety.planFindings.isEmpty {
      document.append(.heading(StyledText("Leftovers", .strong), level: 2))
      document.append(.list(safety.planFindings.map(line)))
    }
    return document
  }

  /// One dish: what each authority asks, and what to know.
  public func dish(_ id: RecipeID) -> ReportDocument {
    var document = ReportDocument()
    let dish = safety.recipe(id)
    document.append(.heading(title(id), level: 2))
    document.append(
      .list(standing(dish) + dish.requirements.flatMap(lines) + dish.findings.filter { $0.topic != .unknown }.map(line))
    )
    return document
  }

  private func title(_ id: RecipeID) -> StyledText {
    var text = StyledText("\(program.recipes[id.index].name)", .strong)
    text.append(" \(glyphs.dot) safety")
    if let meal = program.recipes[id.index].meal { text.append(" \(glyphs.dot) \(program.meals[meal].name)", .faint) }
    return text
  }

  private func standing(_ dish: DishSafety) -> [StyledText] {
    switch dish.standing {
    case .required: []
    case .nothingRaw(let reason): [StyledText(reason)]
    case .unknown(let names):
      [StyledText("not known for certain, at least as below: no one knows \(names.joined(separator: ", "))", .warning)]
    }
  }

  // MARK: Figures

  private func lines(_ requirement: SafetyRequirement) -> [StyledText] {
    var text = StyledText(SafetyText.figure(requirement), requirement.severity == .warning ? .warning : .strong)
    text.append(" because of \(requirement.because)")
    let rule = requirement.rule.rule
    text.append(" \(glyphs.dot) \(rule.name)\(rule.isVerified ? "" : " (unverified)")", .faint)
    return [text] + requirement.notes.map { StyledText("  \($0)", .faint) }
  }

  // MARK: Findings

  private func line(_ finding: SafetyFinding) -> StyledText {
    var text = StyledText()
    if finding.severity >= .warning { text.append("\(finding.severity.word): ", .warning) }
    text.append(finding.message)
    if let help = finding.help { text.append(" \(glyphs.dot) \(help)", .help) }
    if let rule = finding.rule {
      text.append(" \(glyphs.dot) \(rule.name)\(rule.isVerified ? "" : " (unverified)")", .faint)
    }
    return text
  }

  // MARK: Explanation

  /// Where a figure comes from: what was read, the test that it met, the rule with its words and all its rows.
  public func explanation(of requirement: SafetyRequirement) -> ReportDocument {
    var document = ReportDocument()
    document.append(
      .heading(StyledText("\(requirement.authority.name): \(SafetyText.figure(requirement))", .strong), level: 2))
    document.append(
      .list(
        requirement.trail.steps.map { step in
          var text = StyledText(step.text)
          if let rule = step.rule { text.append(" \(glyphs.dot) \(rule.citation)", .faint) }
          return text
        }))
    let rows = requirement.rule.table.rows
    guard rows.count > 1 else { return document }
    document.append(.paragraph(StyledText("equal: " + rows.map(SafetyText.row).joined(separator: ", "))))
    return document
  }
}
