import MealIR
import MealUnits

/// Days, or one slot of a day, over which a plan's requirement is measured.
struct PlanStretch {
  /// Days after the first.
  var days: Range<Int>
  /// The position of one slot; nil for all.
  var slot: Int?
  /// "2026-11-30", "monday dinner".
  var name: String

  /// What an eater has from one pin.
  struct Helping {
    var filling: Plan.Filling
    /// What is eaten.
    var eaten: Portion
    /// One serving of it.
    var serving: Portion
  }

  /// The stretches of a plan that a period means.
  static func stretches(of plan: PlanNutrition, _ period: Requirement.Period) -> [PlanStretch] {
    let count = plan.days.count
    switch period {
    case .serving, .meal:
      return plan.days.flatMap { day in
        plan.source.slots.indices.map { slot in
          let name = "\(dayName(day)) \(plan.source.slots[slot].name)"
          return PlanStretch(days: day.offset..<(day.offset + 1), slot: slot, name: name)
        }
      }
    case .day: return blocks(of: 1, plan)
    case .week: return blocks(of: 7, plan)
    case .days(let length): return blocks(of: max(1, length), plan)
    case .plan: return [PlanStretch(days: 0..<count, slot: nil, name: plan.source.name)]
    }
  }

  private static func blocks(of length: Int, _ plan: PlanNutrition) -> [PlanStretch] {
    stride(from: 0, to: plan.days.count, by: length).map { start in
      let days = start..<min(start + length, plan.days.count)
      let first = dayName(plan.days[start])
      return PlanStretch(days: days, slot: nil, name: length == 1 ? first : "\(days.count) days from \(first)")
    }
  }

  private static func dayName(_ day: PlanDay) -> String { day.date?.description ?? "day \(day.offset + 1)" }

  /// What an eater has in this stretch of what the requirement's selector chooses.
  func helpings(of eater: Int, in plan: PlanNutrition, _ requirement: Requirement, _ program: Program) -> [Helping] {
    var result: [Helping] = []
    for day in plan.days[days] {
      for entry in day.entries where (slot == nil || entry.slot == slot) && entry.filling != .out {
        let scope = SelectorScope(slot: plan.source.slots[entry.slot].name, date: day.date, filling: entry.filling)
        guard scope.matches(requirement.selector, program) else { continue }
        for helping in entry.helpings where helping.eater == eater && helping.servings > 0 {
          let serving = helping.nutrition.scaled(by: 1 / helping.servings)
          result.append(Helping(filling: entry.filling, eaten: helping.nutrition, serving: serving))
        }
      }
    }
    return result
  }

  /// True where a slot of this stretch is open, or eaten out, in which the eater is there and that the selector may choose:
  /// what will be eaten then nobody knows yet.
  func isOpen(in plan: PlanNutrition, _ requirement: Requirement, _ eater: Int, _ program: Program) -> Bool {
    plan.days[days].contains { day in
      let away = day.entries.filter { $0.filling == .out }.map(\.slot)
      return (day.openSlots + away).contains { open in
        guard slot == nil || open == slot else { return false }
        let scope = SelectorScope(slot: plan.source.slots[open].name, date: day.date, filling: .out)
        return Attendance.present(in: plan.source, day: day.offset, slot: open).contains(eater)
          && scope.mayMatch(requirement.selector)
      }
    }
  }
}

extension SelectorScope {
  /// True where `selector` may choose what comes into the slot, whatever that will be.
  func mayMatch(_ selector: Requirement.Selector) -> Bool {
    switch selector {
    case .all, .tag, .course, .recipe, .meal: true
    case .slot(let name): slot == name
    case .weekday(let day): date.map { $0.weekday == day } ?? true
    case .weekdays: date.map { !$0.weekday.isWeekend } ?? true
    case .weekends: date.map(\.weekday.isWeekend) ?? true
    case .date(let day): date.map { $0 == day } ?? true
    case .and(let left, let right): mayMatch(left) && mayMatch(right)
    case .or(let left, let right): mayMatch(left) || mayMatch(right)
    }
  }
}
