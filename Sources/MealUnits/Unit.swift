/// A unit of measure that can stand behind a number.
///
/// Mass, volume, length, duration, energy and temperature units convert by an exact factor; counted and vague units
/// (a clove, a handful) need a food to become grams.
public enum Unit: UInt8, CaseIterable, Sendable, Hashable {
  // Mass.
  case milligram, microgram, gram, kilogram, ounce, pound
  // Volume.
  case millilitre, centilitre, decilitre, litre, teaspoon, tablespoon, dessertspoon, cup, fluidOunce, gill, pint, quart,
    gallon
  // Length.
  case millimetre, centimetre, inch, foot
  // Duration.
  case second, minute, hour, day
  // Energy.
  case kilocalorie, kilojoule
  // Temperature.
  case celsius, fahrenheit, gasMark
  // Counted things.
  case piece, serving, clove, slice, rasher, can, jar, packet, box, carton, tub, bottle, bag, sachet, envelope, punnet
  case stick, cube, bar, square, block, sheet, strip, fillet, steak, chop, rack, breast, thigh, leg, wing, drumstick
  case bunch, sprig, head, heart, stalk, rib, ear, leaf, spear, floret, pod, bulb, root, wedge, segment, ring, round
  case loaf, roll, ball, patty, link, chunk, log, tray, pot, pack, container, basket, dozen, recipe, glass, mug, bowl,
    shot
  // Vague amounts.
  case pinch, dash, drop, knob, handful, drizzle, splash, scoop, sprinkle, dollop, pat, smidgen, spoonful, glug,
    squeeze, touch
}

extension Unit {
  /// How a unit becomes a number of another.
  public enum Kind: UInt8, Sendable {
    /// Converts to grams.
    case mass
    /// Converts to millilitres.
    case volume
    /// Converts to centimetres.
    case length
    /// Converts to seconds.
    case duration
    /// Converts to kilocalories.
    case energy
    /// A point on the temperature scale.
    case temperature
    /// A counted thing whose weight the food decides.
    case count
    /// A vague amount: always an estimate.
    case vague
  }

  /// The unit's kind.
  public var kind: Kind {
    if rawValue <= Unit.pound.rawValue { return .mass }
    if rawValue <= Unit.gallon.rawValue { return .volume }
    if rawValue <= Unit.foot.rawValue { return .length }
    if rawValue <= Unit.day.rawValue { return .duration }
    if rawValue <= Unit.kilojoule.rawValue { return .energy }
    if rawValue <= Unit.gasMark.rawValue { return .temperature }
    if rawValue <= Unit.shot.rawValue { return .count }
    return .vague
  }

  /// The dimension that arithmetic sees.
  public var dimension: Dimension {
    switch kind {
    case .mass: .mass
    case .volume: .volume
    case .length: .length
    case .duration: .time
    case .energy: .energy
    case .temperature: .temperature
    case .count, .vague: .count
    }
  }
}
