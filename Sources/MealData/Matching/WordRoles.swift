/// What each word of a food text does, from the blob's lexicon.
struct WordRoles {
  /// Words that change nothing about the food, preparation words among them.
  private(set) var aside = WordMask.none
  /// Words that name a state.
  private(set) var stateWords = WordMask.none
  /// "ground", "powder" and their like: they change nothing about a spice.
  private(set) var grinds = WordMask.none
  /// The words before a clause such as "for the dressing".
  private(set) var base: WordMask
  /// The last word where it names a part one counts: "florets".
  private(set) var part: Int?
  private(set) var states: [FoodState] = []
  private(set) var preparation: Preparation = []
  private(set) var size: PieceSize?
  /// The size where it is the first word: "large, trimmed", not "cut into large pieces".
  private(set) var leadingSize: PieceSize?

  init(_ words: NameWords, _ tokens: TokenLookup) {
    base = words.all
    var sawIdentity = false
    for index in 0..<min(words.count, 64) {
      let role = tokens.role(words, index)
      if role.kind == .clause, sawIdentity, !isOnBody(words, index) {
        base = .first(index)
        break
      }
      note(words, index, role)
      if role.kind == .identity || role.kind == .faint || role.kind == .product { sawIdentity = true }
    }
    joinBodyWords(words)
    joinAsides(words)
    findPart(words, tokens)
  }

  private mutating func note(_ words: NameWords, _ index: Int, _ role: (kind: WordClass, detail: UInt8)) {
    switch role.kind {
    case .free, .preparation:
      aside.insert(index)
      size = WordRoles.size(words.word(index)) ?? size
      if index == 0 { leadingSize = size }
      if role.detail != 255 { preparation.insert(Preparation(bit: role.detail)) }
    case .state where isWiped(words, index): aside.insert(index)
    case .state:
      stateWords.insert(index)
      if let state = FoodState(rawValue: role.detail), !states.contains(state) { states.append(state) }
    case .identity, .faint, .product:
      if WordRoles.isGrind(words.word(index)) { grinds.insert(index) }
      if WordRoles.isCount(words.word(index)) { aside.insert(index) }
    case .clause: aside.insert(index)
    case .part, .binder: break
    }
  }

  /// "bone-in", "skin-on", "shell-on" change nothing about what is eaten: both words are set aside.
  private mutating func joinBodyWords(_ words: NameWords) {
    for index in 1..<max(1, min(words.count, 64)) where isOnBody(words, index) {
      aside.insert(index - 1)
      aside.insert(index)
    }
  }

  /// "patted dry", "washed and dried": water on the outside, not a dried food.
  private func isWiped(_ words: NameWords, _ index: Int) -> Bool {
    guard index > 0, WordRoles.same(words.word(index), "dry") || WordRoles.same(words.word(index), "dried") else {
      return false
    }
    let last = index > 1 && WordRoles.same(words.word(index - 1), "and") ? index - 2 : index - 1
    let wipes: [StaticString] = ["patted", "pat", "rinsed", "washed", "drained", "wiped", "well", "spun", "thoroughly"]
    return wipes.contains { WordRoles.same(words.word(last), $0) }
  }

  /// "peeled and grated": an "and" between words that are set aside goes with them.
  private mutating func joinAsides(_ words: NameWords) {
    let free = aside.union(stateWords)
    for index in 1..<max(1, min(words.count, 64) - 1) where free.contains(index - 1) && free.contains(index + 1) {
      if WordRoles.same(words.word(index), "and") { aside.insert(index) }
    }
  }

  private func isOnBody(_ words: NameWords, _ index: Int) -> Bool {
    guard index > 0, words.word(index).elementsEqual("on".utf8) || words.word(index).elementsEqual("in".utf8) else {
      return false
    }
    let bodies: [StaticString] = ["skin", "bone", "shell", "tail", "head", "rind", "stem"]
    return bodies.contains { WordRoles.same(words.word(index - 1), $0) }
  }

  private mutating func findPart(_ words: NameWords, _ tokens: TokenLookup) {
    let last = base.subtracting(aside).last
    guard last > 0, tokens.role(words, last).kind == .part || PartRule.isKind(words.text(last)) else { return }
    part = last
  }

  /// A small number inside a name counts things, "juice of 1 lemon"; a large one tells foods apart, "80/20".
  private static func isCount(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 2, word.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return word.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 12
  }

  private static func isGrind(_ word: ArraySlice<UInt8>) -> Bool {
    let grinds: [StaticString] = ["ground", "powder", "powdered", "cracked"]
    return grinds.contains { same(word, $0) }
  }

  private static func size(_ word: ArraySlice<UInt8>) -> PieceSize? {
    if same(word, "small") { return .small }
    if same(word, "medium") { return .medium }
    if same(word, "large") || same(word, "big") { return .large }
    return same(word, "jumbo") ? .extraLarge : nil
  }

  static func same(_ word: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    let start = text.utf8Start
    var at = 0
    for byte in word {
      if byte != start[at] { return false }
      at += 1
    }
    return true
  }
}
