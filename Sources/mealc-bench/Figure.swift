import MealKit

/// One measured number.
struct Figure {
  /// What was measured: "lex".
  var name: String
  var value: Double
  /// "MB/s", "lines/s", "ms".
  var unit: String
  /// What it has to reach, where something was promised.
  var goal: Goal?

  /// A bound that was promised.
  enum Goal {
    case atLeast(Double)
    case atMost(Double)
  }

  /// False where a promise is broken.
  var isReached: Bool {
    switch goal {
    case .atLeast(let bound): value >= bound
    case .atMost(let bound): value <= bound
    case nil: true
    }
  }

  /// "lex  251 MB/s  (at least 200)".
  var text: String {
    let padding = String(repeating: " ", count: max(1, 34 - name.utf8.count))
    switch goal {
    case .atLeast(let bound):
      return "\(name)\(padding)\(Figure.short(value)) \(unit)  (at least \(Figure.short(bound)))"
    case .atMost(let bound): return "\(name)\(padding)\(Figure.short(value)) \(unit)  (at most \(Figure.short(bound)))"
    case nil: return "\(name)\(padding)\(Figure.short(value)) \(unit)"
    }
  }

  /// The figure as JSON.
  var json: JSON {
    .members(
      ("name", .string(name)), ("value", .number(value)), ("unit", .string(unit)),
      ("reached", goal.map { _ in .bool(isReached) }))
  }

  /// Three digits that matter, whole above 100.
  private static func short(_ value: Double) -> String {
    if value >= 100 { return String(Int(value.rounded())) }
    let scale = value >= 10 ? 10.0 : 1000.0
    return "\((value * scale).rounded() / scale)"
  }
}
