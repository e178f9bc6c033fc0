/// The stable number of a kind of problem. Numbers are never reused; `grammar/diagnostics/` has a page for each.
///
/// By phase: 01xx characters and tokens, 02xx statements, 03xx names, 04xx values and units, 05xx foods and nutrition,
/// 06xx cost, 09xx files.
public enum DiagnosticCode: UInt16, CaseIterable, Sendable, Hashable {
  /// A byte that is not UTF-8.
  case invalidUTF8 = 101

  /// How bad problems of this kind are unless the place says otherwise.
  public var severity: Severity {
    switch self {
    case .invalidUTF8: .error
    }
  }
}

extension DiagnosticCode: CustomStringConvertible {
  /// `M0204`.
  public var description: String {
    let digits = String(rawValue)
    return "M" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The code that `text` (`M0204`, `m0204`, `0204`) names; nil where there is none.
  public init?(text: String) {
    let digits = text.drop { $0 == "M" || $0 == "m" }
    guard let number = UInt16(digits), let code = DiagnosticCode(rawValue: number) else { return nil }
    self = code
  }
}
