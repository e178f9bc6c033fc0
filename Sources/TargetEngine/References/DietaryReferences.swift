/// The dietary reference intakes of the national academies (US and Canada).
struct DietaryReferences {
  /// A nutrient's cells, by life stage.
  struct Row {
    let nutrient: String
    let evidence: Evidence
    var need: [Cell?] = []
    var upper: [Cell?] = []
    var reduce: [Cell?] = []
  }

  /// A figure of the table.
  struct Cell {
    let value: Double
    let isAdequate: Bool
  }

  /// The nutrients in the order of the table.
  static let rows: [Row] = parsed(table)

  /// The reference of a row for the stages; nil where the table has no figure for one of them.
  static func value(_ row: Row, _ stages: [LifeStage]) -> ReferenceValue? {
    let needs = stages.compactMap { row.need[$0.index] }
    guard needs.count == stages.count, let most = needs.max(by: { $0.value < $1.value }) else { return nil }
    let kind = most.isAdequate ? ReferenceValue.Kind.adequate : .recommended
    let uppers = stages.compactMap { row.cell(\.upper, $0)?.value }
    let reduce = stages.compactMap { row.cell(\.reduce, $0)?.value }
    let isYoung = stages.contains { $0.isYoung }
    return ReferenceValue(
      nutrient: row.nutrient, kind: kind, amount: row.number(most.value, kind.words, row.evidence),
      upper: uppers.min().map { row.number($0, "tolerable upper intake", row.evidence) },
      upperScope: scope(of: row.nutrient),
      reduceAbove: reduce.min().map {
        row.number($0, "chronic disease risk reduction intake", isYoung ? .nasem2019Young : row.evidence)
      }, notes: notes(row.nutrient))
  }

  /// What an upper limit counts: some hold for supplements and fortification only.
  static func scope(of nutrient: String) -> ReferenceValue.UpperScope {
    switch nutrient {
    case "vitamin_a_rae_ug": .part(key: "retinol_ug", words: "preformed vitamin A only")
    case "vitamin_e_mg": .part(key: "vitamin_e_added_mg", words: "added vitamin E only")
    case "folate_dfe_ug", "folate_ug": .part(key: "folic_acid_ug", words: "folic acid only")
    case "niacin_mg": .notFood(words: "supplements and fortified foods only")
    case "magnesium_mg": .notFood(words: "supplements only")
    default: .total
    }
  }

  static func notes(_ nutrient: String) -> [String] {
    switch nutrient {
    case "niacin_mg": ["niacin itself: what the body makes of tryptophan is not counted"]
    case "water_g": ["all water in food and drink"]
    default: []
    }
  }

  // MARK: Reading the table

  /// Rows of `key source`, then lines of `need`, `upper` and `reduce` with a figure for each life stage.
  static func parsed(_ table: String) -> [Row] {
    var rows: [Row] = []
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").filter { $0 != "|" }
      guard let head = words.first else { continue }
      let cells = words.dropFirst().map(cell)
      switch head {
      case "need": rows[rows.count - 1].need = cells
      case "upper": rows[rows.count - 1].upper = cells
      case "reduce": rows[rows.count - 1].reduce = cells
      default: rows.append(Row(nutrient: String(head), evidence: sources[String(words[1])] ?? .iomMacro))
      }
    }
    return rows
  }

  /// A star marks an adequate intake, a dash a figure that is not set.
  private static func cell(_ word: Substring) -> Cell? {
    let isAdequate = word.hasSuffix("*")
    return Double(isAdequate ? word.dropLast() : word).map { Cell(value: $0, isAdequate: isAdequate) }
  }
}

extension DietaryReferences.Row {
  func cell(_ column: KeyPath<Self, [DietaryReferences.Cell?]>, _ stage: LifeStage) -> DietaryReferences.Cell? {
    let cells = self[keyPath: column]
    return stage.index < cells.count ? cells[stage.index] : nil
  }

  func number(_ value: Double, _ name: String, _ evidence: Evidence) -> TracedNumber {
    TracedNumber(name, value, String(nutrient.split(separator: "_").last ?? ""), .published(evidence))
  }
}

extension DietaryReferences {
  /// The reports behind the rows.
  static let sources: [String: Evidence] = [
    "1997": .iom1997, "1998": .iom1998, "2000": .iom2000, "2001": .iom2001, "macro": .iomMacro, "water": .iomWater,
    "2011": .iom2011, "2019": .nasem2019,
  ]
}

extension Evidence {
  private static let dri = "Dietary Reference Intakes for"
  static let iom1997 = Evidence(
    "dri.iom1997", "IOM 1997, \(dri) Calcium, Phosphorus, Magnesium, Vitamin D, and Fluoride")
  static let iom1998 = Evidence("dri.iom1998", "IOM 1998, \(dri) Thiamin … Biotin, and Choline")
  static let iom2000 = Evidence("dri.iom2000", "IOM 2000, \(dri) Vitamin C, Vitamin E, Selenium, and Carotenoids")
  static let iom2001 = Evidence("dri.iom2001", "IOM 2001, \(dri) Vitamin A, Vitamin K … and Zinc")
  static let iomMacro = Evidence("dri.iom2005.macro", "IOM 2002/2005, \(dri) Energy … and Amino Acids")
  static let iomWater = Evidence("dri.iom2005.water", "IOM 2005, \(dri) Water … and Sulfate")
  static let iom2011 = Evidence("dri.iom2011", "IOM 2011, \(dri) Calcium and Vitamin D")
  static let nasem2019 = Evidence("dri.nasem2019", "NASEM 2019, \(dri) Sodium and Potassium")
  static let nasem2019Young = Evidence(
    "dri.nasem2019.young", "NASEM 2019, \(dri) Sodium and Potassium, children", .unverified)
}
