public import MealSource
public import MealUnits

/// One line of the journal.
public struct LogEvent: Sendable {
  /// What happened.
  public enum Action: Sendable {
    /// Something was eaten, perhaps under a meal's label.
    case ate(items: [Ingredient], label: String?)
    /// One dish was refused for another.
    case swapped(from: Named, to: Named)
    /// A dish was cooked.
    case cooked(Named)
    /// Something was carried over; how it left the eater.
    case carried(text: String, feeling: String)
  }

  /// The day.
  public var date: CalendarDate
  /// The time.
  public var time: ClockTime
  /// The eater's position; nil where no eater of that name is declared.
  public var eater: Int?
  /// What happened.
  public var action: Action
  /// Where.
  public var span: SourceSpan

  /// Makes an event.
  public init(date: CalendarDate, time: ClockTime, eater: Int?, action: Action, span: SourceSpan) {
    self.date = date
    self.time = time
    self.eater = eater
    self.action = action
    self.span = span
  }
}
