/// What kind of thing a quantity measures: a product of base dimensions with whole exponents.
///
/// `mass × time^-1` and its like arise in arithmetic; a plain number has all exponents 0.
public struct Dimension: Hashable, Sendable {
  /// A base dimension of the language.
  public enum Base: UInt8, CaseIterable, Sendable {
    /// Grams.
    case mass
    /// Millilitres. Kept apart from length cubed: a cook never multiplies centimetres into a cup.
    case volume
    /// Centimetres.
    case length
    /// Seconds.
    case time
    /// Kilocalories.
    case energy
    /// Degrees Celsius.
    case temperature
    /// Counted things: cloves, tins, servings.
    case count
    /// Money, in whichever currency the quantity names.
    case money

    /// The word that messages use.
    public var word: String {
      switch self {
      case .mass: "mass"
      case .volume: "volume"
      case .length: "length"
      case .time: "duration"
      case .energy: "energy"
      case .temperature: "temperature"
      case .count: "count"
      case .money: "money"
      }
    }
  }

  /// Eight exponents of eight bits, the first base in the lowest byte.
  private var exponents: UInt64

  /// A plain number.
  public static let none = Dimension(exponents: 0)
  /// Grams.
  public static let mass = Dimension(.mass)
  /// Millilitres.
  public static let volume = Dimension(.volume)
  /// Centimetres.
  public static let length = Dimension(.length)
  /// Seconds.
  public static let time = Dimension(.time)
  /// Kilocalories.
  public static let energy = Dimension(.energy)
  /// Degrees Celsius.
  public static let temperature = Dimension(.temperature)
  /// Counted things.
  public static let count = Dimension(.count)
  /// Money.
  public static let money = Dimension(.money)

  private init(exponents: UInt64) { self.exponents = exponents }

  /// The dimension of one base.
  public init(_ base: Base) {
    exponents = 1 << (UInt64(base.rawValue) * 8)
  }

  /// The exponent of `base`.
  public func exponent(_ base: Base) -> Int {
    Int(Int8(truncatingIfNeeded: exponents >> (UInt64(base.rawValue) * 8)))
  }

  /// The dimension of a product; nil where an exponent leaves -100...100.
  public func multiplied(by other: Dimension) -> Dimension? { combined(other, sign: 1) }

  /// The dimension of a quotient; nil where an exponent leaves -100...100.
  public func divided(by other: Dimension) -> Dimension? { combined(other, sign: -1) }

  private func combined(_ other: Dimension, sign: Int) -> Dimension? {
    var bits: UInt64 = 0
    for base in Base.allCases {
      let sum = exponent(base) + sign * other.exponent(base)
      guard (-100...100).contains(sum) else { return nil }
      bits |= UInt64(UInt8(bitPattern: Int8(sum))) << (UInt64(base.rawValue) * 8)
    }
    return Dimension(exponents: bits)
  }
}

extension Dimension: CustomStringConvertible {
  /// `mass`, `money per mass`, `number`.
  public var description: String {
    let above = Base.allCases.filter { exponent($0) > 0 }.map { power($0, exponent($0)) }
    let below = Base.allCases.filter { exponent($0) < 0 }.map { power($0, -exponent($0)) }
    if above.isEmpty && below.isEmpty { return "number" }
    let numerator = above.isEmpty ? "1" : above.joined(separator: " × ")
    return below.isEmpty ? numerator : "\(numerator) per \(below.joined(separator: " × "))"
  }

  private func power(_ base: Base, _ exponent: Int) -> String {
    exponent == 1 ? base.word : "\(base.word)^\(exponent)"
  }
}
