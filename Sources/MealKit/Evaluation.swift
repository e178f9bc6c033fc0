public import MealIR
public import MealJSON
public import MealReport
public import MealSource
public import NutritionEngine
public import SafetyEngine
public import TargetEngine

/// What the engines make of a compilation, with the diagnostics of its checks.
public struct Evaluation: Sendable {
  /// The compilation.
  public let compilation: Compilation
  /// What the nutrition engine says.
  public let nutrition: NutritionResult
  /// The problems of the text, of failing checks and of reports that cannot be computed, by place.
  public let diagnostics: [Diagnostic]
  /// Reports that this version computes.
  public static let availableReports: Set<ReportRequest.Kind> = [.nutrition, .week, .targets, .safety]

  init(_ compilation: Compilation, _ nutrition: NutritionResult) {
    self.compilation = compilation
    self.nutrition = nutrition
    var bag = DiagnosticBag()
    bag.add(contentsOf: compilation.diagnostics)
    bag.add(contentsOf: CheckDiagnostics(nutrition.checks, of: compilation).diagnostics)
    safety = SafetyResult(compilation.program, compilation.catalogue, options: SafetyOptions())
    bag.add(contentsOf: safety.findings.compactMap(Diagnostic.unsafe))
    diagnostics = bag.sorted()
  }

  /// True where the exit status is 1: the text has errors, or a check failed.
  public var hasFailed: Bool {
    diagnostics.contains { $0.severity == .error } || nutrition.checks.contains { $0.passed == false }
  }

  /// How hot each dish has to get, and whether its steps get there.
  public let safety: SafetyResult

  /// What the eaters need a day, by their position.
  public var targets: [EaterTargets] {
    compilation.program.eaters.map {
      EaterTargets($0, today: compilation.today, region: compilation.program.household.region)
    }
  }

  private var source: ReportSource {
    ReportSource(
      nutrition: nutrition, catalogue: compilation.catalogue, files: compilation.files, diagnostics: diagnostics,
      targets: targets, safety: safety)
  }

  /// The report as JSON, after `grammar/report.schema.json`: always every section that can be computed.
  public func reportJSON() -> JSON { ReportJSON(source).report(file: compilation.name) }

  /// The diagnostics and checks as JSON.
  public func checkJSON() -> JSON { ReportJSON(source).checkReport(file: compilation.name) }

  /// The diagnostics as SARIF 2.1.0; `page` gives the long story of a code.
  public func sarif(version: String) -> JSON {
    renderer().sarif(diagnostics, tool: .init(version: version, page: { DiagnosticPages.page(of: $0) }))
  }

  /// The reports that the program asks for, or those of `kinds`, as a document of styled text.
  ///
  /// Without a `report` statement: nutrition, and the week of plans.
  public func report(_ kinds: [ReportRequest.Kind]? = nil, glyphs: Glyphs = .unicode) -> ReportDocument {
    let asked = kinds ?? compilation.program.reports.map(\.kind)
    let wanted = asked.isEmpty && kinds == nil ? [.nutrition, .week] : asked
    var document = ReportDocument()
    for kind in wanted {
      switch kind {
      case .nutrition: document.append(NutritionReport(source, glyphs: glyphs).document())
      case .week: document.append(WeekReport(source, glyphs: glyphs).document())
      case .safety:
        document.append(SafetyReport(safety, program: compilation.program, glyphs: glyphs).document())
      case .targets: document.append(TargetsReport(targets, glyphs: glyphs).document())
      default: continue
      }
    }
    if !nutrition.checks.isEmpty { document.append(CheckReport(source, glyphs: glyphs).document(nutrition.checks)) }
    let left = wanted.filter { !Evaluation.availableReports.contains($0) }.map(\.rawValue)
    if !left.isEmpty {
      document.append(
        .paragraph(StyledText("not computed by this version of mealc: \(left.joined(separator: ", "))", .warning)))
    }
    return document
  }

  /// What the program asks for and this version does not compute, in one sentence; nil where there is nothing.
  public var uncomputed: String? {
    let count = nutrition.checks.count(where: \.isUncomputed)
    guard count > 0 else { return nil }
    return "\(count) check\(count == 1 ? " is" : "s are") not computed by this version of mealc: only nutrients are"
  }

  /// Renders diagnostics for people and tools.
  public func renderer(glyphs: Glyphs = .unicode, style: Style = .none, width: Int = 100) -> DiagnosticRenderer {
    DiagnosticRenderer(files: compilation.files, glyphs: glyphs, style: style, width: width)
  }
}

/// Words what checks find.
struct CheckDiagnostics {
  private let checks: [CheckResult]
  private let program: Program
  private let hasErrors: Bool

  init(_ checks: [CheckResult], of compilation: Compilation) {
    self.checks = checks
    program = compilation.program
    hasErrors = compilation.hasErrors
  }

  var diagnostics: [Diagnostic] { checks.compactMap(diagnostic) }

  private func diagnostic(_ check: CheckResult) -> Diagnostic? {
    let span = check.requirement.span
    guard !check.isUncomputed, check.passed == false else { return nil }
    guard let figure = check.deciding?.figure else { return incomputable(check) }
    let notes = check.hidesNumbers(in: program) ? [] : check.note.map { [$0] } ?? []
    return Diagnostic(
      .checkFailed, "`\(check.requirement.text)` \(verdict(check, figure.value))", at: span, label: "fails",
      notes: notes, help: "change the amounts, or the limit")
  }

  /// A check over a recipe whose total is not known; where an error says why already, it only follows.
  private func incomputable(_ check: CheckResult) -> Diagnostic? {
    guard !hasErrors else { return nil }
    return Diagnostic(
      .checkNotComputed, "`\(check.requirement.text)` cannot be computed", at: check.requirement.span,
      label: "not known",
      notes: check.note.map { [$0] } ?? [], help: "write what is missing", severity: .error)
  }

  /// What it is instead, and for whom where several are measured; a sum that lacks parts may lie within the limits and
  /// still fail, for it can only be more.
  private func verdict(_ check: CheckResult, _ value: Double) -> String {
    let bound = check.requirement.bound
    let isWithin = value >= bound.low?.double ?? -.infinity && value <= bound.high?.double ?? .infinity
    let start = isWithin ? "cannot be shown to hold" : "does not hold"
    guard let figure = check.figureText(in: program) else { return start }
    let subject = check.measurements.count > 1 ? check.deciding.map { " (\($0.subject))" } ?? "" : ""
    return "\(start): it is \(isWithin ? "at least " : "")\(figure)\(subject)"
  }
}

extension Diagnostic {
  /// A step that cannot get its dish safe; nil for what the safety report tells, such as eggs that are served raw.
  static func unsafe(_ finding: SafetyFinding) -> Diagnostic? {
    guard finding.severity >= .warning, finding.topic == .step || finding.topic == .oven, let span = finding.span else {
      return nil
    }
    return Diagnostic(
      .unsafeCooking, finding.message, at: span, label: "not safe",
      notes: finding.rule.map { [$0.citation] } ?? [], help: finding.help,
      severity: .warning)
  }
}
