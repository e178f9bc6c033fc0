public import MealIR

/// What the reader asks for beyond what is written.
public struct SafetyOptions: Sendable, Hashable {
  /// Whose rules hold; nil for those of the household's region.
  public var region: Household.Region?
  /// True where someone eats who is pregnant, under five or over sixty-five, or ill; nil asks the program's eaters.
  public var servesSusceptible: Bool?

  /// The household's region; the eaters tell who is at risk.
  public init(region: Household.Region? = nil, servesSusceptible: Bool? = nil) {
    self.region = region
    self.servesSusceptible = servesSusceptible
  }
}
