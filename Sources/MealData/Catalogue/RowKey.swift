/// The order of rows: the numbers of `usda:` keys first, then other keys by their bytes.
enum RowKey: Hashable, Comparable {
  case number(UInt32)
  case text([UInt8])

  static func < (left: RowKey, right: RowKey) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a < b
    case (.number, .text): true
    case (.text, .number): false
    case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
    }
  }

  /// The number in `usda:NNNNN`; nil for other keys.
  static func number(_ key: [UInt8]) -> UInt32? {
    guard key.count > 5, key.count <= 13, key.starts(with: Array("usda:".utf8)) else { return nil }
    var number: UInt32 = 0
    for byte in key[5...] {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + UInt32(byte - 0x30)
    }
    return number
  }
}
