/// Compares a word of a text with a spelling in lower case, accents included.
enum LowerCase {
  static func matches(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ spelling: UnsafeRawBufferPointer) -> Bool {
    guard word.count == spelling.count else { return false }
    return String(decoding: word, as: UTF8.self).lowercased().utf8.elementsEqual(spelling)
  }
}
