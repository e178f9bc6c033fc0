/// The folded letters of table text, split as the scanner splits texts.
enum FoldedText {
  /// The words of a text.
  static func words(_ text: String) -> [String] {
    var copy = text
    return copy.withUTF8 { bytes in
      let (words, letters) = WordReader.read(bytes)
      return words.map { String(decoding: letters[$0.letters], as: UTF8.self) }
    }
  }

  /// One word, or nil where a text is not exactly one.
  static func word(_ text: String) -> String? {
    let words = words(text)
    return words.count == 1 ? words[0] : nil
  }
}
