public import MealSource
public import MealUnits

/// A price that somebody wrote down.
public struct Price: Sendable {
  /// What the money buys.
  public enum Per: Sendable, Hashable {
    /// Grams.
    case grams(Rational)
    /// Millilitres.
    case millilitres(Rational)
    /// Pieces (`per 10`), or things of a unit (`per bunch`).
    case pieces(Rational, Unit)
    /// A pack of known content (`per 400 g tin`), in grams or millilitres.
    case pack(content: Rational, isVolume: Bool, unit: Unit)
  }

  /// The food's words as written.
  public var food: Named
  /// What it is; `unknown` where no one knows it.
  public var reference: FoodReference
  /// How much money.
  public var money: Money
  /// For how much.
  public var per: Per
  /// Where, if stated.
  public var store: String?
  /// When, if stated.
  public var date: CalendarDate?
  /// The statement.
  public var span: SourceSpan

  /// Makes a price.
  public init(food: Named, reference: FoodReference, money: Money, per: Per, span: SourceSpan) {
    self.food = food
    self.reference = reference
    self.money = money
    self.per = per
    self.span = span
  }
}

/// What one currency is worth in another.
public struct ExchangeRate: Sendable {
  /// One side, such as 1 GBP.
  public var from: Money
  /// The other, such as 1.15 EUR.
  public var to: Money
  /// When, if stated.
  public var date: CalendarDate?
  /// The statement.
  public var span: SourceSpan

  /// Makes a rate.
  public init(from: Money, to: Money, date: CalendarDate?, span: SourceSpan) {
    self.from = from
    self.to = to
    self.date = date
    self.span = span
  }
}
