/// The FNV-1a hash of folded letters; the tables of the vocabulary are keyed by it.
struct WordHash: Equatable {
  var value: UInt32 = 2_166_136_261

  init() {}

  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { mix(letter) }
  }

  mutating func mix(_ letter: UInt8) {
    value = (value ^ UInt32(letter)) &* 16_777_619
  }

  /// The place to begin probing in a table whose size is a power of two.
  func slot(in count: Int) -> Int {
    Int((value ^ (value >> 15)) & UInt32(truncatingIfNeeded: count - 1))
  }
}
