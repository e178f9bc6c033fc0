/// An exact fraction of two 128-bit integers in lowest terms, the denominator positive.
///
/// Everything a person writes (decimals, fractions, money, conversion factors) is exact in it. Where a product of many
/// factors no longer fits, both operands are narrowed to 60 bits (a relative error below 2^-59) instead of trapping;
/// a magnitude that does not fit at all gives nil.
public struct Rational: Hashable, Sendable {
  /// The numerator; carries the sign.
  public let numerator: Int128
  /// The denominator; always positive.
  public let denominator: Int128

  /// Zero.
  public static let zero = Rational(0)
  /// One.
  public static let one = Rational(1)

  /// A whole number.
  public init(_ whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// A fraction that is in lowest terms already, the denominator positive.
  private init(lowest numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction of two integers; `denominator` must not be 0.
  public init(_ numerator: Int, _ denominator: Int) {
    self.init(reducing: Int128(numerator), Int128(denominator))
  }

  /// A fraction in lowest terms; `denominator` must not be 0.
  init(reducing numerator: Int128, _ denominator: Int128) {
    if let above = Int64(exactly: numerator), let below = Int64(exactly: denominator), below > 0 {
      self.init(reducingSmall: above, below)
      return
    }
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.init(lowest: sign * (numerator / Int128(divisor)), sign * (denominator / Int128(divisor)))
  }

  /// The same, many times faster, for parts of 64 bits, which most are.
  ///
  /// - Parameter denominator: Above zero.
  private init(reducingSmall numerator: Int64, _ denominator: Int64) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    // A whole number, the commonest of all, is in lowest terms.
    if b == 1 { a = 1 } else { while b != 0 { (a, b) = (b, a % b) } }
    let divisor = Int64(truncatingIfNeeded: a)
    self.init(
      lowest: Int128(divisor == 1 ? numerator : numerator / divisor),
      Int128(divisor == 1 ? denominator : denominator / divisor))
  }

  /// The decimal `digits × 10^-places`; nil where it does not fit.
  public init?(decimal digits: Int, places: Int) {
    guard places <= 37, let scale = Rational.powerOfTen(places) else { return nil }
    self.init(reducing: Int128(digits), scale)
  }

  /// The nearest fraction with at most nine decimals; nil for values that are not finite or too large.
  public init?(nearest value: Double) {
    guard value.isFinite, value.magnitude < 1e18 else { return nil }
    self.init(reducing: Int128((value * 1e9).rounded()), 1_000_000_000)
  }

  /// The nearest binary fraction.
  public var double: Double {
    if let above = Int64(exactly: numerator), let below = Int64(exactly: denominator) {
      return Double(above) / Double(below)
    }
    return Double(numerator) / Double(denominator)
  }

  /// True for a whole number.
  public var isWhole: Bool { denominator == 1 }

  /// True for zero.
  public var isZero: Bool { numerator == 0 }

  /// True below zero.
  public var isNegative: Bool { numerator < 0 }

  /// The value as an `Int` where it is whole and fits.
  public var int: Int? { isWhole ? Int(exactly: numerator) : nil }

  /// The same magnitude with the other sign.
  public static prefix func - (value: Rational) -> Rational {
    Rational(reducing: -value.numerator, value.denominator)
  }

  /// The sum; nil where it does not fit.
  public func adding(_ other: Rational) -> Rational? {
    exactSum(other) ?? narrowed().flatMap { left in other.narrowed().flatMap { left.exactSum($0) } }
  }

  /// The difference; nil where it does not fit.
  public func subtracting(_ other: Rational) -> Rational? { adding(-other) }

  /// The product; nil where it does not fit.
  public func multiplied(by other: Rational) -> Rational? {
    exactProduct(other) ?? narrowed().flatMap { left in other.narrowed().flatMap { left.exactProduct($0) } }
  }

  /// The quotient; nil for a divisor of zero and where it does not fit.
  public func divided(by other: Rational) -> Rational? {
    guard !other.isZero else { return nil }
    return multiplied(by: Rational(reducing: other.denominator, other.numerator))
  }

  /// The nearest multiple of 10^-places, halves to the even neighbour; nil where it does not fit.
  public func rounded(places: Int) -> Rational? {
    guard let scale = Rational.powerOfTen(places) else { return nil }
    let (scaled, overflow) = numerator.multipliedReportingOverflow(by: scale)
    if overflow { return narrowed()?.rounded(places: places) }
    var (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
    let twice = remainder.magnitude * 2
    if twice > denominator.magnitude || (twice == denominator.magnitude && quotient % 2 != 0) {
      quotient += numerator < 0 ? -1 : 1
      remainder = 0
    }
    return Rational(reducing: quotient, scale)
  }

  private func exactSum(_ other: Rational) -> Rational? {
    if isWhole, other.isWhole {
      let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
      return overflow ? nil : Rational(lowest: sum, 1)
    }
    let (left, overflowLeft) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, overflowRight) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, overflowSum) = left.addingReportingOverflow(right)
    let (below, overflowBelow) = denominator.multipliedReportingOverflow(by: other.denominator)
    if overflowLeft || overflowRight || overflowSum || overflowBelow { return nil }
    return Rational(reducing: sum, below)
  }

  private func exactProduct(_ other: Rational) -> Rational? {
    if let product = smallProduct(other) { return product }
    let first = Int128(Rational.greatestCommonDivisor(numerator.magnitude, other.denominator.magnitude))
    let second = Int128(Rational.greatestCommonDivisor(other.numerator.magnitude, denominator.magnitude))
    let (above, overflowAbove) = (numerator / first).multipliedReportingOverflow(by: other.numerator / second)
    let (below, overflowBelow) = (denominator / second).multipliedReportingOverflow(by: other.denominator / first)
    if overflowAbove || overflowBelow { return nil }
    return Rational(reducing: above, below)
  }

  /// The product where all parts and what becomes of them have 64 bits; else nil.
  private func smallProduct(_ other: Rational) -> Rational? {
    guard let a = Int64(exactly: numerator), let b = Int64(exactly: denominator),
      let c = Int64(exactly: other.numerator),
      let d = Int64(exactly: other.denominator)
    else { return nil }
    let (above, overflowAbove) = a.multipliedReportingOverflow(by: c)
    let (below, overflowBelow) = b.multipliedReportingOverflow(by: d)
    return overflowAbove || overflowBelow ? nil : Rational(reducingSmall: above, below)
  }

  /// The value with both parts below 2^60; nil where the magnitude itself is too large for that.
  private func narrowed() -> Rational? {
    var (above, below) = (numerator, denominator)
    let limit: Int128 = 1 << 60
    while above.magnitude >= limit.magnitude || below >= limit {
      above /= 2
      below /= 2
    }
    return below == 0 ? nil : Rational(reducing: above, below)
  }

  static func powerOfTen(_ places: Int) -> Int128? {
    guard (0...37).contains(places) else { return nil }
    var result: Int128 = 1
    for _ in 0..<places { result *= 10 }
    return result
  }

  /// Euclid's algorithm; 1 where both are 0.
  private static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    if left <= UInt64.max, right <= UInt64.max {
      var (a, b) = (UInt64(left), UInt64(right))
      while b != 0 { (a, b) = (b, a % b) }
      return a == 0 ? 1 : UInt128(a)
    }
    var (a, b) = (left, right)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? 1 : a
  }
}

extension Rational: Comparable {
  /// Compares exactly where the cross products fit, else as binary fractions.
  public static func < (left: Rational, right: Rational) -> Bool {
    let (a, overflowA) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (b, overflowB) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    return overflowA || overflowB ? left.double < right.double : a < b
  }
}

extension Rational {
  /// The value in decimal digits, rounded half-even to at most `places`, without trailing zeros: `2.5`, `-0.333`.
  public func decimalText(places: Int = 6) -> String {
    var text = fixedText(places: places)
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// The value in decimal digits, rounded half-even to exactly `places`: `3.10`.
  public func fixedText(places: Int) -> String {
    guard let rounded = rounded(places: places), let scale = Rational.powerOfTen(places) else { return "\(double)" }
    let units = (rounded.numerator * (scale / rounded.denominator)).magnitude
    let whole = units / scale.magnitude
    let sign = rounded.isNegative ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let fraction = String(units % scale.magnitude)
    return "\(sign)\(whole).\(String(repeating: "0", count: places - fraction.utf8.count))\(fraction)"
  }
}
