/// How roles look: in colour, or not at all.
public struct Style: Sendable, Hashable {
  /// True where escape sequences are written.
  public var isColoured: Bool

  /// Text as it is.
  public static let none = Style(isColoured: false)
  /// ANSI colours.
  public static let colour = Style(isColoured: true)

  /// Makes a style.
  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// `text` as `role` looks in this style.
  public func paint(_ text: String, _ role: Role) -> String {
    guard isColoured, !text.isEmpty, let code = Style.code(role) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func code(_ role: Role) -> String? {
    switch role {
    case .plain: nil
    case .strong, .energy: "1"
    case .faint: "2"
    case .error: "1;31"
    case .warning: "33"
    case .note: "36"
    case .help: "1;36"
    case .frame: "34"
    case .good: "32"
    case .fat: "33"
    case .protein: "31"
    case .carbs: "34"
    }
  }
}
