import MealJSON
import MealSource

/// Positions as the JSON contract has them.
enum SpanJSON {
  /// `{"line": 12, "column": 5, "offset": 230}`.
  static func position(_ offset: UInt32, in file: SourceFile) -> JSON {
    let position = file.position(Int(offset))
    return .members(
      ("line", .int(position.line)), ("column", .int(position.column)), ("offset", .int(position.offset)))
  }
}
