public import MealSource
public import MealUnits

/// One measure as it is written in a line: a number or range, and its unit.
public struct Measure: Hashable, Sendable {
  /// What a measure says about the food.
  public enum Role: UInt8, Sendable {
    /// How much or how many: what is written first.
    case amount
    /// The size of each of the counted things: the `14 oz` of `2 (14 oz) cans`.
    case each
    /// Another measure of the same: the `190 g` of `1 1/2 cups (190 g)`.
    case alternative
    /// Added to the measure before: the `2 tbsp` of `1 cup plus 2 tbsp`, the `2 oz` of `1 lb 2 oz`.
    case added
  }

  /// The smallest number meant; equal to `high` where no range is written.
  public var low: Rational
  /// The largest number meant.
  public var high: Rational
  /// The unit; nil for bare counts.
  public var unit: Unit?
  /// What the measure says.
  public var role: Role
  /// Where number and unit stand.
  public var range: ByteRange
  /// Where the unit stands; empty where there is none.
  public var unitRange: ByteRange
  /// How full the spoon or cup is meant to be.
  public var level: UnitWords.Level?
  /// True where no number is written: `pinch salt`, `a knob of butter`, the can of `400 g can tomatoes`.
  public var isImplied: Bool
  /// True where the number itself is vague: `a few`, `several`, `a couple of`.
  public var isVague: Bool

  /// Makes a measure.
  public init(
    low: Rational, high: Rational, unit: Unit?, role: Role, range: ByteRange, isImplied: Bool = false,
    isVague: Bool = false
  ) {
    self.low = low
    self.high = high
    self.unit = unit
    self.role = role
    self.range = range
    self.unitRange = ByteRange(range.end, range.end)
    self.level = nil
    self.isImplied = isImplied
    self.isVague = isVague
  }
}
