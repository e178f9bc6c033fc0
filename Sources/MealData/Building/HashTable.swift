/// Open addressing with linear probing: 0 is a free slot, else the index plus one.
enum HashTable {
  /// The slots for things with these hashes, at most two thirds full; equal hashes stand in the order given.
  ///
  /// A thing without a hash is left out.
  static func slots(_ hashes: [UInt32?]) -> [UInt32] {
    var size = 16
    while size * 2 < hashes.lazy.filter({ $0 != nil }).count * 3 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (index, hash) in hashes.enumerated() {
      guard let hash else { continue }
      var at = Int(hash) & (size - 1)
      while slots[at] != 0 { at = (at + 1) & (size - 1) }
      slots[at] = UInt32(index + 1)
    }
    return slots
  }
}
