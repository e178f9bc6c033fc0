/// The preparation words of a line that change what a cup or a piece weighs: `chopped`, `packed`, `skinless`.
public struct Preparation: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit a word of `Preparation.words`.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  init(bit: UInt8) { rawValue = 1 << UInt64(bit & 63) }

  /// The words of a bit, the first is the one to print.
  ///
  /// Singular forms as `NameWords` makes them; append, never reorder.
  static let words: [String] = [
    "chopped", "diced", "cubed", "minced", "sliced", "grated", "shredded", "crumbled", "mashed", "pureed",
    "packed", "unpacked", "cooked", "raw", "canned", "dried", "frozen", "drained", "whole", "halved",
    "quartered", "crushed", "ground", "melted", "sifted", "pitted", "peeled", "boneless", "skinless", "toasted",
    "roasted", "whipped", "shaved", "flaked", "thin", "thick", "torn", "julienned", "trimmed", "seeded",
    "cored", "shelled", "slivered", "zested", "juiced", "hulled", "stemmed", "unpeeled", "floret", "leaf",
    "seed", "softened", "chilled", "uncooked", "large", "small", "medium", "spiralized", "heaping", "level",
    "deveined", "rinsed", "soaked", "squeezed",
  ]

  /// The bits that weigh alike: a cup of diced food is a cup of chopped food where the card gives only one.
  static func alike(_ bit: UInt64) -> UInt64 {
    for family in alikeFamilies where family & bit != 0 { return family }
    return bit
  }

  /// Chopped, diced, cubed; grated, shredded, shaved; minced, crushed; mashed, pureed; halved, quartered.
  private static let alikeFamilies: [UInt64] = [
    1 << 0 | 1 << 1 | 1 << 2, 1 << 5 | 1 << 6 | 1 << 32, 1 << 3 | 1 << 21, 1 << 8 | 1 << 9, 1 << 19 | 1 << 20,
    1 << 37 | 1 << 57,
  ]

  /// The bits of states: cooked, raw, canned, dried, frozen, drained.
  static let states: UInt64 = 0b11_1111 << 12

  /// The words in the set, in their fixed order.
  public var words: [String] {
    (0..<64).filter { rawValue & (1 << UInt64($0)) != 0 }.map { Preparation.words[$0] }
  }

  /// The bit of a word; nil for a word that no weight depends on.
  static func bit(of word: String) -> UInt8? {
    words.firstIndex(of: word).map { UInt8($0) }
  }
}
