/// Where a tail such as "in water" may be set aside.
enum TailRule {
  /// The index of "in" or "with" where all words behind it are harmless; nil where there is none.
  static func cut(_ words: NameWords) -> Int? {
    let openers = ["in", "with", "without"]
    guard let cut = (1..<max(1, words.count)).first(where: { openers.contains(words.text($0)) }) else { return nil }
    guard cut + 1 < words.count else { return nil }
    return (cut + 1..<words.count).allSatisfy { harmless.contains(words.text($0)) } ? cut : nil
  }

  private static let harmless = [
    "water", "spring", "brine", "own", "their", "its", "skin", "bone", "shell", "tail", "leaf", "top", "stem", "rind",
    "peel",
    "and", "the", "or", "green", "root", "attached", "casing", "seed", "juice",
  ]
}
