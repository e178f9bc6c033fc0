/// Whose cups, spoons and pints are meant.
public enum UnitSystem: UInt8, CaseIterable, Sendable, Hashable {
  /// US customary measure: cup 236.588 ml, tablespoon 14.787 ml, pint 473.176 ml. The default.
  case us
  /// Metric kitchen measure: cup 250 ml, tablespoon 15 ml, teaspoon 5 ml; pints and ounces imperial.
  case metric
  /// British measure: cup 250 ml, tablespoon 15 ml, pint 568.261 ml, fluid ounce 28.413 ml.
  case uk
  /// Australian measure: cup 250 ml, tablespoon 20 ml, pint 568.261 ml.
  case au

  /// The system that `units WORD` names.
  public init?(word: String) {
    switch word {
    case "us": self = .us
    case "metric": self = .metric
    case "uk": self = .uk
    case "au": self = .au
    default: return nil
    }
  }
}

extension Unit {
  /// How many of the dimension's base (g, ml, cm, s, kcal) one of this unit is; nil where it does not convert by a factor.
  ///
  /// Mass: the international pound of 453.59237 g (1959). US volume: the gallon of 231 cubic inches, 3785.411784 ml.
  /// Imperial volume: the gallon of 4546.09 ml. Energy: the thermochemical calorie, 4.184 kJ a kilocalorie.
  public func factor(in system: UnitSystem) -> Rational? {
    switch kind {
    case .mass: massFactor
    case .volume: volumeFactor(in: system)
    case .length: lengthFactor
    case .duration: durationFactor
    case .energy: self == .kilojoule ? Rational(1000, 4184) : .one
    case .count: self == .dozen ? Rational(12) : .one
    case .vague: .one
    case .temperature: nil
    }
  }

  private var massFactor: Rational? {
    switch self {
    case .microgram: Rational(1, 1_000_000)
    case .milligram: Rational(1, 1000)
    case .kilogram: Rational(1000)
    case .ounce: Rational(28_349_523_125, 1_000_000_000)
    case .pound: Rational(45_359_237, 100_000)
    default: .one
    }
  }

  private func volumeFactor(in system: UnitSystem) -> Rational? {
    switch self {
    case .centilitre: return Rational(10)
    case .decilitre: return Rational(100)
    case .litre: return Rational(1000)
    case .teaspoon: return system == .us ? Unit.usGallon(1, 768) : Rational(5)
    case .tablespoon: return system == .us ? Unit.usGallon(1, 256) : Rational(system == .au ? 20 : 15)
    case .dessertspoon: return Rational(10)
    case .cup: return system == .us ? Unit.usGallon(1, 16) : Rational(250)
    case .fluidOunce: return system == .us ? Unit.usGallon(1, 128) : Unit.imperialGallon(1, 160)
    case .gill: return system == .us ? Unit.usGallon(1, 32) : Unit.imperialGallon(1, 32)
    case .pint: return system == .us ? Unit.usGallon(1, 8) : Unit.imperialGallon(1, 8)
    case .quart: return system == .us ? Unit.usGallon(1, 4) : Unit.imperialGallon(1, 4)
    case .gallon: return system == .us ? Unit.usGallon(1, 1) : Unit.imperialGallon(1, 1)
    default: return .one
    }
  }

  private static func usGallon(_ above: Int, _ below: Int) -> Rational {
    Rational(3_785_411_784 * above, 1_000_000 * below)
  }

  private static func imperialGallon(_ above: Int, _ below: Int) -> Rational {
    Rational(454_609 * above, 100 * below)
  }

  private var lengthFactor: Rational? {
    switch self {
    case .millimetre: Rational(1, 10)
    case .inch: Rational(254, 100)
    case .foot: Rational(3048, 100)
    default: .one
    }
  }

  private var durationFactor: Rational? {
    switch self {
    case .minute: Rational(60)
    case .hour: Rational(3600)
    case .day: Rational(86_400)
    default: .one
    }
  }
}
