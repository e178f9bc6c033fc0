/// Rows of styled cells in columns.
public struct ReportTable: Sendable {
  /// How a column is laid out.
  public struct Column: Sendable {
    /// The title; may be empty.
    public var title: StyledText
    /// True for numbers, which stand at the right.
    public var isNumeric: Bool
    /// True where texts may be cut to fit the page.
    public var isElastic: Bool

    /// Makes a column.
    public init(_ title: StyledText, isNumeric: Bool = false, isElastic: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
      self.isElastic = isElastic
    }
  }

  /// A row of as many cells as there are columns; missing cells are empty.
  public struct Row: Sendable {
    /// The cells.
    public var cells: [StyledText]
    /// True where a rule stands above: sums.
    public var isAfterRule: Bool

    /// Makes a row.
    public init(_ cells: [StyledText], isAfterRule: Bool = false) {
      self.cells = cells
      self.isAfterRule = isAfterRule
    }
  }

  /// The columns from the left.
  public var columns: [Column]
  /// The rows from the top.
  public var rows: [Row] = []

  /// A table without rows.
  public init(_ columns: [Column]) { self.columns = columns }
}
