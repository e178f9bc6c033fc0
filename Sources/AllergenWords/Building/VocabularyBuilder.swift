/// Gathers tables into words, phrases and stems; `VocabularyWriter` lays them out.
struct VocabularyBuilder {
  /// A term and what it decides.
  struct Term {
    let text: String
    var decisions: [BuildDecision]
    var mustStandAlone: Bool
  }

  /// A written form: its classes and the words that it may be.
  struct Surface {
    var classes: UInt32 = 0
    var readings: [Reading] = []
  }

  /// One of the words that a surface may be.
  struct Reading: Hashable {
    let word: Int
    let exact: String?
  }

  /// A stem of compounds.
  struct Stem {
    let term: Int
    let needsKnownRest: Bool
    let isMarked: Bool
  }

  private(set) var terms: [Term] = []
  private(set) var surfaces: [String: Surface] = [:]
  private(set) var wordCount = 0
  /// The steps from each node; node 0 is the start.
  private(set) var steps: [[Int: Int]] = [[:]]
  /// The term that ends at each node.
  private(set) var ends: [Int?] = [nil]
  private(set) var fronts: [String: Stem] = [:]
  private(set) var tails: [String: Stem] = [:]

  private var wordsByForms: [[WordForm]: Int] = [:]
  private var irregular: [String: [String]] = [:]
  private var skipped: Set<String> = []

  /// Adds the lines of a table.
  mutating func add(_ text: String, _ language: WordLanguage) throws(VocabularyFault) {
    let table = language.rawValue
    for line in try TableReader(table: table).read(text) {
      do {
        try add(line, language)
      } catch {
        throw VocabularyFault(table: table, line: line.number, message: error.message)
      }
    }
  }

  private mutating func add(_ line: TableLine, _ language: WordLanguage) throws(BuildError) {
    switch line.head {
    case .forms: for term in line.terms { addForms(term, language) }
    case .wordClass(let bits): for term in line.terms { try addClass(bits, term) }
    case .decisions(let decisions):
      for term in line.terms { try add(TermPattern(term), source: term, decisions, language) }
    }
  }

  private mutating func addForms(_ term: String, _ language: WordLanguage) {
    let forms = term.split(separator: " ").map(String.init)
    irregular["\(language.rawValue) \(forms[0])"] = forms
  }

  private mutating func addClass(_ bits: UInt32, _ term: String) throws(BuildError) {
    guard let word = FoldedText.word(term) else { throw BuildError("not one word: \(term)") }
    surfaces[word, default: Surface()].classes |= bits
    if WordClass(rawValue: bits).contains(.skip) { skipped.insert(word) }
  }
}

// MARK: - Terms

extension VocabularyBuilder {
  private mutating func add(
    _ pattern: TermPattern, source: String, _ decisions: [BuildDecision], _ language: WordLanguage
  ) throws(BuildError) {
    let term = terms.count
    terms.append(Term(text: pattern.text, decisions: decisions, mustStandAlone: pattern.mustStandAlone))
    for spelling in pattern.spellings {
      let owner = try addPhrase(withoutSkipped(spelling), term, language)
      if spelling.count == 1, !pattern.mustStandAlone { try addStems(spelling[0], pattern, owner, language) }
    }
  }

  /// Small words inside a phrase may be left out by the text, so the table leaves them out too.
  private func withoutSkipped(_ spelling: [String]) -> [String] {
    spelling.enumerated().filter { index, word in
      index == 0 || index == spelling.count - 1 || !skipped.contains(FoldedText.word(word) ?? "")
    }.map(\.element)
  }

  /// Adds a phrase; answers the term that it ends in, an earlier one where that has the same words.
  private mutating func addPhrase(_ words: [String], _ term: Int, _ language: WordLanguage) throws(BuildError) -> Int {
    var node = 0
    for (index, word) in words.enumerated() {
      let forms = try forms(word, language, isFirst: index == 0, isLast: index == words.count - 1)
      node = step(node, wordID(forms))
    }
    guard node != 0 else { throw BuildError("no word in a term") }
    guard let other = ends[node] else {
      ends[node] = term
      return term
    }
    try merge(term, into: other)
    return other
  }

  private mutating func merge(_ term: Int, into other: Int) throws(BuildError) {
    guard term != other else { return }
    for decision in terms[term].decisions where !terms[other].decisions.contains(decision) {
      if terms[other].decisions.contains(where: { contradicts($0, decision) }) {
        throw BuildError("\(terms[term].text) decides two ways")
      }
      terms[other].decisions.append(decision)
    }
    if !terms[term].mustStandAlone { terms[other].mustStandAlone = false }
  }

  private func contradicts(_ one: BuildDecision, _ two: BuildDecision) -> Bool {
    one.allergen == two.allergen && (one.kind == .excludes) != (two.kind == .excludes)
      && !one.kind.isModifier && !two.kind.isModifier && one.kind != .nothing && two.kind != .nothing
  }

  private mutating func step(_ node: Int, _ word: Int) -> Int {
    if let next = steps[node][word] { return next }
    steps.append([:])
    ends.append(nil)
    steps[node][word] = steps.count - 1
    return steps.count - 1
  }

  /// German and Dutch words of this length may take part in compounds without a mark.
  private static let longWord = 6

  private mutating func addStems(
    _ word: String, _ pattern: TermPattern, _ term: Int, _ language: WordLanguage
  ) throws(BuildError) {
    let claims = terms[term].decisions.contains { $0.kind == .includes || $0.kind == .may }
    let isLong = claims && (language == .de || language == .nl) && word.count >= Self.longWord
    if pattern.beginsCompounds || isLong {
      let stem = Stem(
        term: term, needsKnownRest: !pattern.beginsCompounds || pattern.needsKnownRest,
        isMarked: pattern.beginsCompounds)
      for base in word.split(separator: "/") { try addStem(try folded(String(base)), stem, \.fronts) }
    }
    if pattern.endsCompounds || isLong {
      let stem = Stem(term: term, needsKnownRest: false, isMarked: pattern.endsCompounds)
      for form in try forms(word, language, isFirst: true, isLast: true) { try addStem(form.letters, stem, \.tails) }
    }
  }

  /// Marked stems go before those that are only long words.
  private mutating func addStem(
    _ letters: String, _ stem: Stem, _ table: WritableKeyPath<VocabularyBuilder, [String: Stem]>
  ) throws(BuildError) {
    guard let other = self[keyPath: table][letters], other.isMarked else {
      if stem.isMarked || self[keyPath: table][letters] == nil { self[keyPath: table][letters] = stem }
      return
    }
    if stem.isMarked { try merge(stem.term, into: other.term) }
  }
}

// MARK: - Words

extension VocabularyBuilder {
  private mutating func wordID(_ forms: [WordForm]) -> Int {
    if let known = wordsByForms[forms] { return known }
    let word = wordCount
    wordCount += 1
    wordsByForms[forms] = word
    for form in forms {
      surfaces[form.letters, default: Surface()].readings.append(Reading(word: word, exact: form.exact))
    }
    return word
  }

  /// All written forms of a word of the tables, sorted.
  private func forms(
    _ word: String, _ language: WordLanguage, isFirst: Bool, isLast: Bool
  ) throws(BuildError) -> [WordForm] {
    var all: [String: WordForm] = [:]
    for alternative in word.split(separator: "/") {
      for form in try forms(alternative: String(alternative), language, isFirst: isFirst, isLast: isLast) {
        if form.exact == nil || all[form.letters] == nil { all[form.letters] = form }
      }
    }
    return all.values.sorted { $0.letters < $1.letters }
  }

  private func forms(
    alternative: String, _ language: WordLanguage, isFirst: Bool, isLast: Bool
  ) throws(BuildError) -> [WordForm] {
    if let known = irregular["\(language.rawValue) \(alternative)"] {
      return try known.map { form throws(BuildError) in try fixed(form) }
    }
    if alternative.hasPrefix("=") || alternative.hasPrefix("!") { return [try fixed(alternative)] }
    let spellings = language == .de ? GermanSpelling.both(alternative) : [alternative]
    var forms: [WordForm] = []
    for spelling in spellings {
      let base = try folded(spelling)
      forms += Inflection.forms(base, language, isFirst: isFirst, isLast: isLast).map { WordForm(letters: $0) }
    }
    return forms
  }

  private func fixed(_ form: String) throws(BuildError) -> WordForm {
    let letters = try folded(form)
    return WordForm(letters: letters, exact: form.hasPrefix("!") ? String(form.dropFirst()).lowercased() : nil)
  }

  private func folded(_ text: String) throws(BuildError) -> String {
    guard let word = FoldedText.word(text) else { throw BuildError("not one word: \(text)") }
    return word
  }
}
