/// Polish cases, on folded letters: every form that a noun or an adjective with this ending may take.
enum PolishInflection {
  static func forms(_ word: String) -> [String] {
    guard let last = word.last else { return [word] }
    switch last {
    case "a": return feminine(word)
    case "o": return neuter(word)
    case "e":
      return joined(
        Inflection.stem(word, 1),
        ["", "e", "a", "u", "em", "om", "ami", "ach", "ego", "emu", "y", "ych", "ym", "ymi", "ej"])
    case "y", "i": return adjective(word)
    default: return masculine(word)
    }
  }

  private static func joined(_ stem: String, _ endings: [String]) -> [String] { endings.map { stem + $0 } }

  private static func feminine(_ word: String) -> [String] {
    let stem = Inflection.stem(word, 1)
    let plain = joined(stem, ["", "a", "y", "i", "e", "o", "om", "ami", "ach", "ej", "ych", "ym", "ymi"])
    return plain + softened(stem) + inserted(stem)
  }

  private static func neuter(_ word: String) -> [String] {
    let stem = Inflection.stem(word, 1)
    return joined(stem, ["", "o", "a", "u", "em", "iem", "om", "ami", "ach"]) + softened(stem) + inserted(stem)
  }

  /// `pszenny`, `wloski`; also plurals such as `orzechy`.
  private static func adjective(_ word: String) -> [String] {
    let stem = Inflection.stem(word, 1)
    let endings =
      word.hasSuffix("y")
      ? ["y", "a", "e", "ego", "ej", "emu", "ym", "ymi", "ych"]
      : ["i", "a", "ie", "iego", "iej", "iemu", "im", "imi", "ich"]
    return joined(stem, endings) + joined(stem, ["", "o", "ow", "om", "ami", "ach"]) + inserted(stem)
  }

  private static func masculine(_ word: String) -> [String] {
    var forms = joined(
      word,
      ["", "a", "u", "owi", "em", "iem", "e", "y", "i", "ow", "om", "ami", "ach", "ia", "iom", "iami", "iach", "iu"])
    forms += softened(word)
    if word.hasSuffix("ek") {
      forms += joined(Inflection.stem(word, 2), ["ka", "ku", "kiem", "ki", "kow", "kom", "kami", "kach"])
    }
    if word.hasSuffix("iec") {
      forms += joined(Inflection.stem(word, 3), ["ca", "cu", "cem", "ce", "cow", "com", "cami", "cach"])
    }
    return forms
  }

  /// The last consonant before the soft ending: `maka` to `mace`, `ryba` to `rybie`.
  private static func softened(_ stem: String) -> [String] {
    let rules: [(ending: String, soft: String)] = [
      ("st", "scie"), ("ch", "sze"), ("k", "ce"), ("g", "dze"), ("r", "rze"), ("t", "cie"), ("d", "dzie"), ("l", "le"),
      ("n", "nie"), ("w", "wie"), ("s", "sie"), ("z", "zie"), ("m", "mie"), ("b", "bie"), ("p", "pie"),
    ]
    guard let rule = rules.first(where: { stem.hasSuffix($0.ending) }) else { return [] }
    return [Inflection.stem(stem, rule.ending.count) + rule.soft]
  }

  /// The vowel that a bare stem asks for: `bulka` to `bulek`.
  private static func inserted(_ stem: String) -> [String] {
    guard stem.hasSuffix("k"), stem.count > 2 else { return [] }
    let base = Inflection.stem(stem, 1)
    return base.last.map { "aeiouy".contains($0) } == true ? [] : [base + "ek"]
  }
}
