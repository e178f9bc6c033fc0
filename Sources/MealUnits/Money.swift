/// An exact amount of money.
public struct Money: Hashable, Sendable {
  /// The amount in whole units of the currency, exact.
  public var amount: Rational
  /// The currency.
  public var currency: Currency

  /// Makes an amount.
  public init(_ amount: Rational, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// The amount rounded half-even to the currency's digits: `3.10`.
  public var text: String { amount.fixedText(places: currency.digits) }
}

extension Money: CustomStringConvertible {
  /// `3.10 EUR`.
  public var description: String { "\(text) \(currency.code)" }
}
