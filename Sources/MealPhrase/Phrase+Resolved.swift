public import MealSource
public import MealUnits

/// One way to come to the weight of a phrase: numbers to be added up, sizes multiplied out.
public struct ResolvedMeasure: Hashable, Sendable {
  /// A number of one unit.
  public struct Term: Hashable, Sendable {
    /// The smallest number meant.
    public var low: Rational
    /// The largest number meant.
    public var high: Rational
    /// The unit; nil for bare counts.
    public var unit: Unit?

    /// Makes a term.
    public init(low: Rational, high: Rational, unit: Unit?) {
      self.low = low
      self.high = high
      self.unit = unit
    }
  }

  /// What the weight is computed from, the surest first.
  public enum Kind: UInt8, Sendable {
    /// A weight is written.
    case mass
    /// A volume is written: the food's density makes it a weight.
    case volume
    /// Pieces are counted: the food's piece weight makes it a weight.
    case count
    /// A vague amount: an estimate.
    case vague
  }

  /// The terms to be added up.
  public var terms: [Term]
  /// The least sure kind among the terms.
  public var kind: Kind
  /// Where the terms stand.
  public var range: ByteRange
}

extension Phrase {
  /// The ways to come to a weight, the surest first: mass, volume, count, vague.
  ///
  /// Empty where there is no amount. `2 (14 oz) cans` gives 28 oz, then 2 cans; `1 lb 2 oz` gives one way with two terms.
  public var resolved: [ResolvedMeasure] { ResolvedMeasure.all(of: measures) }
}

extension PhraseItem {
  /// The ways to come to a weight, the surest first.
  public var resolved: [ResolvedMeasure] { ResolvedMeasure.all(of: measures) }
}

extension ResolvedMeasure {
  /// A written size beats what its unit alone would say: `3 x 15 ml tablespoons` are 45 ml first.
  static func all(of measures: [Measure]) -> [ResolvedMeasure] {
    var (whole, multiplied, sizes) = ([ResolvedMeasure](), [ResolvedMeasure](), [Measure]())
    var (count, index): (Measure?, Int) = (nil, 0)
    while index < measures.count {
      let group = group(measures, at: index)
      index += group.count
      if group[0].role == .each {
        sizes.append(group[0])
        if let count, let product = product(count, group) { multiplied.append(product) }
      } else {
        if let sum = sum(group) { whole.append(sum) }
        if count == nil { multiplied += sizes.compactMap { product(group[0], [$0]) } }
        if count == nil || group[0].unit?.isWeighable != true { count = group[0] }
      }
    }
    if count == nil { multiplied += sizes.compactMap { sum([$0]) } }
    return sorted(multiplied + whole)
  }

  /// A measure with what is added to it.
  private static func group(_ measures: [Measure], at index: Int) -> [Measure] {
    var end = index + 1
    while end < measures.count, measures[end].role == .added { end += 1 }
    return Array(measures[index..<end])
  }

  private static func sorted(_ measures: [ResolvedMeasure]) -> [ResolvedMeasure] {
    [Kind.mass, .volume, .count, .vague].flatMap { kind in measures.filter { $0.kind == kind } }
  }

  private static func sum(_ group: [Measure]) -> ResolvedMeasure? {
    let terms = group.map { Term(low: $0.low, high: $0.high, unit: $0.unit) }
    guard let kind = kind(of: terms) else { return nil }
    return ResolvedMeasure(terms: terms, kind: kind, range: group.reduce(group[0].range) { $0.union($1.range) })
  }

  private static func product(_ count: Measure, _ sizes: [Measure]) -> ResolvedMeasure? {
    var terms: [Term] = []
    for size in sizes {
      guard let low = count.low.multiplied(by: size.low), let high = count.high.multiplied(by: size.high) else {
        return nil
      }
      terms.append(Term(low: low, high: high, unit: size.unit))
    }
    guard let kind = kind(of: terms) else { return nil }
    return ResolvedMeasure(terms: terms, kind: kind, range: sizes.reduce(count.range) { $0.union($1.range) })
  }

  /// The least sure kind; nil where a length or a temperature says nothing about the weight.
  private static func kind(of terms: [Term]) -> Kind? {
    var result = Kind.mass
    for term in terms {
      let kind: Kind
      switch term.unit?.kind {
      case .mass?: kind = .mass
      case .volume?: kind = .volume
      case nil, .count?: kind = .count
      case .vague?: kind = .vague
      default: return nil
      }
      if kind.rawValue > result.rawValue { result = kind }
    }
    return result
  }
}
