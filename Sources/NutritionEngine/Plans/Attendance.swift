import MealIR
import MealUnits

/// Who is there, and how much each has.
enum Attendance {
  /// Positions of those who eat in a slot: the plan's eaters, then guests, without those who are away.
  static func present(in plan: Plan, day: Int, slot: Int) -> [Int] {
    let guests = plan.guests.filter { covers($0, day, slot) }.map(\.eater)
    let away = plan.absences.filter { covers($0, day, slot) }.map(\.eater)
    var present: [Int] = []
    for eater in plan.eaters + guests where !away.contains(eater) && !present.contains(eater) { present.append(eater) }
    return present
  }

  /// Who of those present has how many servings of a pin: what it states, else everyone their own share.
  static func portions(of pin: Plan.Pin, _ present: [Int], _ program: Program) -> [(eater: Int, servings: Double)] {
    if pin.portions.isEmpty { return present.map { ($0, program.eaters[$0].share.double) } }
    return pin.portions.filter { present.contains($0.eater) }.map { ($0.eater, $0.servings.double) }
  }

  private static func covers(_ entry: Plan.Attendance, _ day: Int, _ slot: Int) -> Bool {
    entry.day == day && (entry.slot == nil || entry.slot == slot)
  }
}
