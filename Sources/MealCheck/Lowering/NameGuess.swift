/// Shortens a name that no one knows, one stated assumption at a time: brands, lead-ins and remarks go, then words that
/// change little; at last kinds of which every sort is much alike stand for their sorts.
///
/// What is left must still be a name of a card: nothing here ever finds a row by some of its words.
struct NameGuess {
  /// A shorter name, and why it stands for the whole.
  struct Candidate {
    var name: String
    var reason: String
    /// Words that must not name a food themselves, nor change one much: "zucchini noodles" are no sort of noodles.
    var asidePlain: [String] = []
    /// True where the name counts only letter by letter, in its order.
    var isExact = false
  }

  private var words: [String]
  private var reasons: [String] = []
  private(set) var candidates: [Candidate] = []

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, words.count <= 24 else { return }
    cutRemark()
    cutLead()
    cutBrand()
    cutWeak()
    cutSort()
    addKind()
    cutAnd()
  }

  /// "1 tsp salt and pepper": one amount for two foods counts as the first.
  private mutating func cutAnd() {
    guard let at = words.dropLast().firstIndex(where: { ["and", "&"].contains($0.lowercased()) }), at > 0 else {
      return
    }
    offer(Array(words[..<at]), "the amount is that of both, and counts as \(Self.quoted(Array(words[..<at])))")
  }

  /// "dill havarti": a name may have left its kind out.
  private mutating func addKind() {
    for kind in ["cheese", "sauce", "mushroom", "noodle"] {
      offer(words + [kind], "a kind of \(kind)")
      candidates[candidates.count - 1].isExact = true
    }
  }

  private mutating func offer(_ words: [String], _ reason: String, aside: some Sequence<String> = []) {
    guard !words.isEmpty else { return }
    let all = reasons + [reason]
    candidates.append(
      Candidate(
        name: words.joined(separator: " "), reason: all.joined(separator: "; "), asidePlain: aside.map(Self.plain)))
  }

  /// Goes on with fewer words.
  private mutating func keep(_ rest: [String], _ reason: String, aside: some Sequence<String> = []) {
    guard !rest.isEmpty, rest.count < words.count else { return }
    offer(rest, reason, aside: aside)
    words = rest
    reasons.append(reason)
  }

  private static func plain(_ word: String) -> String {
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "%" }
    return String(letters)
  }

  private static func isCapital(_ word: String) -> Bool { word.first?.isUppercase == true }

  private static func quoted(_ words: [String]) -> String { "`\(words.joined(separator: " "))`" }

  // MARK: Steps

  /// "garlic roughly 4 cloves", "tomato paste add more to taste": no name goes on over such a word.
  private mutating func cutRemark() {
    let plain = words.map(Self.plain)
    let at = plain.indices.dropFirst().first { index in
      Self.remarks.contains(plain[index])
        || plain[index] == "with" && index + 1 < plain.count && Self.portions.contains(plain[index + 1])
    }
    guard let at else { return }
    keep(Array(words[..<at]), "\(Self.quoted(Array(words[at...]))) taken for a remark")
  }

  /// "combination of herbs", "of a large onion", "enough water".
  private mutating func cutLead() {
    let plain = words.map(Self.plain)
    if let at = plain.prefix(5).firstIndex(of: "of"), at == 0 || plain[..<at].contains(where: Self.leads.contains) {
      let rest = words[(at + 1)...].drop { ["a", "an", "the", "your", "each"].contains(Self.plain($0)) }
      keep(Array(rest), "\(Self.quoted(Array(words[...at]))) set aside")
    } else {
      let rest = words.drop { Self.leads.contains(Self.plain($0)) }
      keep(Array(rest), "\(Self.quoted(Array(words.dropLast(rest.count)))) set aside")
    }
  }

  /// "Gold'n Plump® chicken", "Shamrock Farms cream", "Frank's hot sauce", "cold Kerrygold butter".
  private mutating func cutBrand() {
    guard let brand = brand() else { return }
    let rest = Array(words[..<brand.lowerBound] + words[brand.upperBound...])
    let reason = "\(Self.quoted(Array(words[brand]))) taken for a brand"
    if words[brand].contains(where: Self.isBrandMark) {
      if brand.lowerBound > 0 { offer(rest, reason) }
      return keep(Array(words[brand.upperBound...]), reason)
    }
    if brand.lowerBound > 0 { offer(rest, reason, aside: words[brand]) }
    offer(Array(words[brand.upperBound...]), reason, aside: words[brand])
  }

  private static func isBrandMark(_ word: String) -> Bool {
    word.holds("®") || word.holds("™") || word.hasSuffix("'s") || word.hasSuffix("’s")
      || makers.contains(plain(word))
  }

  private func brand() -> Range<Int>? {
    if let mark = words.dropLast().lastIndex(where: { $0.holds("®") || $0.holds("™") }) {
      return capitalsBefore(mark)..<mark + 1
    }
    if let marker = words.indices.dropLast().last(where: { isMaker($0) }) { return capitalsBefore(marker)..<marker + 1 }
    if let owner = words.dropLast().firstIndex(where: {
      Self.isCapital($0) && ($0.hasSuffix("'s") || $0.hasSuffix("’s"))
    }) {
      return owner..<capitalsEnd(owner)
    }
    return properName()
  }

  /// "Farms", "Organics" behind another capital: the end of a maker's name.
  private func isMaker(_ index: Int) -> Bool {
    index > 0 && Self.isCapital(words[index]) && Self.isCapital(words[index - 1])
      && Self.makers.contains(Self.plain(words[index]))
  }

  private func capitalsBefore(_ end: Int) -> Int {
    var start = end
    while start > 0, Self.isCapital(words[start - 1]) { start -= 1 }
    return start
  }

  /// The end of the capitals from `start`, short of the last word.
  private func capitalsEnd(_ start: Int) -> Int {
    let hasSmall = words[start...].contains { !Self.isCapital($0) }
    var end = start + 1
    while hasSmall, end < words.count - 1, Self.isCapital(words[end]) { end += 1 }
    return end
  }

  /// Two capitals and more before a word without one, or a capital in the midst of small words.
  private func properName() -> Range<Int>? {
    for start in words.indices.dropLast() where Self.isCapital(words[start]) {
      let end = capitalsEnd(start)
      guard end < words.count, !Self.isCapital(words[end]) else { return nil }
      return end - start > 1 || start > 0 ? start..<end : nil
    }
    return nil
  }

  /// "lean chuck roast", "raw and unsalted pepitas": one such word, then all of them.
  private mutating func cutWeak() {
    let plain = words.map(Self.plain)
    var weak = Set(plain.indices.filter { Self.weak.contains(plain[$0]) || plain[$0].hasSuffix("-style") })
    for phrase in Self.weakPhrases where phrase.count < plain.count {
      for start in 0...(plain.count - phrase.count) where plain[start..<start + phrase.count].elementsEqual(phrase) {
        weak.formUnion(start..<start + phrase.count)
      }
    }
    cutWeak(weak.sorted())
  }

  private mutating func cutWeak(_ weak: [Int]) {
    guard !weak.isEmpty, weak.count < words.count else { return }
    for index in weak where weak.count > 1 { offer(without([index]), "\(Self.quoted([words[index]])) set aside") }
    var rest = without(weak)
    while rest.count > 1, ["and", "or", "&", "with", "in"].contains(Self.plain(rest[0])) { rest.removeFirst() }
    keep(rest, "\(Self.quoted(weak.map { words[$0] })) set aside")
  }

  private func without(_ indices: [Int]) -> [String] {
    words.indices.filter { !indices.contains($0) }.map { words[$0] }
  }

  /// "Bosc pears", "Mexican seasoning": any sort for the kind.
  private mutating func cutSort() {
    for count in [2, 1] where words.count > count || words.count == count && !reasons.isEmpty {
      let head = words.suffix(count).map(Self.plain).joined(separator: " ")
      guard let kind = Self.kinds[head] ?? Self.kinds[String(head.dropLast(head.hasSuffix("s") ? 1 : 0))] else {
        continue
      }
      let isFresh = words.contains { Self.plain($0) == "fresh" } && Self.pastas.contains(kind)
      let name = isFresh ? "fresh pasta" : kind
      offer([name], "any sort of \(name) stands for \(Self.quoted(words))", aside: words.dropLast(count))
    }
  }
}
