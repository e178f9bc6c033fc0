/// Interned texts of a blob in the making.
struct StringPool {
  private(set) var bytes: [UInt8] = [0, 0]
  private var known: [String: UInt32] = ["": 0]

  /// The place of a text; the same text has one place.
  mutating func intern(_ text: String) -> UInt32 {
    if let place = known[text] { return place }
    let place = UInt32(bytes.count)
    let utf8 = Array(text.utf8.prefix(65_535))
    bytes.append(UInt8(utf8.count & 0xFF))
    bytes.append(UInt8(utf8.count >> 8))
    bytes.append(contentsOf: utf8)
    known[text] = place
    return place
  }
}
