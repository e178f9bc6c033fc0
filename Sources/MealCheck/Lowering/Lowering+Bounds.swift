import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  /// Turns a value into the metric's base unit; nil where it does not fit, which it reports.
  typealias Conversion = (Value, SourceSpan, Context) -> Rational?

  /// The limits of `<= V`, `>= V`, `= V`, `V..W`.
  func limits(_ node: SyntaxNode, _ context: Context, _ convert: Conversion) -> Bound? {
    let values = node.childNodes
    guard let first = values.first, !node.isBroken else { return nil }
    let place = span(first, context)
    if values.count > 1 { return rangeLimits(values, context, convert) }
    let value = self.value(first, context)
    switch value {
    case .unknown: return nil
    case .range(let low, let high):
      return bound(convert(.number(low), place, context), convert(.number(high), place, context))
    case .moneyRange(let low, let high):
      return bound(convert(.money(low), place, context), convert(.money(high), place, context))
    default: break
    }
    guard let limit = convert(value, place, context) else { return nil }
    switch node.leadingToken?.kind {
    case .lessEqual: return Bound(high: limit)
    case .greaterEqual: return Bound(low: limit)
    default: return Bound(low: limit, high: limit)
    }
  }

  /// `100 g..120 g` of a target, whose ends are two nodes.
  private func rangeLimits(_ nodes: [SyntaxNode], _ context: Context, _ convert: Conversion) -> Bound? {
    let low = convert(value(nodes[0], context), span(nodes[0], context), context)
    let high = convert(value(nodes[1], context), span(nodes[1], context), context)
    guard let bound = bound(low, high) else { return nil }
    if let low, let high, high < low {
      report(.reversedRange(at: span(nodes[0], context).union(span(nodes[1], context))))
      return nil
    }
    return bound
  }

  private func bound(_ low: Rational?, _ high: Rational?) -> Bound? {
    guard let low, let high else { return nil }
    return Bound(low: low, high: high)
  }

  /// An amount of a nutrient in the nutrient's own unit; reports a value of another kind.
  func amount(_ value: Value, of nutrient: Nutrient, _ place: SourceSpan, _ context: Context) -> Rational? {
    guard !value.isUnknown else { return nil }
    let isEnergy = nutrient.unit == "kcal" || nutrient.unit == "kJ"
    guard case .number(let quantity) = value, quantity.dimension == (isEnergy ? .energy : .mass) else {
      report(.wrongType(value, wanted: isEnergy ? "an energy such as 400 kcal" : "a weight such as 25 g", at: place))
      return nil
    }
    let factor: Rational
    switch nutrient.unit {
    case "kJ": factor = Rational(4184, 1000)
    case "mg": factor = Rational(1000)
    case "ug", "µg": factor = Rational(1_000_000)
    default: factor = .one
    }
    if quantity.value.isNegative {
      report(.negative("an amount", at: place))
      return nil
    }
    return quantity.value.multiplied(by: factor)
  }
}
