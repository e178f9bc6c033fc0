extension UnitWords {
  /// A sorted table of words in rows of fixed width within a literal: a look-up is a binary search in read-only memory,
  /// and nothing is built when the program starts.
  public struct Table: Sendable {
    /// The bytes of a row that are the word, padded with blanks.
    public static let keyWidth = 22

    /// The bytes from one row's start to the next.
    public let pitch: Int
    private let rows: StaticString

    /// Wraps a literal whose rows are in byte order, `pitch` bytes apart.
    public init(pitch: Int, rows: StaticString) {
      self.pitch = pitch
      self.rows = rows
    }

    /// How many rows there are.
    public var count: Int { (rows.utf8CodeUnitCount + 1) / pitch }

    /// The byte at `offset` in row `row`.
    @inline(__always)
    public func byte(_ row: Int, _ offset: Int) -> UInt8 {
      let index = row * pitch + offset
      return index < rows.utf8CodeUnitCount ? rows.utf8Start[index] : 0x20
    }

    /// The row whose word is `key`; nil where there is none.
    public func row(of key: Key) -> Int? {
      guard key.count > 0, key.count <= Self.keyWidth else { return nil }
      let base = UnsafeRawPointer(rows.utf8Start)
      var (low, high) = (0, count)
      while low < high {
        let middle = (low &+ high) >> 1
        switch Self.order(key, base + middle &* pitch) {
        case 0: return middle
        case 1: low = middle &+ 1
        default: high = middle
        }
      }
      return nil
    }

    /// 0 where the row at `address` holds `key`, 1 where `key` comes after it, else -1.
    @inline(__always)
    private static func order(_ key: Key, _ address: UnsafeRawPointer) -> Int {
      let first = UInt64(bigEndian: address.loadUnaligned(as: UInt64.self))
      if key.first != first { return key.first > first ? 1 : -1 }
      let second = UInt64(bigEndian: (address + 8).loadUnaligned(as: UInt64.self))
      if key.second != second { return key.second > second ? 1 : -1 }
      let third = UInt64(bigEndian: (address + 16).loadUnaligned(as: UInt64.self)) & ~0xFFFF | 0x2020
      return key.third == third ? 0 : key.third > third ? 1 : -1
    }
  }
}
