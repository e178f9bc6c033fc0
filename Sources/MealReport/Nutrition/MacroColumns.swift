import MealData
import NutritionEngine

/// The columns that tables of nutrition share: grams, energy, protein, fat, carbohydrate.
struct MacroColumns {
  /// A nutrient of a column.
  struct Item {
    var nutrient: Nutrient
    var title: String
    var role: Role
    var places: Int
  }

  /// Energy and the three macronutrients, fat yellow, protein red, carbohydrate blue.
  static let items = [
    Item(nutrient: .energy, title: "kcal", role: .energy, places: 0),
    Item(nutrient: .protein, title: "P", role: .protein, places: 1),
    Item(nutrient: .fat, title: "F", role: .fat, places: 1),
    Item(nutrient: .carbs, title: "C", role: .carbs, places: 1),
  ]

  let glyphs: Glyphs

  /// A table with a column of names before the columns of numbers.
  static func table(_ title: String, withGrams: Bool = true) -> ReportTable {
    let grams = withGrams ? [ReportTable.Column(StyledText("g", .faint), isNumeric: true)] : []
    let macros = items.map { ReportTable.Column(StyledText($0.title, $0.role), isNumeric: true) }
    return ReportTable([ReportTable.Column(StyledText(title, .faint), isElastic: true)] + grams + macros)
  }

  /// The cells of the nutrients of a sum; a mark before lower limits, `?` for what is not known.
  func cells(_ portion: Portion?) -> [StyledText] {
    guard let portion else { return MacroColumns.items.map { _ in StyledText() } }
    return MacroColumns.items.map { item in
      guard let figure = portion(item.nutrient) else { return StyledText("?", .warning) }
      let mark = portion.tally?.isAtLeast(item.nutrient) == true ? glyphs.atLeast : ""
      return StyledText(mark + NumberText.fixed(figure.value, places: item.places), item.role)
    }
  }

  /// The cells of low and high; nil where nothing is a range that can be seen once it is rounded.
  func rangeCells(_ portion: Portion) -> [StyledText]? {
    let figures = MacroColumns.items.map { portion($0.nutrient) }
    guard figures.contains(where: { $0?.isRange == true }) else { return nil }
    let cells = zip(MacroColumns.items, figures).map { item, figure in
      guard let figure, figure.isRange else { return StyledText() }
      return StyledText(range(figure) { NumberText.fixed($0, places: item.places == 1 ? 0 : item.places) }, .faint)
    }
    return cells.contains { $0.plain.contains(glyphs.to) } ? cells : nil
  }

  /// `60–100`, or one number where both print the same.
  func range(_ figure: Figure, _ text: (Double) -> String) -> String {
    let (low, high) = (text(figure.low), text(figure.high))
    return low == high ? low : "\(low)\(glyphs.to)\(high)"
  }

  /// A weight: `≈15` where it is an estimate, `60–100` where it is a range.
  func grams(_ figure: Figure?, isEstimate: Bool = false) -> StyledText {
    guard let figure else { return StyledText() }
    let text = isEstimate ? NumberText.grams(figure.value) : range(figure, NumberText.grams)
    return StyledText(isEstimate ? glyphs.about + text : text, isEstimate ? .warning : .plain)
  }
}
