/// Text in runs of one role each: styled output as data, turned into bytes by a `Style`.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A stretch of one role.
  public struct Run: Sendable, Hashable {
    /// The text.
    public var text: String
    /// What it means.
    public var role: Role
  }

  /// The runs in reading order.
  public private(set) var runs: [Run] = []

  /// No text.
  public init() {}

  /// Text of one role.
  public init(_ text: String, _ role: Role = .plain) { append(text, role) }

  /// Ordinary text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Adds text; neighbours of one role become one run.
  public mutating func append(_ text: String, _ role: Role = .plain) {
    if text.isEmpty { return }
    if runs.last?.role == role { runs[runs.count - 1].text += text } else { runs.append(Run(text: text, role: role)) }
  }

  /// Adds other runs.
  public mutating func append(_ other: StyledText) {
    for run in other.runs { append(run.text, run.role) }
  }

  /// The text without its roles.
  public var plain: String { runs.map(\.text).joined() }

  /// The columns that the text takes on a terminal.
  public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The text in a style.
  public func rendered(_ style: Style) -> String {
    runs.map { style.paint($0.text, $0.role) }.joined()
  }

  /// The text without spaces at its end.
  var trimmed: StyledText {
    var result = self
    while let last = result.runs.last, last.text.hasSuffix(" ") {
      let kept = last.text.dropLast(last.text.reversed().prefix { $0 == " " }.count)
      if kept.isEmpty { result.runs.removeLast() } else { result.runs[result.runs.count - 1].text = String(kept) }
    }
    return result
  }
}
