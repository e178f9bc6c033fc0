/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable, Comparable {
  /// Three capital letters.
  public let code: String

  /// The euro.
  public static let eur = Currency(unchecked: "EUR")
  /// The US dollar.
  public static let usd = Currency(unchecked: "USD")
  /// The pound sterling.
  public static let gbp = Currency(unchecked: "GBP")

  private init(unchecked code: String) { self.code = code }

  /// A known currency; nil for three letters that no list has.
  public init?(code: String) {
    guard Currency.known.contains(code) else { return nil }
    self.code = code
  }

  /// The currencies of ISO 4217 in circulation that households use.
  static let known: Set<String> = [
    "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD",
    "HUF",
    "IDR", "ILS", "INR", "ISK", "JPY", "KRW", "MAD", "MXN", "MYR", "NGN", "NOK", "NZD", "PEN", "PHP", "PKR", "PLN",
    "RON",
    "RSD", "SAR", "SEK", "SGD", "THB", "TND", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]

  /// Decimal places of the smallest coin, after ISO 4217.
  public var digits: Int {
    switch code {
    case "JPY", "KRW", "CLP", "ISK", "VND": 0
    case "TND": 3
    default: 2
    }
  }

  /// True for a currency that people write with `$`.
  public var isDollar: Bool { ["USD", "CAD", "AUD", "NZD", "SGD", "HKD"].contains(code) }

  /// Alphabetical by code.
  public static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
}
