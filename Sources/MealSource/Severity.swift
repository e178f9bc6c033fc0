/// How bad a diagnostic is.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Probably not what was meant; results are still given.
  case warning
  /// Wrong; what depends on it is not shown, and the exit status is 1.
  case error

  /// The word that reports use.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Notes come before warnings, warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
