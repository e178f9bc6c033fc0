public import MealSource
public import MealUnits

/// A piece of work with a duration.
public struct Step: Sendable {
  /// The name; `cook`, `rest` for the short forms.
  public var name: String
  /// Where the step stands.
  public var span: SourceSpan
  /// Seconds.
  public var duration: Interval
  /// The appliance, such as `oven`.
  public var appliance: String?
  /// °C.
  public var temperature: Rational?
  /// What to do, in words.
  public var text: String?
  /// Positions of the steps of the same dish that have to end first.
  public var after: [Int] = []
  /// True where a pair of hands is needed all along.
  public var isAttended = true
  /// Seconds the result may wait before the next step; nil for no limit stated.
  public var hold: Rational?
  /// True where nothing else may happen meanwhile.
  public var excludesOthers = false

  /// Makes a step that takes `duration` seconds.
  public init(name: String, span: SourceSpan, duration: Interval) {
    self.name = name
    self.span = span
    self.duration = duration
  }
}
