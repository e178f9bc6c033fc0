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
  ///
  /// Control characters are shown, never passed on to a terminal.
  public mutating func append(_ text: String, _ role: Role = .plain) {
    if text.isEmpty { return }
    let text = SafeText.shown(text)
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

  /// The words between spaces, each in its roles.
  var words: [StyledText] {
    var (words, word): ([StyledText], StyledText) = ([], StyledText())
    for run in runs {
      for (index, part) in run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0, !word.runs.isEmpty {
          words.append(word)
          word = StyledText()
        }
        word.append(String(part), run.role)
      }
    }
    return word.runs.isEmpty ? words : words + [word]
  }

  /// At most `columns` of the text, ending with `ellipsis` where something was cut.
  func cut(to columns: Int, ellipsis: String) -> StyledText {
    guard width > columns else { return self }
    var (result, room) = (StyledText(), columns)
    for run in runs {
      let width = DisplayWidth.of(run.text)
      let isLast = width >= room
      result.append(isLast ? DisplayWidth.elided(run.text + " ", to: room, ellipsis: ellipsis) : run.text, run.role)
      if isLast { break }
      room -= width
    }
    return result
  }
}
