public import MealIR
public import MealUnits

/// The nutrition of what is pinned in a plan.
public struct PlanNutrition: Sendable {
  let book: RecipeBook
  /// The position of the plan.
  public let index: Int
  /// The days in order.
  public let days: [PlanDay]

  init(_ book: RecipeBook, _ index: Int) {
    self.book = book
    self.index = index
    let plan = book.program.plans[index]
    var servings = ServingCache(book)
    var pins = [[Plan.Pin]](repeating: [], count: max(0, plan.days))
    for pin in plan.pins where pins.indices.contains(pin.day) { pins[pin.day].append(pin) }
    let from = plan.from ?? book.today
    days = pins.indices.map { PlanDay(plan, from: from, day: $0, pins[$0], book.program, &servings) }
  }

  /// The plan as written.
  public var source: Plan { book.program.plans[index] }
}

/// A day of a plan.
public struct PlanDay: Sendable {
  /// What one eater has in one slot.
  public struct Helping: Sendable {
    /// The eater's position.
    public var eater: Int
    /// Servings.
    public var servings: Double
    /// What it comes to.
    public var nutrition: Portion
  }

  /// A pin and who eats from it.
  public struct Entry: Sendable {
    /// The position of the slot.
    public var slot: Int
    /// What is eaten.
    public var filling: Plan.Filling
    /// Who has how much.
    public var helpings: [Helping]
  }

  /// Days after the plan's first, from 0.
  public var offset: Int
  /// The date; nil where the plan states no first day and nobody said which day it is.
  public var date: CalendarDate?
  /// What is pinned, by slot.
  public var entries: [Entry]
  /// Positions of the slots in which nothing is pinned.
  public var openSlots: [Int]
  /// Positions of those who are there for at least one slot: the plan's eaters, then guests.
  public var eaters: [Int]

  /// What an eater has that day from what is pinned.
  public func nutrition(of eater: Int) -> Portion {
    Portion(sum: helpings(of: eater).map(\.nutrition))
  }

  /// The helpings of an eater, by slot.
  public func helpings(of eater: Int) -> [Helping] {
    entries.flatMap { $0.helpings.filter { $0.eater == eater } }
  }
}

extension PlanDay {
  init(
    _ plan: Plan, from: CalendarDate?, day: Int, _ pinned: [Plan.Pin], _ program: Program,
    _ servings: inout ServingCache
  ) {
    offset = day
    date = from.map { CalendarDate(dayNumber: $0.dayNumber + day) }
    var (entries, open, everyone): ([Entry], [Int], [Int]) = ([], [], [])
    for slot in plan.slots.indices {
      let present = Attendance.present(in: plan, day: day, slot: slot)
      everyone += present.filter { !everyone.contains($0) }
      let pins = pinned.filter { $0.slot == slot }
      if pins.isEmpty { open.append(slot) }
      for pin in pins {
        let serving = servings.serving(of: pin.filling, slot: plan.slots[slot].name)
        let helpings = Attendance.portions(of: pin, present, program).map { eater, amount in
          Helping(eater: eater, servings: amount, nutrition: serving.scaled(by: amount))
        }
        entries.append(Entry(slot: slot, filling: pin.filling, helpings: helpings))
      }
    }
    (self.entries, openSlots) = (entries, open)
    // The plan's own order, then guests, whoever came to the first slot.
    let known = plan.eaters + everyone.filter { !plan.eaters.contains($0) }
    eaters = known.filter(everyone.contains)
  }
}
