public import MealUnits

/// What the reader asks for beyond what is written.
public struct NutritionOptions: Sendable, Hashable {
  /// How much of each recipe and meal is shown.
  public enum Scaling: Sendable, Hashable {
    /// As written.
    case asWritten
    /// For a number of servings.
    case servings(Rational)
    /// So many times what is written.
    case factor(Rational)
  }

  /// How much of each recipe and meal is shown.
  ///
  /// Plans and checks are always taken as written.
  public var scaling = Scaling.asWritten
  /// True where `(optional)` lines count.
  public var withOptional = false

  /// The day on which a plan without a first day starts.
  public var today: CalendarDate?

  /// As written, without optional lines.
  public init(scaling: Scaling = .asWritten, withOptional: Bool = false, today: CalendarDate? = nil) {
    self.scaling = scaling
    self.withOptional = withOptional
    self.today = today
  }

  /// What a thing written for `servings` is multiplied by; nil where that cannot be told.
  func factor(writtenFor servings: Rational?) -> Double? {
    switch scaling {
    case .asWritten: 1
    case .factor(let factor): factor.double
    case .servings(let wanted): servings.flatMap { $0.isZero ? nil : wanted.double / $0.double }
    }
  }
}
