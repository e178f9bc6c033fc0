public import MealSource
public import MealUnits

/// An amount that the caller computed from a bracket at the start of a line: `(guests * 250 g) beef mince`.
public struct GivenAmount: Hashable, Sendable {
  /// The smallest number meant.
  public var low: Rational
  /// The largest number meant.
  public var high: Rational
  /// The unit; where it is nil, a unit word at the start of the rest is read.
  public var unit: Unit?
  /// Where the bracket stands.
  public var range: ByteRange

  /// Makes an amount.
  public init(low: Rational, high: Rational, unit: Unit?, range: ByteRange) {
    self.low = low
    self.high = high
    self.unit = unit
    self.range = range
  }
}
