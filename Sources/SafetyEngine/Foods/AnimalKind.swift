/// What kind of animal a food is of, in the words of the Food Code's definitions.
public enum AnimalKind: String, CaseIterable, Sendable, Hashable {
  /// The mammals of butchers.
  case beef, pork, lamb, veal, goat
  /// Birds, game birds with them; not ratites.
  case poultry
  /// Ostrich, emu, rhea: the Food Code sets them apart from poultry.
  case ratite
  /// Game raised for food or inspected.
  case farmedGame
  /// Game that was hunted, or of which nothing says that it was not.
  case wildGame
  /// Finfish, and by the code's definition frogs, alligators, turtles, sea urchins and roe.
  case fish
  /// Shrimp, crab, lobster.
  case crustacean
  /// Bivalves, snails, squid.
  case mollusc
  /// Eggs in the shell, or out of it and not pasteurised.
  case egg
  /// Stuffed pasta without a raw animal food of its own: the code's words name it all the same.
  case stuffedPasta

  /// The word of reports.
  public var word: String {
    switch self {
    case .farmedGame: "farmed game"
    case .wildGame: "wild game"
    case .stuffedPasta: "stuffed pasta"
    default: rawValue
    }
  }

  init?(_ sense: Sense) {
    switch sense {
    case .beef: self = .beef
    case .pork: self = .pork
    case .lamb: self = .lamb
    case .veal: self = .veal
    case .goat: self = .goat
    case .poultry: self = .poultry
    case .ratite: self = .ratite
    case .game: self = .wildGame
    case .inspectedGame: self = .farmedGame
    case .fish: self = .fish
    case .crustacean: self = .crustacean
    case .mollusc: self = .mollusc
    case .egg: self = .egg
    default: return nil
    }
  }

  /// True for the mammals of butchers and for game: what can be a whole roast.
  var isMeat: Bool {
    switch self {
    case .beef, .pork, .lamb, .veal, .goat, .farmedGame: true
    default: false
    }
  }

  /// True for what comes out of water.
  var isAquatic: Bool { self == .fish || self == .crustacean || self == .mollusc }
}
