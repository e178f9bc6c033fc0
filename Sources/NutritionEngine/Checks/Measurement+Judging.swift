import MealIR
import MealUnits

extension CheckResult.Measurement {
  /// Judges an amount against limits; `names` are the parts whose source does not state it.
  init(_ subject: String, _ figure: Figure, _ bound: Bound, lacking names: [String]) {
    let within = Limits(bound)
    self.subject = subject
    self.figure = figure
    if names.isEmpty {
      passed = within.hold(figure.value)
      note = within.remark(figure)
    } else {
      (passed, note) = within.judge(atLeast: figure.value, names)
    }
  }

  /// Says that something cannot be computed.
  init(_ subject: String, because reason: String) {
    self.subject = subject
    figure = nil
    passed = false
    note = "cannot be computed because \(reason)"
  }
}

/// The limits of a requirement as binary fractions.
struct Limits {
  let low: Double?
  let high: Double?

  init(_ bound: Bound) {
    low = bound.low?.double
    high = bound.high?.double
  }

  /// True where `value` lies within, but for the last digits of sums of binary fractions.
  func hold(_ value: Double) -> Bool {
    let slack = 1e-9 * max(1, value.magnitude)
    return (low.map { value >= $0 - slack } ?? true) && (high.map { value <= $0 + slack } ?? true)
  }

  /// How far `value` is from the nearest limit, as a share of that limit; below zero outside.
  func slack(_ value: Double) -> Double {
    let below = low.map { (value - $0) / max(1e-9, $0.magnitude) } ?? .infinity
    let above = high.map { ($0 - value) / max(1e-9, $0.magnitude) } ?? .infinity
    return min(below, above)
  }

  /// A remark where only part of what it can be lies within.
  func remark(_ figure: Figure) -> String? {
    guard figure.isRange, hold(figure.low) != hold(figure.high) || !hold(figure.low) && hold(figure.value) else {
      return nil
    }
    let range = "\(Limits.text(figure.low)) and \(Limits.text(figure.high))"
    return "estimates leave it between \(range): only part of that lies within the limits"
  }

  /// Judges a sum of which some parts are not known, and so can only be more.
  func judge(atLeast value: Double, _ names: [String]) -> (Bool, String) {
    let who = "not stated for \(names.joined(separator: ", "))"
    if let high, value > high, !hold(value) { return (false, "at least this much: \(who)") }
    if high == nil, hold(value) { return (true, "at least this much: \(who)") }
    return (false, "cannot be shown: \(who)")
  }

  private static func text(_ value: Double) -> String {
    Rational(nearest: value)?.decimalText(places: value.magnitude < 10 ? 2 : value.magnitude < 100 ? 1 : 0) ?? "?"
  }
}
