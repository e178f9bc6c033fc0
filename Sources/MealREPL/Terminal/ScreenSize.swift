/// The size of a terminal in cells.
public struct ScreenSize: Hashable, Sendable {
  /// The cells in a row; at least 2, so that a wide character fits.
  public var columns: Int
  /// The number of rows; at least 1.
  public var rows: Int

  /// Makes a size; what is not positive becomes the usual 80 by 24.
  public init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? max(2, columns) : 80
    self.rows = rows > 0 ? rows : 24
  }
}
