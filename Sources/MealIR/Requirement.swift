public import MealSource
public import MealUnits

/// What a `require`, a `prefer` or a `check` says.
public struct Requirement: Sendable {
  /// The stretch that a figure is taken over.
  public enum Period: Sendable, Hashable {
    /// A serving, a meal, a day, a week, several days, the whole plan.
    case serving
    case meal
    case day
    case week
    case days(Int)
    case plan
  }

  /// What it is about.
  public indirect enum Selector: Sendable, Hashable {
    /// Everything.
    case all
    /// The slots of a name.
    case slot(String)
    /// The days of a name.
    case weekday(Weekday)
    /// Monday to Friday.
    case weekdays
    /// Saturday and Sunday.
    case weekends
    /// One day.
    case date(CalendarDate)
    /// Recipes with a tag.
    case tag(String)
    /// Recipes of a course.
    case course(String)
    /// One recipe.
    case recipe(RecipeID)
    /// One meal, by its position.
    case meal(Int)
    /// What both choose.
    case and(Selector, Selector)
    /// What either chooses.
    case or(Selector, Selector)
  }

  /// What is measured.
  public var metric: Metric
  /// What it is about.
  public var selector = Selector.all
  /// Over which stretch; nil where none is stated.
  public var period: Period?
  /// Positions of the eaters it is for; empty for all.
  public var eaters: [Int] = []
  /// The limits in the metric's base unit (the nutrient key's unit, seconds, a share 0...1, the currency's unit).
  public var bound = Bound()
  /// The currency of the limits, where the metric is `cost`.
  public var currency: Currency?
  /// The statement as written.
  public var text: String
  /// Where it stands.
  public var span: SourceSpan

  /// Makes a requirement without limits.
  public init(metric: Metric, text: String, span: SourceSpan) {
    self.metric = metric
    self.text = text
    self.span = span
  }
}

/// What a requirement measures.
public enum Metric: Sendable, Hashable {
  /// What `each` and `distinct` look at.
  public enum Attribute: String, CaseIterable, Sendable {
    /// As the files write them.
    case recipe, protein, cuisine, course, technique, food, tag
  }

  /// A nutrient by its key, such as `energy_kcal`.
  case nutrient(String)
  /// Money.
  case cost
  /// Time from first to last step, in seconds.
  case time
  /// Time with hands on, in seconds.
  case activeTime
  /// How many dishes.
  case count
  /// How often each value of an attribute appears.
  case each(Attribute)
  /// How many values of an attribute appear.
  case distinct(Attribute)
  /// The share of dishes with no history.
  case newFood
  /// What the pantry covers.
  case pantry
}
