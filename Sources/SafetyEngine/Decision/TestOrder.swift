/// The order in which a dish is tested: the first test that a part meets decides its rule.
enum TestOrder: Int, Comparable, Sendable {
  case stuffed, poultryOrWildGame, comminuted, egg, roast, intact

  init(_ part: RawPart) {
    self =
      switch (part.kind, part.form) {
      case (_, .stuffed), (.stuffedPasta, _): .stuffed
      case (.poultry, _), (.wildGame, _): .poultryOrWildGame
      case (.ratite, _), (_, .ground), (_, .tenderised), (_, .injected): .comminuted
      case (.egg, _): .egg
      case (_, .roast): .roast
      default: .intact
      }
  }

  /// What the trail says of it.
  var words: String {
    switch self {
    case .stuffed: "stuffed"
    case .poultryOrWildGame: "poultry or wild game"
    case .comminuted: "ground, tenderised, injected or ratite"
    case .egg: "egg"
    case .roast: "whole roast"
    case .intact: "intact cut or fish"
    }
  }

  static func < (left: TestOrder, right: TestOrder) -> Bool { left.rawValue < right.rawValue }
}
