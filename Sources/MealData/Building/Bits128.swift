/// A set of numbers below 128.
struct Bits128: Hashable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  mutating func insert(_ bit: Int) {
    if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
  }
}
