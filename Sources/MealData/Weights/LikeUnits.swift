internal import MealUnits

/// Units that name much the same thing of one food.
enum LikeUnits {
  /// The units to try where neither card nor source knows `unit`, the likest first.
  static func of(_ unit: Unit) -> [Unit] {
    switch unit {
    case .fillet, .steak, .chop, .breast, .thigh, .leg, .wing, .drumstick, .ear, .patty, .link, .loaf, .roll, .ball,
      .bar,
      .rack, .root, .pod, .spear:
      [.piece]
    case .head: [.bulb, .piece]
    case .bulb: [.head, .piece]
    case .stalk: [.rib, .stick, .piece]
    case .rib: [.stalk, .piece]
    case .rasher: [.slice]
    case .slice: [.rasher]
    case .packet, .sachet, .envelope: [.packet, .sachet, .envelope, .pack]
    case .pack: [.packet, .bag, .box]
    case .bag: [.pack, .packet, .box]
    case .box: [.pack, .carton]
    case .tub, .container, .carton, .pot: [.tub, .container, .carton, .pot]
    case .chunk: [.cube, .piece]
    case .cube: [.chunk]
    case .square, .recipe: [.piece]
    case .segment: [.wedge]
    case .round: [.piece]
    case .dash: [.pinch]
    case .pinch: [.dash]
    case .splash: [.drizzle]
    case .drizzle: [.splash]
    case .sprinkle: [.pinch]
    default: []
    }
  }
}
