/// What the word at the cursor could become.
public struct Completion: Hashable, Sendable {
  /// Asked with the line and the cursor, an offset into its UTF-8; nil where there is nothing to complete.
  public typealias Completer = (_ line: String, _ cursor: Int) -> Completion?

  /// The part of the line, in UTF-8 offsets, that a candidate takes the place of.
  public var range: Range<Int>
  /// The choices, in the order they are listed.
  public var candidates: [Candidate]

  /// Makes a completion of `range` with `candidates`.
  public init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }

  /// One choice.
  public struct Candidate: Hashable, Sendable {
    /// What is put into the line.
    public var text: String
    /// What the list shows.
    public var label: String
    /// What follows the text once it is the only choice, for example a space.
    public var suffix: String

    /// Makes a choice; the label is the text where none is given.
    public init(_ text: String, label: String? = nil, suffix: String = "") {
      self.text = text
      self.label = label ?? text
      self.suffix = suffix
    }
  }

  /// The longest text that all candidates start with.
  var commonPrefix: String {
    guard var prefix = candidates.first.map({ Array($0.text) }) else { return "" }
    for candidate in candidates.dropFirst() {
      let same = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix.removeLast(prefix.count - same)
    }
    return String(prefix)
  }
}
