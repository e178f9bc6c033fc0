import MealIR
import MealSource

/// Leftovers that a plan eats later than they keep.
struct PlanKeeping: Sendable {
  let program: Program
  let region: Household.Region

  var findings: [SafetyFinding] { program.plans.flatMap { plan in plan.pins.compactMap { finding($0, plan) } } }

  private func finding(_ pin: Plan.Pin, _ plan: Plan) -> SafetyFinding? {
    guard let (source, dishes) = leftovers(pin.filling), !dishes.contains(where: \.freezes) else { return nil }
    guard let cooked = plan.pins.filter({ $0.filling == source && $0.day <= pin.day }).map(\.day).max() else {
      return nil
    }
    let hasRice = Senses(dishes.flatMap { $0.ingredients.map(\.foodText) }).contains(.rice)
    let limit = KeepingLimit(region, hasRice: hasRice)
    // The Food Code counts the day of cooking as day 1; the others count the days after it.
    let age = pin.day - cooked + (region == .us ? 1 : 0)
    guard age > limit.days else { return nil }
    return SafetyFinding(
      .keeping, limit.severity,
      "leftovers \(pin.day - cooked) days after they are cooked: \(limit.text) is the limit in the fridge",
      at: pin.span,
      help: "eat them sooner, or freeze them and say `freezes`", rule: limit.rule)
  }

  /// What was cooked, and the dishes of it.
  private func leftovers(_ filling: Plan.Filling) -> (source: Plan.Filling, dishes: [Recipe])? {
    switch filling {
    case .leftovers(let id): (.recipe(id), [program.recipes[id.index]])
    case .leftoversOfMeal(let index):
      (.meal(index), program.meals[index].dishes.map { program.recipes[$0.recipe.index] })
    case .recipe, .meal, .out: nil
    }
  }
}
