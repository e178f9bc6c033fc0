/// Open addressing with linear probing over at most 65,534 things: 0 is a free slot, else the index plus one.
enum HashTable {
  /// The slots for things with these hashes, at most two thirds full; equal hashes stand in the order given.
  static func slots(_ hashes: [UInt32]) -> [UInt16] {
    var size = 16
    while size * 2 < hashes.count * 3 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (index, hash) in hashes.enumerated() {
      var at = Int(hash) & (size - 1)
      while slots[at] != 0 { at = (at + 1) & (size - 1) }
      slots[at] = UInt16(index + 1)
    }
    return slots
  }
}
