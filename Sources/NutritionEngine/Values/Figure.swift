public import MealIR
import MealUnits

/// A number and the limits within which it is known.
public struct Figure: Sendable, Hashable {
  /// The middle, which sums use.
  public var value: Double
  /// The least it can be.
  public var low: Double
  /// The most it can be.
  public var high: Double

  /// Zero.
  public static let zero = Figure(0)
  /// One.
  public static let one = Figure(1)

  /// A number that is known exactly.
  public init(_ value: Double) {
    self.value = value
    low = value
    high = value
  }

  /// A number known within limits.
  public init(_ value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// The middle and the ends of an interval.
  public init(_ interval: Interval) {
    let low = Figure.double(interval.low)
    if interval.low == interval.high { self.init(low) } else { self.init(low, to: Figure.double(interval.high)) }
  }

  private init(_ low: Double, to high: Double) {
    self.init((low + high) / 2, low: low, high: high)
  }

  /// The nearest binary fraction; 64-bit parts, which nearly all are, convert in two instructions.
  private static func double(_ value: Rational) -> Double {
    let (above, below) = (Int64(truncatingIfNeeded: value.numerator), Int64(truncatingIfNeeded: value.denominator))
    guard Int128(above) == value.numerator, Int128(below) == value.denominator else { return value.double }
    return Double(above) / Double(below)
  }

  /// True where low and high differ.
  public var isRange: Bool { low != high }

  /// The product of two figures that are not negative.
  public static func * (left: Figure, right: Figure) -> Figure {
    Figure(left.value * right.value, low: left.low * right.low, high: left.high * right.high)
  }

  /// The quotient of two figures that are not negative; the widest limits that the two allow.
  public static func / (left: Figure, right: Figure) -> Figure {
    Figure(left.value / right.value, low: left.low / right.high, high: left.high / right.low)
  }

  /// The sum.
  public static func + (left: Figure, right: Figure) -> Figure {
    Figure(left.value + right.value, low: left.low + right.low, high: left.high + right.high)
  }
}
