public import MealUnits

/// The low and high that a value has to keep, both inclusive.
public struct Bound: Sendable, Hashable {
  /// The least that is allowed; nil where there is no least.
  public var low: Rational?
  /// The most that is allowed; nil where there is no most.
  public var high: Rational?

  /// Makes a bound.
  public init(low: Rational? = nil, high: Rational? = nil) {
    self.low = low
    self.high = high
  }
}

/// A number that may be known only within limits.
public struct Interval: Sendable, Hashable {
  /// The least it can be.
  public var low: Rational
  /// The most it can be; never less than `low`.
  public var high: Rational

  /// Makes an interval; the two ends may come in either order.
  public init(_ low: Rational, _ high: Rational) {
    self.low = min(low, high)
    self.high = max(low, high)
  }

  /// Makes an interval of one value.
  public init(_ value: Rational) {
    low = value
    high = value
  }

  /// The middle, which sums use.
  public var middle: Rational {
    low == high ? low : low.adding(high)?.multiplied(by: Rational(1, 2)) ?? low
  }

  /// Both ends times `factor`, which must not be negative; nil where it does not fit.
  public func scaled(by factor: Rational) -> Interval? {
    guard let low = low.multiplied(by: factor), let high = high.multiplied(by: factor) else { return nil }
    return Interval(low, high)
  }

  /// The sum; nil where it does not fit.
  public func adding(_ other: Interval) -> Interval? {
    guard let low = low.adding(other.low), let high = high.adding(other.high) else { return nil }
    return Interval(low, high)
  }
}
