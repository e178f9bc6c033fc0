import MealIR
import MealSource

/// A food that no one knows may be raw meat: it is said, never passed over.
struct UnknownCheck: Sendable {
  let facts: DishFacts

  var findings: [SafetyFinding] {
    if facts.unknown.isEmpty { return [] }
    let names = facts.unknown.map { "`\($0)`" }.joined(separator: ", ")
    // The checker has reported the unknown name itself, as an error at its place.
    return [
      SafetyFinding(
        .unknown, .note,
        "`\(facts.recipe.name)`: how hot it has to get is not known for certain: no one knows \(names)",
        at: facts.recipe.span)
    ]
  }
}
