public import MealJSON
import MealSource
public import SafetyEngine

/// The `safety` array of a recipe or dish, after `grammar/report.schema.json`.
public enum SafetyJSON {
  /// One entry for each authority of the region; empty where nothing asks for heat, null where that is not known.
  ///
  /// `unknown` names the foods because of which the figures are only a least.
  public static func entries(_ dish: DishSafety) -> JSON {
    if dish.requirements.isEmpty, case .unknown = dish.standing { return .null }
    return .array(dish.requirements.map { entry($0, dish) })
  }

  private static func entry(_ requirement: SafetyRequirement, _ dish: DishSafety) -> JSON {
    let warnings = dish.findings.filter { $0.severity >= .warning }.map { JSON.string($0.message) }
    return .members(
      ("rule", .string(requirement.rule.rule.name)), ("temperature_c", .number(requirement.celsius)),
      ("hold_s", .int(requirement.hold)), ("because", .string(requirement.because)),
      ("kind", requirement.rule.isFreezing ? "freeze" : nil),
      ("verified", requirement.rule.rule.isVerified ? nil : false),
      ("notes", requirement.notes.isEmpty ? nil : .array(requirement.notes.map(JSON.string))),
      ("warnings", warnings.isEmpty ? nil : .array(warnings)), ("unknown", unknown(dish)))
  }

  private static func unknown(_ dish: DishSafety) -> JSON? {
    guard case .unknown(let names) = dish.standing else { return nil }
    return .array(names.map(JSON.string))
  }
}
