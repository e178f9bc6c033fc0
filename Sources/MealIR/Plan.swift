public import MealSource
public import MealUnits

/// Days with slots, some of them filled.
public struct Plan: Sendable {
  /// A time of day at which something is eaten.
  public struct Slot: Sendable {
    /// The name.
    public var name: String
    /// The time; nil where none is stated.
    public var time: ClockTime?
    /// True where nothing may really be cooked.
    public var isAssembly = false
    /// Where.
    public var span: SourceSpan

    /// Makes a slot.
    public init(name: String, time: ClockTime?, isAssembly: Bool, span: SourceSpan) {
      self.name = name
      self.time = time
      self.isAssembly = isAssembly
      self.span = span
    }
  }

  /// What an entry puts into a slot.
  public enum Filling: Sendable, Hashable {
    /// A recipe cooked for it.
    case recipe(RecipeID)
    /// A meal, by its position.
    case meal(Int)
    /// What an earlier cooking of the recipe left.
    case leftovers(RecipeID)
    /// What an earlier cooking of the meal left.
    case leftoversOfMeal(Int)
    /// Nobody cooks.
    case out
  }

  /// A slot that is filled by hand.
  public struct Pin: Sendable {
    /// Days after the first, from 0.
    public var day: Int
    /// The position of the slot.
    public var slot: Int
    /// What is eaten.
    public var filling: Filling
    /// Portions by eater, where stated.
    public var portions: [Portion]
    /// Where.
    public var span: SourceSpan

    /// Makes a pin.
    public init(day: Int, slot: Int, filling: Filling, portions: [Portion], span: SourceSpan) {
      self.day = day
      self.slot = slot
      self.filling = filling
      self.portions = portions
      self.span = span
    }
  }

  /// How much an eater has.
  public struct Portion: Sendable, Hashable {
    /// The eater's position.
    public var eater: Int
    /// Servings.
    public var servings: Rational

    /// Makes a portion.
    public init(eater: Int, servings: Rational) {
      self.eater = eater
      self.servings = servings
    }
  }

  /// Someone who is not there, or is there as a guest.
  public struct Attendance: Sendable {
    /// The eater's position.
    public var eater: Int
    /// Days after the first, from 0.
    public var day: Int
    /// The position of the slot; nil for the whole day.
    public var slot: Int?
    /// Where.
    public var span: SourceSpan

    /// Makes an entry.
    public init(eater: Int, day: Int, slot: Int?, span: SourceSpan) {
      self.eater = eater
      self.day = day
      self.slot = slot
      self.span = span
    }
  }

  /// What may fill the open slots.
  public enum Source: Sendable, Hashable {
    /// Recipes of a course, recipes with a tag, one recipe, one meal, a file's recipes, dishes composed from the catalogue.
    case course(String)
    case tag(String)
    case recipe(RecipeID)
    case meal(Int)
    case file(FileID)
    case composed
  }

  /// The name.
  public var name: String
  /// Where the name stands.
  public var span: SourceSpan
  /// What `##` lines above say.
  public var doc: String?
  /// The first day; nil means the day of `--today`.
  public var from: CalendarDate?
  /// The number of days, at least 1.
  public var days = 7
  /// Positions of the eaters.
  public var eaters: [Int] = []
  /// The slots of a day, in the order written.
  public var slots: [Slot] = []
  /// What may fill open slots; empty for every recipe.
  public var sources: [Source] = []
  /// What is filled by hand.
  public var pins: [Pin] = []
  /// Who is away.
  public var absences: [Attendance] = []
  /// Who comes.
  public var guests: [Attendance] = []
  /// What has to hold.
  public var requirements: [Requirement] = []
  /// What would be good, in this order.
  public var preferences: [Preference] = []
  /// What is as small as can be; nil where nothing is asked.
  public var objective: Objective?

  /// A soft requirement.
  public struct Preference: Sendable {
    /// What is wished.
    public var requirement: Requirement
    /// How much it weighs; 1 unless stated.
    public var weight: Rational

    /// Makes a preference.
    public init(requirement: Requirement, weight: Rational) {
      self.requirement = requirement
      self.weight = weight
    }
  }

  /// What a plan makes as small or as large as it can.
  public struct Objective: Sendable {
    /// What is measured.
    public var metric: Metric
    /// True for `maximize`.
    public var isMaximum: Bool
    /// Where.
    public var span: SourceSpan

    /// Makes an objective.
    public init(metric: Metric, isMaximum: Bool, span: SourceSpan) {
      self.metric = metric
      self.isMaximum = isMaximum
      self.span = span
    }
  }

  /// A plan of which only the name is known.
  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
