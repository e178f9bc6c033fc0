import MealData
import MealIR
import NutritionEngine

/// The rows of ingredient lines, and the remarks that belong to them.
struct IngredientRows {
  let columns: MacroColumns
  /// The rows so far.
  private(set) var rows: [ReportTable.Row] = []
  private var estimated = false
  private var uncounted: [String] = []
  private var optional: [String] = []
  private var unknown: [(text: String, reason: String)] = []
  private var derived: [String] = []

  init(glyphs: Glyphs) { columns = MacroColumns(glyphs: glyphs) }

  /// Adds lines, each indented by `indent`.
  mutating func append(_ lines: [LineNutrition], indent: String = "") {
    for line in lines { append(line, indent) }
  }

  /// Adds a row that is not a line of its own.
  mutating func append(_ row: ReportTable.Row) { rows.append(row) }

  private mutating func append(_ line: LineNutrition, _ indent: String) {
    let text = line.ingredient.text
    // `salt and pepper, to taste` is two foods and one line.
    if line.standing == .noAmount, uncounted.last == text { return }
    let isEstimate = line.ingredient.basis == .estimated && line.standing == .counted
    rows.append(
      ReportTable.Row(
        [StyledText(indent + text, line.standing == .counted ? .plain : .faint), grams(line, isEstimate)]
          + columns.cells(line.nutrition)))
    if isEstimate { estimated = true }
    switch line.standing {
    case .counted: note(line.notes, text)
    case .noAmount: uncounted.append(text)
    case .leftOut: optional.append(text)
    case .unknown(let reason): unknown.append((text, reason))
    }
  }

  private func grams(_ line: LineNutrition, _ isEstimate: Bool) -> StyledText {
    if case .unknown = line.standing { return StyledText("?", .warning) }
    return columns.grams(line.grams, isEstimate: isEstimate)
  }

  /// Keeps what was derived from an own food's label for the figures that these tables show.
  private mutating func note(_ notes: [FoodNote], _ text: String) {
    let shown = MacroColumns.items.map(\.nutrient)
    for note in notes where !note.isRoutine && shown.contains(note.nutrient) {
      let remark = "\(text): \(note.text)"
      if !derived.contains(remark) { derived.append(remark) }
    }
  }

  /// The legend: what is estimated, what lacks an amount, what is left out, what is unknown.
  func remarks() -> [StyledText] {
    var remarks = unknown.map { StyledText("unknown: \($0.text) (\($0.reason))", .warning) }
    if estimated {
      remarks.append(StyledText("\(columns.glyphs.about) estimated; all other weights follow from what is given"))
    }
    if !uncounted.isEmpty {
      remarks.append(StyledText("no amount, counts as nothing: \(uncounted.joined(separator: "; "))"))
    }
    if !optional.isEmpty { remarks.append(StyledText("optional, left out: \(optional.joined(separator: "; "))")) }
    return remarks + derived.map { StyledText($0) }
  }
}
