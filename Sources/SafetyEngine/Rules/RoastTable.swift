/// The tables of Food Code 2022 3-401.11(B): core temperatures of whole roasts, and the ovens that roast them.
public enum RoastTable {
  /// (B)(2): °C and seconds; 112 min for the first row since 2013.
  public static let rows: [HoldTable.Row] = [
    .init(54.4, 112 * 60), .init(55.0, 89 * 60), .init(56.1, 56 * 60), .init(57.2, 36 * 60), .init(57.8, 28 * 60),
    .init(58.9, 18 * 60), .init(60.0, 12 * 60), .init(61.1, 8 * 60), .init(62.2, 5 * 60), .init(62.8, 4 * 60),
    .init(63.9, 134), .init(65.0, 85), .init(66.1, 54), .init(67.2, 34), .init(68.3, 22), .init(69.4, 14),
    .init(70.0, 0),
  ]

  /// How an oven heats.
  public enum Oven: String, CaseIterable, Sendable, Hashable {
    /// Still, dry air.
    case still
    /// Moved by a fan.
    case convection
    /// More than 90 % humidity for an hour, or a moisture-proof bag.
    case highHumidity

    /// The word of messages.
    public var word: String {
      switch self {
      case .still: "still oven"
      case .convection: "convection oven"
      case .highHumidity: "high-humidity oven"
      }
    }
  }

  /// Grams from which a roast counts as large: 10 lb.
  public static let largeGrams = 4_500.0

  /// (B)(1): the °C that an oven has to be preheated to and held at; a most for high humidity, else a least.
  public static func ovenCelsius(_ oven: Oven, grams: Double?) -> Double {
    let isLarge = (grams ?? 0) >= largeGrams
    switch oven {
    case .still: return isLarge ? 121 : 177
    case .convection: return isLarge ? 121 : 163
    case .highHumidity: return 121
    }
  }

  /// True where an oven at `celsius` satisfies (B)(1).
  public static func isMet(_ oven: Oven, grams: Double?, celsius: Double) -> Bool {
    let limit = ovenCelsius(oven, grams: grams)
    // 350, 325 and 250 °F lie up to half a degree beside the rounded limits.
    let rounding = 0.5
    return oven == .highHumidity ? celsius <= limit + rounding : celsius >= limit - rounding
  }
}
