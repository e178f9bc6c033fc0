import MealData
import MealIR
import MealSource

/// The figures per 100 g of every food that a program names, in one flat array: a slot a food.
///
/// Own foods come first, by their position; then rows of the catalogue in the order in which lines name them.
struct FoodTable: Sendable {
  private var values: [Double] = []
  /// What is known of the food in each slot.
  private(set) var known: [NutrientSet] = []
  /// What is not known, or only in part.
  private(set) var lacking: [NutrientSet] = []
  /// What was derived, in words.
  private(set) var notes: [[FoodNote]] = []
  /// Slots by row of the catalogue; -1 for rows that no line names.
  private var slots: [Int32] = []
  private let ownCount: Int
  private let catalogue: Catalogue

  /// Gathers the foods of all lines of `program`.
  init(_ program: Program, _ catalogue: Catalogue) {
    ownCount = program.foods.count
    self.catalogue = catalogue
    for food in program.foods { append(FoodFigures(food)) }
    for recipe in program.recipes {
      // By position: a line is large, and a loop over lines would copy each.
      let lines = recipe.ingredients
      for index in lines.indices { add(lines[index].food) }
    }
    for event in program.log {
      if case .ate(let items, _) = event.action {
        for line in items { add(line.food) }
      }
    }
  }

  /// The slot of a food; nil for recipes and unknown foods.
  func slot(_ food: FoodReference) -> Int? {
    switch food {
    case .own(let index): index < ownCount ? index : nil
    case .catalogue(let row, _): Int(row) < slots.count && slots[Int(row)] >= 0 ? Int(slots[Int(row)]) : nil
    case .recipe, .unknown: nil
    }
  }

  /// The value of a nutrient per 100 g; nil where it is not known.
  func value(_ nutrient: Nutrient, in slot: Int) -> Double? {
    known[slot].contains(nutrient) ? values[slot * Tally.width + Int(nutrient.rawValue)] : nil
  }

  /// The row of the catalogue at a position; nil where it has fewer.
  func food(row: UInt32) -> FoodID? { catalogue.food(row: row) }

  /// Lends the values of a slot, by `Nutrient.rawValue`.
  func withValues(of slot: Int, _ body: (UnsafeBufferPointer<Double>) -> Void) {
    values.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[(slot * Tally.width)..<((slot + 1) * Tally.width)]))
    }
  }

  private mutating func add(_ food: FoodReference) {
    guard case .catalogue(let row, _) = food else { return }
    if Int(row) >= slots.count {
      // Grown once to the whole catalogue: rows are few thousands, lines may be many.
      slots += [Int32](repeating: -1, count: max(Int(row) + 1, catalogue.rowCount) - slots.count)
    }
    guard slots[Int(row)] < 0, let food = catalogue.food(row: row) else { return }
    slots[Int(row)] = Int32(known.count)
    append(FoodFigures(food, of: catalogue))
  }

  private mutating func append(_ figures: FoodFigures) {
    values += figures.values
    known.append(figures.known)
    lacking.append(figures.lacking)
    notes.append(figures.notes)
  }
}

extension Catalogue {
  /// The row at a position that the checked program names; nil where this catalogue has fewer.
  func food(row: UInt32) -> FoodID? {
    Int(row) < rowCount ? foods.dropFirst(Int(row)).first : nil
  }
}
