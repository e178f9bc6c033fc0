/// A name in a catalogue: a curated card, or the implicit entry of a row that has none.
public struct EntryID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the card, or the count of cards plus the row's index.
  public let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
