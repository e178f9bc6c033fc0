/// The size that a line gives a piece: `2 large eggs`.
public enum PieceSize: UInt8, CaseIterable, Sendable, Hashable {
  case small, medium, large, extraLarge

  /// The words of the card field and of messages.
  public var words: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extra large"
    }
  }
}
