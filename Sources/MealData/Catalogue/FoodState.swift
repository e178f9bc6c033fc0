/// What was done to a food before it was weighed, where that makes other figures.
public enum FoodState: UInt8, CaseIterable, Sendable, Hashable {
  /// As it is eaten after heat: boiled rice, roast chicken.
  case cooked
  /// Before heat.
  case raw
  /// From a tin or a jar, with what it lies in unless drained.
  case canned
  /// With its water taken out.
  case dried
  /// From the freezer.
  case frozen
  /// From a tin, without what it lay in.
  case drained

  /// The word of the card field and of messages.
  public var word: String {
    switch self {
    case .cooked: "cooked"
    case .raw: "raw"
    case .canned: "canned"
    case .dried: "dried"
    case .frozen: "frozen"
    case .drained: "drained"
    }
  }
}
