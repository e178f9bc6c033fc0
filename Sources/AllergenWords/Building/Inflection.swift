/// The inflected forms of a folded word, made by the rules of its language; generous, since a form that nobody writes
/// costs a few bytes.
enum Inflection {
  /// All forms of a word; `isLast` is false for words before the last of a term, which may be adjectives.
  static func forms(_ word: String, _ language: WordLanguage, isFirst: Bool, isLast: Bool) -> [String] {
    guard word.utf8.count > 2, let last = word.utf8.last, ASCIIClass.isLetter(last) else { return [word] }
    switch language {
    case .any: return word.hasSuffix("s") ? [word] : [word, word + "s"]
    case .en: return english(word)
    case .de: return german(word, isLast: isLast)
    case .fr: return french(word, isFirst: isFirst)
    case .es: return spanish(word, isFirst: isFirst)
    case .it: return italian(word, isFirst: isFirst)
    case .pt: return portuguese(word, isFirst: isFirst)
    case .nl: return dutch(word, isLast: isLast)
    case .pl: return PolishInflection.forms(word)
    }
  }

  /// A word without its last letters.
  static func stem(_ word: String, _ count: Int) -> String { String(word.dropLast(count)) }

  /// True where a word ends in one of some endings.
  static func ends(_ word: String, _ endings: String...) -> Bool { endings.contains { word.hasSuffix($0) } }

  private static func english(_ word: String) -> [String] {
    if ends(word, "s", "x", "z", "ch", "sh") { return [word, word + "es"] }
    if ends(word, "ay", "ey", "oy", "uy") { return [word, word + "s"] }
    if ends(word, "y") { return [word, stem(word, 1) + "ies"] }
    if ends(word, "fe") { return [word, word + "s", stem(word, 2) + "ves"] }
    if ends(word, "f") { return [word, word + "s", stem(word, 1) + "ves"] }
    return ends(word, "o") ? [word, word + "s", word + "es"] : [word, word + "s"]
  }

  private static func german(_ word: String, isLast: Bool) -> [String] {
    if !isLast {
      let base = ends(word, "e") ? stem(word, 1) : word
      return [word] + ["e", "en", "er", "es", "em"].map { base + $0 }
    }
    if ends(word, "e") { return [word] + ["n", "s"].map { word + $0 } }
    if ends(word, "l", "r") { return [word] + ["n", "s", "e", "en"].map { word + $0 } }
    return [word] + ["e", "en", "er", "ern", "s", "es"].map { word + $0 }
  }

  private static func french(_ word: String, isFirst: Bool) -> [String] {
    if ends(word, "s", "x") { return [word] }
    var forms = [word, word + "s", word + "x"]
    if ends(word, "al") { forms.append(stem(word, 1) + "ux") }
    return isFirst ? forms : forms + [word + "e", word + "es"]
  }

  private static func spanish(_ word: String, isFirst: Bool) -> [String] {
    if ends(word, "z") { return [word, stem(word, 1) + "ces"] }
    if !isFirst, ends(word, "o") { return ["o", "a", "os", "as"].map { stem(word, 1) + $0 } }
    return ends(word, "a", "e", "i", "o", "u") ? [word, word + "s"] : [word, word + "es", word + "s"]
  }

  private static func portuguese(_ word: String, isFirst: Bool) -> [String] {
    if ends(word, "ao") { return [word, word + "s"] + ["oes", "aes"].map { stem(word, 2) + $0 } }
    if ends(word, "m") { return [word, stem(word, 1) + "ns"] }
    if ends(word, "il") { return [word, stem(word, 1) + "s", stem(word, 2) + "eis"] }
    if ends(word, "l") { return [word, stem(word, 1) + "is"] }
    if !isFirst, ends(word, "o") { return ["o", "a", "os", "as"].map { stem(word, 1) + $0 } }
    return ends(word, "r", "s", "z") ? [word, word + "es"] : [word, word + "s"]
  }

  private static func italian(_ word: String, isFirst: Bool) -> [String] {
    if ends(word, "io") {
      return [word, stem(word, 1), stem(word, 1) + "i"] + (isFirst ? [] : [stem(word, 1) + "a", stem(word, 1) + "e"])
    }
    if ends(word, "co", "go") {
      return [word, stem(word, 1) + "hi", stem(word, 1) + "i"]
        + (isFirst ? [] : [stem(word, 1) + "a", stem(word, 1) + "he"])
    }
    if ends(word, "ca", "ga") { return [word, stem(word, 1) + "he"] }
    if ends(word, "cia", "gia") { return [word, stem(word, 1) + "e", stem(word, 2) + "e"] }
    if !isFirst, ends(word, "o") { return ["o", "a", "i", "e"].map { stem(word, 1) + $0 } }
    if ends(word, "o", "e") { return [word, stem(word, 1) + "i"] }
    return ends(word, "a") ? [word, stem(word, 1) + "e"] : [word]
  }

  private static func dutch(_ word: String, isLast: Bool) -> [String] {
    if !isLast { return [word, word + "e", word + "s"] + dutchPlural(word) }
    if ends(word, "e") { return [word, word + "n", word + "s", word + "tje", word + "tjes"] }
    return [word] + ["s", "en", "e", "je", "jes", "tje", "tjes"].map { word + $0 } + dutchPlural(word)
  }

  /// `noot` to `noten`, `krab` to `krabben`, `kaas` to `kazen`.
  private static func dutchPlural(_ word: String) -> [String] {
    let letters = Array(word)
    guard letters.count > 2, let last = letters.last, !"aeiouy".contains(last) else { return [] }
    let vowels = letters.dropLast().reversed().prefix { "aeiou".contains($0) }
    if vowels.count == 1 { return [word + String(last) + "en", word + String(last) + "e"] }
    guard vowels.count == 2, letters[letters.count - 2] == letters[letters.count - 3] else { return [] }
    let soft = last == "s" ? "z" : last == "f" ? "v" : last
    return [String(letters.dropLast(2)) + String(soft) + "en"]
  }
}
