/// A time of day to the minute.
public struct ClockTime: Hashable, Sendable, Comparable {
  /// Minutes since midnight, 0...1439.
  public let minutes: Int

  /// A time; nil outside 00:00...23:59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Earlier times come first.
  public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}

extension ClockTime: CustomStringConvertible {
  /// `18:30`.
  public var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
