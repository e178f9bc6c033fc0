/// A choice of words by their positions; at most 64.
struct WordMask: Equatable {
  var bits: UInt64

  static let none = WordMask(bits: 0)

  /// The first `count` words.
  static func first(_ count: Int) -> WordMask {
    WordMask(bits: count >= 64 ? .max : (1 << UInt64(max(0, count))) - 1)
  }

  @inline(__always)
  func contains(_ index: Int) -> Bool { bits & (1 << UInt64(index & 63)) != 0 }

  mutating func insert(_ index: Int) { bits |= 1 << UInt64(index & 63) }

  var count: Int { bits.nonzeroBitCount }

  var isEmpty: Bool { bits == 0 }

  func subtracting(_ other: WordMask) -> WordMask { WordMask(bits: bits & ~other.bits) }

  func union(_ other: WordMask) -> WordMask { WordMask(bits: bits | other.bits) }

  func intersection(_ other: WordMask) -> WordMask { WordMask(bits: bits & other.bits) }

  /// The greatest position; -1 where empty.
  var last: Int { 63 - bits.leadingZeroBitCount }
}

extension NameWords {
  /// The hash of the letters of the chosen words without spaces.
  func joinedHash(_ mask: WordMask) -> UInt32 {
    var state = BlobFormat.hashSeed
    for index in 0..<min(count, 64) where mask.contains(index) {
      for position in Int(ranges[index].start)..<Int(ranges[index].end) {
        BlobFormat.hash(bytes[position], into: &state)
      }
    }
    return BlobFormat.finish(state)
  }

  /// The hash of the chosen words in any order, fillers apart.
  func orderFreeHash(_ mask: WordMask) -> UInt32 {
    var sum: UInt32 = 0
    for index in 0..<min(count, 64) where mask.contains(index) && !isFiller(index) { sum &+= ranges[index].hash }
    return BlobFormat.finish(sum)
  }

  /// True where a chosen word is no filler.
  func hasContent(_ mask: WordMask) -> Bool {
    (0..<min(count, 64)).contains { mask.contains($0) && !isFiller($0) }
  }

  /// True for "of", "from", "the", "a", "an".
  func isFiller(_ index: Int) -> Bool { NameWords.isFiller(word(index)) }

  /// The chosen words between back-ticks, for reasons.
  func quoted(_ mask: WordMask) -> String {
    (0..<min(count, 64)).filter { mask.contains($0) }.map { "`\(text($0))`" }.joined(separator: ", ")
  }

  /// All words, at most 64.
  var all: WordMask { .first(count) }
}
