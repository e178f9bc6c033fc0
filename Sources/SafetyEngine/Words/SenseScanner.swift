import MealSource

/// A phrase of the vocabulary in a text.
struct SenseHit: Sendable, Hashable {
  var sense: Sense
  /// The phrase as the vocabulary writes it.
  var phrase: String
  /// The position of its first word.
  var word: Int
  /// The number of its words.
  var count: Int

  /// The position behind its last word.
  var end: Int { word + count }
}

/// Finds the phrases of `SafetyVocabulary` in texts: whole words.
///
/// Linear in the number of words; no state.
struct SenseScanner: Sendable {
  private struct Entry: Sendable {
    var words: [String]
    /// As the table writes it.
    var phrase: String
    var senses: [Sense]

    /// True for what only looks like something else.
    var hidesOthers: Bool { senses.contains(.nothing) || senses.contains(.plant) }

    mutating func add(_ sense: Sense) {
      if !senses.contains(sense) { senses.append(sense) }
    }

    func hits(at position: Int) -> [SenseHit] {
      senses.map { SenseHit(sense: $0, phrase: phrase, word: position, count: words.count) }
    }
  }

  static let shared = SenseScanner()

  /// Entries by their first word, the longest first.
  private let index: [String: [Entry]]

  private init() {
    var entries: [[String]: Entry] = [:]
    for row in SafetyVocabulary.table.split(separator: "\n") {
      let parts = row.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let sense = Sense(rawValue: String(parts[0])) else { continue }
      for phrase in parts[1].split(separator: ";") {
        let words = SenseScanner.words(String(phrase))
        let written = String(phrase.drop { $0 == " " })
        if words.isEmpty { continue }
        entries[words, default: Entry(words: words, phrase: written, senses: [])].add(sense)
      }
    }
    index = Dictionary(grouping: entries.values) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// What the words of `text` tell, in reading order.
  ///
  /// A phrase does not hide the phrases in it (`prime rib` is also a rib), but for those that only look like a sense.
  func scan(_ text: String) -> [SenseHit] {
    let words = SenseScanner.words(text)
    var (hits, position): ([SenseHit], Int) = ([], 0)
    while position < words.count {
      var entries = index[words[position]]?.filter { words[position...].starts(with: $0.words) } ?? []
      let hiding = entries.first.flatMap { $0.hidesOthers ? $0 : nil }
      if let hiding { entries = [hiding] }
      if !entries.isEmpty, !isDenied(position, words) { hits += entries.flatMap { $0.hits(at: position) } }
      position += hiding?.words.count ?? 1
    }
    return hits
  }

  private func isDenied(_ position: Int, _ words: [String]) -> Bool {
    words[max(0, position - 2)..<position].contains { SafetyVocabulary.denials.contains($0) }
  }

  /// Words that stand in every line and every text, and name no food.
  static let small: Set = [
    "the", "and", "with", "in", "for", "of", "to", "g", "kg", "ml", "l", "lb", "or", "on", "a", "into",
  ]

  /// The words of a text: folded, hyphens apart, in the singular.
  static func words(_ text: String) -> [String] {
    NameFolding.folded(Array(text.utf8))
      .filter { $0 != UInt8(ascii: "'") }
      .split { !isWordByte($0) }
      .map { singular(String(decoding: $0, as: UTF8.self)) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Crude, and the same on both sides: only equality matters.
  private static func singular(_ word: String) -> String {
    let stem = withoutPlural(word)
    return stem.utf8.count > 3 && stem.hasSuffix("ie") ? stem.dropLast(2) + "y" : stem
  }

  private static func withoutPlural(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else { return word }
    let stem = word.dropLast(2)
    if word.hasSuffix("es"), ["ch", "sh", "ss", "x"].contains(where: { stem.hasSuffix($0) }) { return String(stem) }
    return String(word.dropLast())
  }
}

/// What several texts tell together.
struct Senses: Sendable {
  /// By text.
  let texts: [[SenseHit]]
  /// Of all texts.
  let hits: [SenseHit]

  init(_ texts: [String] = []) {
    self.texts = texts.map { SenseScanner.shared.scan($0) }
    hits = self.texts.flatMap { $0 }
  }

  func contains(_ sense: Sense) -> Bool { hits.contains { $0.sense == sense } }

  /// The first phrase of a sense.
  func phrase(_ sense: Sense) -> String? { hits.first { $0.sense == sense }?.phrase }

  /// True where one of `senses` is there.
  func containsAny(_ senses: Sense...) -> Bool { hits.contains { senses.contains($0.sense) } }
}
