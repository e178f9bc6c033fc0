/// A term of the tables, taken apart.
///
/// Words are parted by blanks. In a word, `a/b` are alternatives and `a|b` may be written as one word or as two; `=word` is
/// not inflected, `!word` is neither and its accents count. `^term` must be the line's only food. `stem*` may begin a
/// compound, `*stem` may end one, `stem>` may begin one whose rest is known.
struct TermPattern {
  /// The term for people: no marks.
  let text: String
  let mustStandAlone: Bool
  let beginsCompounds: Bool
  let needsKnownRest: Bool
  let endsCompounds: Bool
  /// The ways to write it, each a sequence of words as the table writes them.
  let spellings: [[String]]

  init(_ source: String) {
    var body = Substring(TermPattern.parted(source))
    mustStandAlone = body.first == "^"
    if mustStandAlone { body = body.dropFirst() }
    endsCompounds = body.first == "*"
    if endsCompounds { body = body.dropFirst() }
    beginsCompounds = body.last == "*" || body.last == ">"
    needsKnownRest = body.last == ">"
    if beginsCompounds { body = body.dropLast() }
    text = TermPattern.plain(body)
    spellings = TermPattern.spellings(body)
  }

  /// Hyphens, apostrophes and the border of letters and digits part words, as in texts.
  private static func parted(_ source: String) -> String {
    var result = ""
    for letter in source {
      if let last = result.last, last.isLetter && letter.isNumber || last.isNumber && letter.isLetter {
        result.append(" ")
      }
      result.append(letter == "-" || letter == "'" ? " " : letter)
    }
    return result
  }

  /// The first alternative of each word, without marks.
  private static func plain(_ body: Substring) -> String {
    let words = body.split(separator: " ").map { word in
      word.split(separator: "/").first.map { String($0.filter { $0 != "=" && $0 != "!" && $0 != "|" }) } ?? ""
    }
    return words.joined(separator: " ")
  }

  private static func spellings(_ body: Substring) -> [[String]] {
    var spellings: [[String]] = [[]]
    for word in body.split(separator: " ") {
      let joined = [String(word.filter { $0 != "|" })]
      let ways = word.contains("|") ? [joined, word.split(separator: "|").map(String.init)] : [joined]
      spellings = spellings.flatMap { spelling in ways.map { spelling + $0 } }
    }
    return spellings
  }
}
