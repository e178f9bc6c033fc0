/// Umlauts may be written as two letters: `Kaese`, `Nuesse`.
enum GermanSpelling {
  static func both(_ word: String) -> [String] {
    var spelled = ""
    for letter in word {
      switch letter {
      case "ä": spelled += "ae"
      case "ö": spelled += "oe"
      case "ü": spelled += "ue"
      default: spelled.append(letter)
      }
    }
    return spelled == word ? [word] : [word, spelled]
  }
}
