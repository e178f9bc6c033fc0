import MealData
import MealIR
import MealPhrase
import MealSource
import MealUnits

/// Turns the measures of a phrase into grams: a weight beats a volume, a volume beats a count, a count beats a vague amount.
struct Weigher {
  /// Grams, and how they are known.
  struct Weight {
    var grams: Interval
    var isEstimated: Bool
    /// True where a mass was written.
    var isMass: Bool
    /// How the amount became grams; nil for a mass.
    var assumption: String?
    /// A weight in brackets that cannot be this food's.
    var clash: Clash?
  }

  /// A weight that is far off what the volume beside it weighs.
  struct Clash {
    var weight: ByteRange
    var measure: ByteRange
    var expected: String
  }

  let found: FoodFinder.Found
  let system: UnitSystem

  /// How far an estimate may be off, as mealc's own rule: a quarter for pieces, half for vague amounts.
  private static let pieceError = (low: Rational(3, 4), high: Rational(5, 4))
  private static let vagueError = (low: Rational(1, 2), high: Rational(3, 2))

  /// The weight of what a phrase asks for; nil where nothing tells it.
  ///
  /// An estimate carries a low and a high, so that sums say how sure they are.
  func weigh(_ phrase: Phrase) -> Weight? {
    guard var weight = middleWeight(phrase) else { return nil }
    if weight.isEstimated { widen(&weight, isVague: phrase.resolved.contains { $0.kind == .vague }) }
    return weight
  }

  private func widen(_ weight: inout Weight, isVague: Bool) {
    let error = isVague ? Weigher.vagueError : Weigher.pieceError
    guard let low = weight.grams.low.multiplied(by: error.low), let high = weight.grams.high.multiplied(by: error.high)
    else { return }
    weight.grams = Interval(low, high)
  }

  private func middleWeight(_ phrase: Phrase) -> Weight? {
    let size = phrase.size.map(Weigher.size)
    for measure in phrase.resolved {
      guard var weight = weigh(measure, size) else { continue }
      if phrase.flags.contains(.vague) || phrase.measures.contains(where: \.isVague) { weight.isEstimated = true }
      if weight.isMass, let other = better(than: weight, measure, phrase, size) { return other }
      return weight
    }
    return nil
  }

  private static func size(_ size: PhraseSize) -> PieceSize {
    switch size.kind {
    case .mini, .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge, .jumbo: .extraLarge
    }
  }

  private func weigh(_ measure: ResolvedMeasure, _ size: PieceSize?) -> Weight? {
    var total = Interval(.zero)
    var isEstimated = false
    var isMass = true
    var assumptions: [String] = []
    for term in measure.terms {
      guard let one = weigh(term.unit ?? .piece, size), let grams = Interval(term.low, term.high).scaled(by: one.grams),
        let sum = total.adding(grams)
      else { return nil }
      total = sum
      isEstimated = isEstimated || one.isEstimated
      if let assumption = one.assumption {
        isMass = false
        assumptions.append(assumption)
      }
    }
    guard !measure.terms.isEmpty else { return nil }
    let assumption = assumptions.isEmpty ? nil : assumptions.joined(separator: "; ")
    return Weight(grams: total, isEstimated: isEstimated, isMass: isMass, assumption: assumption)
  }

  private func weigh(_ unit: Unit, _ size: PieceSize?) -> (grams: Rational, isEstimated: Bool, assumption: String?)? {
    if unit.kind == .mass { return unit.factor(in: system).map { ($0, false, nil) } }
    if unit == .dozen {
      guard let one = found.weight(.piece, size: size, system: system),
        let grams = one.grams.multiplied(by: Rational(12))
      else { return nil }
      return (grams, one.isEstimated, one.assumption)
    }
    // `9" pie shell`: a length is a size, not an amount.
    if unit.kind == .length {
      return found.weight(.piece, size: size, system: system).map { ($0.grams, true, $0.assumption) }
    }
    guard let one = found.weight(unit, size: size, system: system) else { return vessel(unit) }
    // A handful stays an estimate, even where a card says what one of this food weighs.
    return (one.grams, one.isEstimated || unit.kind == .vague, one.assumption)
  }

  /// A bowl of porridge, a coffee: what no card weighs is taken by the cup, and marked as the estimate it is.
  private func vessel(_ unit: Unit) -> (grams: Rational, isEstimated: Bool, assumption: String?)? {
    let cups: Rational
    switch unit {
    case .bowl: cups = Rational(3, 2)
    case .mug, .glass: cups = .one
    case .piece where found.group == .drink || found.group == .soup: cups = .one
    default: return nil
    }
    guard let cup = found.weight(.cup, size: nil, system: .us), let grams = cup.grams.multiplied(by: cups) else {
      return nil
    }
    let what = unit == .piece ? "one" : "a \(unit.symbol)"
    return (grams, true, "\(what) is taken for \(cups.decimalText()) US cup\(cups == .one ? "" : "s")")
  }

  /// One piece of a food that is named without an amount, as people tell what they ate; nil where no piece is known.
  func onePiece(_ phrase: Phrase) -> Weight? {
    guard let one = weigh(.piece, phrase.size.map(Weigher.size)) else { return nil }
    var weight = Weight(grams: Interval(one.grams), isEstimated: true, isMass: false, assumption: one.assumption)
    widen(&weight, isVague: false)
    return weight
  }

  /// A weight in brackets more than 1.8 times off what the volume before it weighs belongs to something else.
  private func better(than weight: Weight, _ mass: ResolvedMeasure, _ phrase: Phrase, _ size: PieceSize?) -> Weight? {
    guard let first = phrase.measures.first, first.unit?.kind == .volume,
      let volume = phrase.resolved.first(where: { $0.kind == .volume }), var other = weigh(volume, size),
      let unit = first.unit, found.weight(unit, size: size, system: system)?.isOwn == true
    else { return nil }
    let ratio = weight.grams.middle.double / max(other.grams.middle.double, 1e-9)
    guard ratio > 1.8 || ratio < 1 / 1.8 else { return nil }
    let expected = "\(other.grams.middle.decimalText(places: 0)) g"
    other.clash = Clash(weight: mass.range, measure: first.range, expected: expected)
    return other
  }
}
