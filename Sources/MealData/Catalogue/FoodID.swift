/// A row of figures in a catalogue: one food of SR28, or one of the catalogue's own.
///
/// An index: it means something only to the catalogue that gave it, and never outlives a rebuild. Write keys to disk.
public struct FoodID: Hashable, Sendable, BitwiseCopyable {
  /// The position of the row; rows stand in the order of their keys.
  public let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
