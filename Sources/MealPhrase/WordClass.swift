/// What a word can be in an ingredient line; a word can be several things.
struct WordClass: OptionSet, Hashable, BitwiseCopyable, Sendable {
  let rawValue: UInt32

  /// Letter `L`: preparation that is set aside before the food and behind it: chopped, grated.
  static let leading = WordClass(rawValue: 1 << 0)
  /// `P`: preparation behind the food only; before it, it names the food: dried, smoked, ground.
  static let trailing = WordClass(rawValue: 1 << 1)
  /// `A`: says how something is prepared: finely, freshly.
  static let adverb = WordClass(rawValue: 1 << 2)
  /// `J`: cannot be a food alone: red, fresh, extra-virgin.
  static let adjective = WordClass(rawValue: 1 << 3)
  /// `Z`: a size; the number is its kind.
  static let size = WordClass(rawValue: 1 << 4)
  /// `N`: a number word.
  static let number = WordClass(rawValue: 1 << 5)
  /// `H`: half.
  static let half = WordClass(rawValue: 1 << 6)
  /// `Q`: quarter.
  static let quarter = WordClass(rawValue: 1 << 7)
  /// `T`: third.
  static let third = WordClass(rawValue: 1 << 8)
  /// `W`: one and a half.
  static let oneAndHalf = WordClass(rawValue: 1 << 9)
  /// `a`: an article, which counts as one.
  static let article = WordClass(rawValue: 1 << 10)
  /// `V`: a vague amount that is no number: some, little.
  static let vagueAmount = WordClass(rawValue: 1 << 11)
  /// `v`: a vague number: few, several.
  static let vagueNumber = WordClass(rawValue: 1 << 12)
  /// `o`: of.
  static let of = WordClass(rawValue: 1 << 13)
  /// `&`: and.
  static let and = WordClass(rawValue: 1 << 14)
  /// `|`: or.
  static let or = WordClass(rawValue: 1 << 15)
  /// `t`: to, between two numbers.
  static let to = WordClass(rawValue: 1 << 16)
  /// `~`: about.
  static let about = WordClass(rawValue: 1 << 17)
  /// `m`: meat, which `minced` before it makes another food.
  static let meat = WordClass(rawValue: 1 << 18)
  /// `h`: a head noun that the foods before an `or` share: broth, oil.
  static let head = WordClass(rawValue: 1 << 19)
  /// `d`: a noun that can stand before a head noun: chicken, olive.
  static let modifier = WordClass(rawValue: 1 << 20)
  /// `f`, `g`, `D`, `S`, `G`: purposes.
  static let frying = WordClass(rawValue: 1 << 21)
  static let greasing = WordClass(rawValue: 1 << 22)
  static let dusting = WordClass(rawValue: 1 << 23)
  static let serving = WordClass(rawValue: 1 << 24)
  static let garnish = WordClass(rawValue: 1 << 25)
  /// `B`: bone, shell, peel: may say that the weight is as bought.
  static let asBought = WordClass(rawValue: 1 << 26)
  /// `u`: juice, zest and the like.
  static let juice = WordClass(rawValue: 1 << 27)

  /// `X`: may begin a remark behind the food: to, for, plus, optional.
  static let tailStart = WordClass(rawValue: 1 << 28)

  /// Everything that is a number or stands for one.
  static let numeral: WordClass = [.number, .half, .quarter, .third, .oneAndHalf]
  /// Everything that says what a food is for.
  static let purpose: WordClass = [.frying, .greasing, .dusting, .serving, .garnish]
  /// Preparation that stands behind a food.
  static let behind: WordClass = [.leading, .trailing, .adverb]

  /// The class of a letter in the rows of `Vocabulary`; the order is that of the bits.
  static func named(_ letter: UInt8) -> WordClass {
    let letters: StaticString = "LPAJZNHQTWaVvo&|t~mhdfgDSGBuX"
    for bit in 0..<letters.utf8CodeUnitCount where letters.utf8Start[bit] == letter {
      return WordClass(rawValue: 1 << UInt32(bit))
    }
    return []
  }

  /// True where the two sets share a class.
  @inline(__always)
  func has(_ other: WordClass) -> Bool { rawValue & other.rawValue != 0 }
}
