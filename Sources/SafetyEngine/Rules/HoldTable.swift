/// Pairs of a core temperature and how long it has to be held: either is enough for the other.
public struct HoldTable: Sendable, Hashable {
  /// A pair.
  public struct Row: Sendable, Hashable {
    /// °C in all parts of the food.
    public var celsius: Double
    /// Seconds.
    public var hold: Int

    init(_ celsius: Double, _ hold: Int) {
      self.celsius = celsius
      self.hold = hold
    }
  }

  /// The rows from the coolest.
  public var rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// The row at or below a measured temperature; nil where it is too cold for any.
  public func row(at celsius: Double) -> Row? { rows.last { $0.celsius <= celsius + HoldTable.tolerance } }

  /// A tenth of a Fahrenheit degree, so that 140 °F meets its own row.
  private static let tolerance = 0.056

  /// True where food that comes to `celsius` for `seconds` satisfies a row.
  func isMet(at celsius: Double, for seconds: Double) -> Bool {
    row(at: celsius).map { Double($0.hold) <= seconds } ?? false
  }
}
