public import MealData

/// Amounts of every nutrient, summed: the middle, how far it may be off, and what is unknown in part.
///
/// Missing is not zero. A nutrient that the source of any counted part does not state is in `lacking`; its figure is then
/// the sum of what is known, so "at least". Storage is one flat array by `Nutrient.rawValue`, in hundredths of the unit:
/// grams times a value per 100 g, so that what is exact in decimals stays so until it is read. Limits take room only where
/// something is a range.
public struct Tally: Sendable {
  /// The number of nutrients.
  static let width = Nutrient.allCases.count

  private(set) var values: [Double]
  /// How much less each may be; empty where all amounts are exact.
  private var below: [Double] = []
  /// How much more each may be; empty where all amounts are exact.
  private var above: [Double] = []
  /// Grams of what was counted.
  public private(set) var grams = Figure.zero
  /// Nutrients that some counted part does not state.
  public private(set) var lacking = NutrientSet()
  /// Nutrients that some counted part states.
  public private(set) var known = NutrientSet()
  /// True where nothing was counted.
  public private(set) var isEmpty = true

  /// The sum of nothing.
  public init() {
    values = [Double](repeating: 0, count: Tally.width)
  }

  /// The amount of a nutrient, in its unit; nil where no counted part states it.
  ///
  /// A lower limit only where `isAtLeast`. The sum of nothing is zero.
  public func callAsFunction(_ nutrient: Nutrient) -> Figure? {
    guard known.contains(nutrient) || isEmpty else { return nil }
    let index = Int(nutrient.rawValue)
    let value = values[index]
    if below.isEmpty { return Figure(value / 100) }
    return Figure(value / 100, low: (value - below[index]) / 100, high: (value + above[index]) / 100)
  }

  /// True where some counted part does not state `nutrient`.
  public func isAtLeast(_ nutrient: Nutrient) -> Bool { lacking.contains(nutrient) }

  /// The nutrients that there are figures for, in order.
  public var nutrients: [Nutrient] { known.members }

  // MARK: Summing

  /// Adds `grams` of the food in `slot`.
  ///
  /// The hot loop of the engine.
  mutating func add(_ slot: Int, of table: FoodTable, grams: Figure) {
    isEmpty = false
    self.grams = self.grams + grams
    known.formUnion(table.known[slot])
    lacking.formUnion(table.lacking[slot])
    table.withValues(of: slot) { row in
      Tally.accumulate(&values, row, grams.value)
      if grams.isRange {
        widen()
        Tally.accumulate(&below, row, grams.value - grams.low)
        Tally.accumulate(&above, row, grams.high - grams.value)
      }
    }
  }

  /// Adds `other` times `factor`.
  mutating func add(_ other: Tally, times factor: Figure = .one) {
    isEmpty = isEmpty && other.isEmpty
    grams = grams + other.grams * factor
    known.formUnion(other.known)
    lacking.formUnion(other.lacking)
    other.values.withUnsafeBufferPointer { row in Tally.accumulate(&values, row, factor.value) }
    if factor.isRange || !other.below.isEmpty { addLimits(other, factor) }
  }

  /// Adds a share of a recipe, which weighs `grams` when cooked.
  mutating func add(_ part: RecipeTotal, times share: Figure, grams: Figure?) {
    let before = self.grams
    add(part.scaling, times: share)
    if let fixed = part.fixed { add(fixed, times: share) }
    if let grams { self.grams = before + grams }
  }

  /// This times a number.
  public func scaled(by factor: Double) -> Tally {
    var result = Tally()
    result.add(self, times: Figure(factor))
    return result
  }

  private mutating func addLimits(_ other: Tally, _ factor: Figure) {
    widen()
    for index in 0..<Tally.width {
      let value = other.values[index]
      let (less, more) = other.below.isEmpty ? (0, 0) : (other.below[index], other.above[index])
      below[index] += value * factor.value - (value - less) * factor.low
      above[index] += (value + more) * factor.high - value * factor.value
    }
  }

  private mutating func widen() {
    guard below.isEmpty else { return }
    below = [Double](repeating: 0, count: Tally.width)
    above = below
  }

  private static func accumulate(_ sums: inout [Double], _ row: UnsafeBufferPointer<Double>, _ factor: Double) {
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<min(sums.count, row.count) { sums[index] += row[index] * factor }
    }
  }
}
