/// The characters that frames and marks are drawn with.
public struct Glyphs: Sendable, Hashable {
  /// Opens a snippet, before the file's name.
  public var corner: String
  /// Runs down beside source lines.
  public var bar: String
  /// Stands for lines that are left out.
  public var gap: String
  /// Opens a span of several lines.
  public var open: String
  /// Closes a span of several lines.
  public var close: String
  /// Draws across.
  public var dash: String
  /// Draws rules of tables.
  public var rule: String
  /// Stands for text that is left out.
  public var ellipsis: String
  /// Marks an estimate.
  public var about: String
  /// Marks a lower limit.
  public var atLeast: String
  /// Separates parts of a line.
  public var dot: String
  /// Stands between low and high.
  public var to: String
  /// Marks a check that passed.
  public var pass: String
  /// Marks a check that failed.
  public var fail: String
  /// A fill of a bar chart.
  public var block: String

  /// Box-drawing characters.
  public static let unicode = Glyphs(
    corner: "┌─", bar: "│", gap: "·", open: "╭", close: "╰", dash: "─", rule: "─", ellipsis: "…", about: "≈",
    atLeast: "≥", dot: "·", to: "–", pass: "✓", fail: "✗", block: "█")
  /// Characters that every terminal has.
  public static let ascii = Glyphs(
    corner: "-->", bar: "|", gap: ".", open: "/", close: "\\", dash: "_", rule: "-", ellipsis: "...", about: "~",
    atLeast: ">", dot: "-", to: "-", pass: "ok", fail: "no", block: "#")
}
