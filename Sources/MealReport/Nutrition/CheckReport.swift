import MealData
public import MealIR
import MealUnits
public import NutritionEngine

/// How the checks of files and the requirements of plans came out.
public struct CheckReport: Sendable {
  private let source: ReportSource
  private let glyphs: Glyphs

  /// Reports on the checks of `source`.
  public init(_ source: ReportSource, glyphs: Glyphs = .unicode) {
    self.source = source
    self.glyphs = glyphs
  }

  /// One line a check; no block where nothing is checked.
  public func document(_ checks: [CheckResult]) -> ReportDocument {
    var document = ReportDocument()
    if checks.isEmpty { return document }
    document.append(.heading(StyledText("Checks", .strong), level: 2))
    document.append(.list(checks.map(line)))
    return document
  }

  private func line(_ check: CheckResult) -> StyledText {
    var text = mark(check.passed)
    text.append(" \(check.requirement.text)")
    if let figure = check.figureText(in: source.program) {
      text.append(": \(figure)", check.passed == false ? .error : .strong)
    }
    if check.measurements.count > 1, let subject = check.deciding?.subject { text.append(" (\(subject))", .faint) }
    if let note = check.note, !check.hidesNumbers(in: source.program) { text.append(" \(glyphs.dot) \(note)", .faint) }
    return text
  }

  private func mark(_ passed: Bool?) -> StyledText {
    switch passed {
    case true?: StyledText(glyphs.pass, .good)
    case false?: StyledText(glyphs.fail, .error)
    case nil: StyledText("?", .warning)
    }
  }
}

extension CheckResult {
  /// The figure that decides, with its unit; nil where there is none, or where it is not to be shown.
  public func figureText(in program: Program) -> String? {
    guard !hidesNumbers(in: program), let figure = deciding?.figure, case .nutrient(let key) = requirement.metric,
      let nutrient = Nutrient(key: key)
    else { return nil }
    return "\(NumberText.short(figure.value, places: places(figure.value))) \(nutrient.unit)"
  }

  /// As few decimals as leave a figure that lies outside the limits outside them: 25.04 g, not 25 g, is above 25 g.
  private func places(_ value: Double) -> Int {
    let least = value.magnitude < 100 ? 1 : 0
    let (low, high) = (requirement.bound.low?.double ?? -.infinity, requirement.bound.high?.double ?? .infinity)
    guard value < low || value > high else { return least }
    return (least..<9).first { places in
      guard let rounded = Rational(nearest: value)?.rounded(places: places)?.double else { return true }
      return rounded < low || rounded > high
    } ?? 9
  }

  /// True where it speaks of someone whose numbers are not shown.
  public func hidesNumbers(in program: Program) -> Bool {
    let eaters: [Int]
    switch origin {
    case .check: eaters = requirement.eaters
    case .plan(let index): eaters = requirement.eaters.isEmpty ? program.plans[index].eaters : requirement.eaters
    }
    return eaters.contains { program.eaters[$0].hidesNumbers }
  }
}
