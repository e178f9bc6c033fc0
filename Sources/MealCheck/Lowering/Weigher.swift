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
  /// True where a tin is used with its liquid: "undrained".
  var keepsLiquid = false

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
      // How much a heap adds nobody knows.
      if phrase.measures.contains(where: { $0.level == .heaped }) { weight.isEstimated = true }
      if weight.isMass, let other = better(than: weight, measure, phrase, size) { return other }
      if weight.isMass { drain(&weight, phrase) }
      if weight.isMass { takeInAll(&weight, phrase, size) }
      return weight
    }
    return length(phrase, size)
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
    guard let one = found.weight(unit, size: size, system: system) else { return vessel(unit) }
    // A handful stays an estimate, even where a card says what one of this food weighs.
    return (one.grams, one.isEstimated || unit.kind == .vague, one.assumption)
  }

  /// `2 cm ginger` is that much of what a card says for an inch; of all else (`9" pie shell`) a length is a size, not an
  /// amount, and one piece is meant.
  private func length(_ phrase: Phrase, _ size: PieceSize?) -> Weight? {
    guard let measure = phrase.measures.first, let unit = measure.unit, unit.kind == .length else { return nil }
    guard let inch = found.weight(.inch, size: nil, system: system) else { return onePiece(phrase) }
    guard let own = unit.factor(in: system), let whole = Unit.inch.factor(in: system),
      let share = own.divided(by: whole),
      let one = inch.grams.multiplied(by: share), let grams = Interval(measure.low, measure.high).scaled(by: one)
    else { return nil }
    return Weight(grams: grams, isEstimated: true, isMass: false, assumption: inch.assumption)
  }

  /// The net weight of the tins that cards weigh: 15 oz.
  private static let tin = Rational(425)

  /// The weight on a tin is that of all in it: of what is drained the card's share of a common tin counts.
  private func drain(_ weight: inout Weight, _ phrase: Phrase) {
    guard !keepsLiquid, found.group == .legume || found.group == .vegetable,
      phrase.measures.contains(where: { $0.unit == .can }),
      let tin = found.weight(.can, size: nil, system: system), tin.isOwn,
      let share = tin.grams.divided(by: Weigher.tin), share < Rational(4, 5), share > Rational(1, 2),
      let drained = weight.grams.scaled(by: share)
    else { return }
    weight.grams = drained
    weight.isMass = false
    weight.assumption = "drained: \(tin.assumption), of \(Weigher.tin.decimalText(places: 0)) g"
  }

  /// `3 to 4 (1 pound) chicken breasts`: the weight is that of all, where that is nearer to what a piece weighs.
  private func takeInAll(_ weight: inout Weight, _ phrase: Phrase, _ size: PieceSize?) {
    guard phrase.measures.count == 2, let count = phrase.measures.first, count.unit == nil || count.unit == .piece,
      count.low > .one, phrase.measures[1].role == .each, !phrase.flags.contains(.each),
      let piece = found.weight(.piece, size: size, system: system)?.grams.double, piece > 0,
      let one = Rational.one.divided(by: Interval(count.low, count.high).middle)
    else { return }
    let each = weight.grams.middle.double * one.double
    let isRange = count.low != count.high
    // How many times a piece it is, taken each and taken in all.
    let (ifEach, ifAll) = (each / piece, each * one.double / piece)
    guard isRange || max(ifEach, 1 / ifEach) > max(ifAll, 1 / ifAll) * 1.2 else { return }
    guard isRange ? ifAll > 0.3 : true, let all = weight.grams.scaled(by: one) else { return }
    weight.grams = Interval(all.middle)
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
    guard var one = weigh(.piece, phrase.size.map(Weigher.size)) else { return nil }
    // Nobody tells of one blueberry: of what is that small, a handful is meant.
    let isTiny = one.grams < Rational(12)
    if isTiny, let handful = weigh(.handful, nil) { one = handful }
    var weight = Weight(grams: Interval(one.grams), isEstimated: true, isMass: false, assumption: one.assumption)
    widen(&weight, isVague: isTiny)
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
