public import MealSource
public import MealUnits

/// Someone who eats.
///
/// All fields may be missing; what needs a missing one says so.
public struct Eater: Sendable {
  /// For equations that tell the sexes apart.
  public enum Sex: String, CaseIterable, Sendable {
    /// As the field `sex` writes them.
    case female, male, unspecified
  }

  /// A change of weight that the energy target works towards.
  public struct Goal: Sendable, Hashable {
    /// The share of total energy that is taken away (below zero) or added; 0 maintains.
    public var change: Rational
    /// Makes a goal.
    public init(change: Rational) { self.change = change }
  }

  /// How a target counts.
  public enum TargetBasis: String, Sendable {
    /// For the whole day; for each kilogram of body weight; for each kilogram of fat-free mass; a share of energy.
    case day, perKilogram, perKilogramLean, shareOfEnergy
  }

  /// A wish for a nutrient a day.
  public struct Target: Sendable {
    /// The nutrient's key, such as `net_carbs_g`.
    public var nutrient: String
    /// The bounds in the key's unit (or per kg of it, or a share).
    public var bound: Bound
    /// How the figure counts.
    public var basis: TargetBasis
    /// Where.
    public var span: SourceSpan

    /// Makes a target.
    public init(nutrient: String, bound: Bound, basis: TargetBasis, span: SourceSpan) {
      self.nutrient = nutrient
      self.bound = bound
      self.basis = basis
      self.span = span
    }
  }

  /// The name.
  public var name: String
  /// Where the name stands.
  public var span: SourceSpan
  /// What `##` lines above say.
  public var doc: String?
  /// For equations.
  public var sex: Sex?
  /// Day of birth.
  public var born: CalendarDate?
  /// Age in years, where no day of birth is given.
  public var age: Rational?
  /// Centimetres.
  public var height: Rational?
  /// Grams.
  public var weight: Rational?
  /// A share, 0...1.
  public var bodyFat: Rational?
  /// `sedentary`, `light`, `moderate`, `active` or `very-active`.
  public var activity: String?
  /// A factor of resting energy, where one is written instead of a word.
  public var activityFactor: Rational?
  /// The goal.
  public var goal: Goal?
  /// A diet's name, such as `keto`.
  public var diet: String?
  /// The equation for resting energy, where one is asked for by name.
  public var energyEquation: String?
  /// Allergens that are never served, by their contract names.
  public var avoid: [Named] = []
  /// Foods that are not liked.
  public var dislike: [Named] = []
  /// Life stages.
  public var isPregnant = false
  /// Life stages.
  public var isLactating = false
  /// The portion that counts as one, such as 1/2 for a child.
  public var share = Rational.one
  /// True where reports name meals and portions only.
  public var hidesNumbers = false
  /// Wishes a day.
  public var targets: [Target] = []

  /// An eater of whom only the name is known.
  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}

/// A word and where it stands.
public struct Named: Sendable, Hashable {
  /// The word as written.
  public var text: String
  /// Where.
  public var span: SourceSpan

  /// Makes a name.
  public init(_ text: String, _ span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
