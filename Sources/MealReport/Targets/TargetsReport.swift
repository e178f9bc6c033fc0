import MealData
import MealIR
public import TargetEngine

/// Energy and targets of the eaters as a document: `report targets`.
public struct TargetsReport: Sendable {
  private let eaters: [EaterTargets]
  private let glyphs: Glyphs

  /// Reports on `eaters`; `glyphs` are the marks in the text.
  public init(_ eaters: [EaterTargets], glyphs: Glyphs = .unicode) {
    self.eaters = eaters
    self.glyphs = glyphs
  }

  /// Every eater, then the sources of all figures.
  public func document() -> ReportDocument {
    var document = ReportDocument()
    for eater in eaters { document.append(section(eater)) }
    let sources = sources
    if !sources.isEmpty {
      document.append(.heading(StyledText("Sources", .strong), level: 2))
      document.append(.list(sources.map { StyledText("\($0.key): \($0.citation)", .faint) }))
    }
    return document
  }

  /// One eater; who hides numbers is only named.
  private func section(_ eater: EaterTargets) -> ReportDocument {
    var document = ReportDocument()
    document.append(.heading(StyledText(eater.eater.name, .strong), level: 2))
    guard !eater.eater.hidesNumbers else {
      document.append(.paragraph(StyledText("numbers are hidden", .faint)))
      return document
    }
    let table = energy(eater)
    if !table.rows.isEmpty { document.append(.table(table)) }
    for (title, targets) in [("a day", eater.targets), ("advised", eater.advice)] where !targets.isEmpty {
      document.append(.table(self.targets(title, targets)))
    }
    let remarks = eater.missing.map { StyledText($0.message, .warning) } + guards(eater) + notes(eater)
    if !remarks.isEmpty { document.append(.list(remarks)) }
    return document
  }

  // MARK: Energy

  private func energy(_ eater: EaterTargets) -> ReportTable {
    var table = ReportTable([
      ReportTable.Column(""), ReportTable.Column("", isNumeric: true), ReportTable.Column("", isElastic: true),
    ])
    func add(_ name: String, _ number: TracedNumber?, _ text: (TracedNumber) -> String, _ remark: String) {
      guard let number else { return }
      let cells = [StyledText(name), StyledText(text(number), .energy), StyledText(remark, .faint)]
      table.rows.append(ReportTable.Row(cells))
    }
    add("resting energy", eater.resting.energy, kilocalories, eater.resting.equation.name)
    add("activity", eater.activityFactor, { "× \(NumberText.short($0.value, places: 3))" }, standing(eater))
    add("total energy", eater.energy, kilocalories, "")
    add("target", eater.energyTarget, kilocalories, goal(eater))
    return table
  }

  private func kilocalories(_ number: TracedNumber) -> String { "\(range(number, places: 0)) kcal" }

  /// `1,600–1,800` for what is a range, else one number.
  private func range(_ number: TracedNumber, places: Int) -> String {
    let value = NumberText.short(number.value, places: places)
    if !number.isRange { return value }
    let (low, high) = (NumberText.short(number.low, places: places), NumberText.short(number.high, places: places))
    return "\(value) (\(low)\(glyphs.to)\(high))"
  }

  private func standing(_ eater: EaterTargets) -> String {
    let word = eater.eater.activity ?? ""
    guard let evidence = eater.activityFactor?.evidence else { return "as written" }
    return evidence.standing == .convention ? "\(word), a convention" : word
  }

  private func goal(_ eater: EaterTargets) -> String {
    if eater.targets.contains(where: { $0.nutrient == "energy_kcal" && $0.origin != .energy }) { return "as written" }
    guard let target = eater.energyTarget?.value, let total = eater.energy?.value, total > 0 else { return "" }
    let percent = NumberText.short((target / total - 1) * 100, places: 1)
    return percent == "0" ? "maintains" : "\(percent.hasPrefix("-") ? "" : "+")\(percent) %"
  }

  // MARK: Targets

  private func targets(_ title: String, _ targets: [DailyTarget]) -> ReportTable {
    var table = ReportTable([
      ReportTable.Column(StyledText(title, .faint)), ReportTable.Column("", isNumeric: true),
      ReportTable.Column("", isElastic: true),
    ])
    for target in targets {
      let nutrient = Nutrient(key: target.nutrient)
      let cells = [
        StyledText(nutrient?.name ?? target.nutrient, role(nutrient)),
        StyledText("\(bounds(target, nutrient)) \(nutrient?.unit ?? "")"), StyledText(origin(target), .faint),
      ]
      table.rows.append(ReportTable.Row(cells))
    }
    return table
  }

  private func role(_ nutrient: Nutrient?) -> Role {
    switch nutrient {
    case .energy: .energy
    case .fat: .fat
    case .protein: .protein
    case .carbs, .netCarbs: .carbs
    default: .plain
    }
  }

  private func bounds(_ target: DailyTarget, _ nutrient: Nutrient?) -> String {
    let text = { (number: TracedNumber) in
      nutrient == .energy ? NumberText.fixed(number.value, places: 0) : NumberText.grams(number.value)
    }
    switch (target.low, target.high) {
    case (let low?, let high?): return text(low) == text(high) ? text(low) : text(low) + glyphs.to + text(high)
    case (let low?, nil): return "at least \(text(low))"
    case (nil, let high?): return "at most \(text(high))"
    case (nil, nil): return target.aim.map(text) ?? ""
    }
  }

  private func origin(_ target: DailyTarget) -> String {
    switch target.origin {
    case .written: "as written"
    case .energy: (target.low?.evidence ?? target.aim?.evidence)?.key ?? ""
    case .diet(let name): "diet \(name)"
    case .advice(let evidence): evidence.key
    }
  }

  // MARK: Remarks

  private func guards(_ eater: EaterTargets) -> [StyledText] {
    eater.guards.map { item in
      var text = StyledText(item.message, item.isWarning ? .warning : .note)
      text.append(": \(item.note)", .faint)
      return text
    }
  }

  private func notes(_ eater: EaterTargets) -> [StyledText] {
    let reason = eater.resting.energy == nil ? [] : ["\(eater.resting.equation.id): \(eater.resting.reason)"]
    return (reason + eater.remarks + opinion(eater)).map { StyledText($0, .faint) }
  }

  /// What the academies' equation says of total energy.
  private func opinion(_ eater: EaterTargets) -> [String] {
    guard eater.energy != nil, let energy = eater.requirement?.energy else { return [] }
    let evidence = energy.evidence.map { " (\($0.key))" } ?? ""
    let value = NumberText.fixed(energy.value, places: 0)
    return (["a second opinion on total energy: \(value) kcal\(evidence)"] + energy.notes)
  }

  /// The sources of all that is shown, each once.
  private var sources: [Evidence] {
    var found: [Evidence] = []
    for eater in eaters where !eater.eater.hidesNumbers {
      let numbers =
        [
          eater.energyTarget ?? eater.energy ?? eater.resting.energy,
          eater.energy == nil ? nil : eater.requirement?.energy,
        ]
        + (eater.targets + eater.advice).flatMap { [$0.low, $0.high] }
      for source in numbers.compactMap({ $0 }).flatMap(\.sources) + eater.guards.map(\.evidence)
      where !found.contains(source) { found.append(source) }
    }
    return found
  }
}
