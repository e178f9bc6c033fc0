import MealUnits

/// A number with its trail: what was done with what, down to what is written or published.
///
/// Only the code that computes a number makes its trail, so that the two cannot part.
public struct TracedNumber: Sendable, Hashable {
  /// Where the number comes from.
  public enum Basis: Sendable, Hashable {
    /// The program says so.
    case written
    /// A source says so.
    case published(Evidence)
    /// It was computed from the parts by this formula, which a source may have stated.
    case computed(String, Evidence?)
  }

  /// What it is: "resting energy".
  public let name: String
  /// The number.
  public let value: Double
  /// The least it can be.
  public let low: Double
  /// The most it can be.
  public let high: Double
  /// Its unit; empty for a plain number.
  public let unit: String
  /// Where it comes from.
  public let basis: Basis
  /// What it was computed from.
  public let parts: [TracedNumber]
  /// What to know about it.
  public let notes: [String]

  init(
    _ name: String, _ value: Double, _ unit: String, _ basis: Basis, _ parts: [TracedNumber] = [],
    ends: (Double, Double)? = nil, notes: [String] = []
  ) {
    self.name = name
    self.value = value
    low = ends.map { min($0.0, $0.1) } ?? value
    high = ends.map { max($0.0, $0.1) } ?? value
    self.unit = unit
    self.basis = basis
    self.parts = parts
    self.notes = notes
  }

  /// True where low and high differ.
  public var isRange: Bool { low != high }

  /// The source of this number or of the formula; nil for what is written and for plain arithmetic.
  public var evidence: Evidence? {
    switch basis {
    case .written: nil
    case .published(let evidence): evidence
    case .computed(_, let evidence): evidence
    }
  }

  /// The formula; nil for what was not computed.
  public var formula: String? {
    if case .computed(let formula, _) = basis { return formula }
    return nil
  }

  /// Every source in the trail, each once, in the order of first use.
  public var sources: [Evidence] {
    parts.reduce(into: [evidence].compactMap { $0 }) { found, part in
      found += part.sources.filter { !found.contains($0) }
    }
  }

  /// The product with a number that is not negative.
  func times(
    _ other: TracedNumber, _ name: String, _ unit: String, _ evidence: Evidence? = nil, notes: [String] = []
  ) -> TracedNumber {
    TracedNumber(
      name, value * other.value, unit, .computed("\(self.name) × \(other.name)", evidence), [self, other],
      ends: (low * other.low, high * other.high), notes: notes)
  }

  /// The number with further notes.
  func noting(_ more: [String]) -> TracedNumber {
    TracedNumber(name, value, unit, basis, parts, ends: (low, high), notes: notes + more)
  }
}

extension Double {
  /// Digits with at most `places` decimals, the same on every machine.
  func text(_ places: Int = 0) -> String { Rational(nearest: self)?.decimalText(places: places) ?? "\(self)" }
}
