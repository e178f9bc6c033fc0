public import MealIR

/// How a `check`, or a `require` on what is pinned, came out.
public struct CheckResult: Sendable {
  /// One thing that was measured: a recipe, an eater's day.
  public struct Measurement: Sendable, Hashable {
    /// What was measured: "Lemon chicken", "Ben on 2026-11-30".
    public var subject: String
    /// The figure; nil where it cannot be computed.
    public var figure: Figure?
    /// True within the limits, false outside; nil where it cannot yet be said.
    public var passed: Bool?
    /// Why not, or what to know about it.
    public var note: String?
  }

  /// Where the statement stands.
  public enum Origin: Sendable, Hashable {
    /// A `check` of a file.
    case check
    /// A `require` of a plan, by its position.
    case plan(Int)
  }

  /// The statement.
  public var requirement: Requirement
  /// Where it stands.
  public var origin: Origin
  /// True where all that was measured lies within the limits; nil where this version does not compute it, or where open
  /// slots leave it undecided.
  public var passed: Bool?
  /// What decides: the first that fails, else the one nearest to a limit; nil where nothing was measured.
  public var deciding: Measurement?
  /// All that was measured.
  public var measurements: [Measurement]
  /// Why it failed or is not decided, or what to know about it.
  public var note: String?
  /// True where this version has no engine for the metric: a warning is due.
  public var isUncomputed = false
}
