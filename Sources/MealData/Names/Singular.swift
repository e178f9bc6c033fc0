/// Reduces a word to the form that singular and plural share.
///
/// Not always an English word ("cookie" and "cookies" are both "cooky"): names are only ever compared in this form.
enum Singular {
  /// Reduces the lower-case word that `bytes` ends with, from `start`, in place; true where it was a plural.
  static func reduce(_ bytes: inout [UInt8], from start: Int) -> Bool {
    let count = bytes.count - start
    guard count > 3 else { return false }
    if bytes[bytes.count - 1] == s { plural(&bytes, start, count) }
    let isPlural = bytes.count - start != count
    canonicalEnd(&bytes, start)
    return isPlural
  }

  private static let s = UInt8(ascii: "s")
  private static let e = UInt8(ascii: "e")

  private static func plural(_ bytes: inout [UInt8], _ start: Int, _ count: Int) {
    if count == 4, ends(bytes, start, "ies") {
      bytes.removeLast()
      return
    }
    if ends(bytes, start, "ss") || ends(bytes, start, "us") || ends(bytes, start, "is") { return }
    if ends(bytes, start, "ies") { return replaceEnd(&bytes, 3, "y") }
    if ends(bytes, start, "ves"), isLeafLike(bytes, start) { return replaceEnd(&bytes, 3, "f") }
    if ends(bytes, start, "oes") || ends(bytes, start, "sses") || ends(bytes, start, "xes") {
      bytes.removeLast(2)
      return
    }
    bytes.removeLast()
  }

  /// Words in -ie and -y, and in -che, -she and -ch, -sh, cannot be told apart from their plurals: both become one.
  private static func canonicalEnd(_ bytes: inout [UInt8], _ start: Int) {
    guard bytes.count - start > 3 else { return }
    if ends(bytes, start, "ie") { return replaceEnd(&bytes, 2, "y") }
    if ends(bytes, start, "che") || ends(bytes, start, "she") { bytes.removeLast() }
  }

  /// -ves from -f or -fe: leaves, loaves, halves, calves, knives, shelves, hooves, sheaves; not olives, chives, cloves.
  private static func isLeafLike(_ bytes: [UInt8], _ start: Int) -> Bool {
    let stems: [StaticString] = ["leaves", "loaves", "halves", "calves", "shelves", "sheaves", "hooves"]
    return stems.contains { ends(bytes, start, $0) }
  }

  private static func ends(_ bytes: [UInt8], _ start: Int, _ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard bytes.count - start >= length else { return false }
    let text = ending.utf8Start
    for offset in 0..<length where bytes[bytes.count - length + offset] != text[offset] { return false }
    return true
  }

  private static func replaceEnd(_ bytes: inout [UInt8], _ count: Int, _ letter: StaticString) {
    bytes.removeLast(count)
    bytes.append(letter.utf8Start.pointee)
  }
}
