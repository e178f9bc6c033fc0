/// Applies the words that change what others say: "gluten-free", "without", "free from", "may contain".
///
/// In doubt a claim stays: "without" denies the next word only, and a whole list only where "or" ends it.
struct ModifierPass {
  private(set) var list: ClaimList
  private let finder: TermFinder

  /// How far "gluten-free" reaches, in words.
  private static let reach = 4

  init(_ list: ClaimList, _ finder: TermFinder) {
    self.list = list
    self.finder = finder
    for (kind, allergens, match) in list.modifiers { apply(kind, allergens, match) }
  }

  private mutating func apply(_ kind: DecisionKind, _ allergens: AllergenBits, _ match: TermMatch) {
    switch kind {
    case .removes: if !removeAfter(match, allergens) { removeBefore(match, allergens) }
    case .not: denyNext(match)
    case .notList: denyList(match)
    case .freeAfter: freeBefore(match)
    case .trace: list.weaken(match.last + 1..<sentenceEnd(match.last + 1))
    case .includes, .excludes, .may, .nothing: break
    }
  }

  /// "gluten-free flour".
  private mutating func removeAfter(_ match: TermMatch, _ allergens: AllergenBits) -> Bool {
    var end = match.last + 1
    while end < finder.words.count, end <= match.last + Self.reach, finder.words[end].gap < .comma, !isJoint(end) {
      end += 1
    }
    return list.deny(match.last + 1..<end, allergens)
  }

  /// "flour, gluten-free" and "farine sans gluten".
  private mutating func removeBefore(_ match: TermMatch, _ allergens: AllergenBits) {
    guard finder.words[match.first].gap < .sentence else { return }
    var start = match.first
    while start > 0, start > match.first - Self.reach - 1, !isJoint(start - 1) {
      if start < match.first, finder.words[start].gap >= .comma { break }
      start -= 1
    }
    _ = list.deny(start..<match.first, allergens)
  }

  /// "egg free mayonnaise".
  private mutating func freeBefore(_ match: TermMatch) {
    guard match.first > 0, finder.words[match.first].gap < .comma else { return }
    var allergens = AllergenBits()
    for index in list.starting(in: max(0, match.first - Self.reach)..<match.first)
    where list.claims[index].match.last == match.first - 1 {
      allergens.insert(list.claims[index].allergen)
      _ = list.deny(list.claims[index].match.first..<match.first, allergens)
    }
    if !allergens.isEmpty { _ = removeAfter(match, allergens) }
  }

  private func isJoint(_ index: Int) -> Bool { !finder.classes(index).isDisjoint(with: [.and, .or]) }
}

// MARK: - Lists

extension ModifierPass {
  /// "ohne Milch", and "ohne Milch, Eier oder Nüsse" as a whole.
  private mutating func denyNext(_ match: TermMatch) {
    let next = match.last + 1
    guard next < finder.words.count else { return }
    let first = (finder.words[next].gap < .comma ? food(at: next) : nil) ?? next..<next
    var items = first
    var denied = first
    while let joint = joint(at: items.upperBound), let next = food(at: joint.next) {
      items = first.lowerBound..<next.upperBound
      if joint.isOr { denied = items }
    }
    _ = list.deny(denied, .all)
  }

  /// What parts an item of a list from the next: a comma or "or".
  private func joint(at index: Int) -> (next: Int, isOr: Bool)? {
    guard index < finder.words.count, finder.words[index].gap < .sentence else { return nil }
    if finder.classes(index).contains(.or) { return (index + 1, true) }
    return finder.words[index].gap == .comma ? (index, false) : nil
  }

  /// The words of the food that begins at a word.
  private func food(at index: Int) -> Range<Int>? {
    guard index < finder.words.count else { return nil }
    let claims = list.starting(in: index..<index + 1)
    guard let last = claims.map({ list.claims[$0].match.last }).max() else { return nil }
    return index..<last + 1
  }

  /// "free from milk, eggs and nuts": on to the end of the sentence, a number, or three words that are no allergen.
  private mutating func denyList(_ match: TermMatch) {
    let end = sentenceEnd(match.last + 1)
    var index = match.last + 1
    var others = 0
    while index < end, others < 3, !finder.words[index].isNumber {
      if let food = food(at: index) {
        _ = list.deny(food, .all)
        index = food.upperBound
        others = 0
      } else {
        others += isJoint(index) ? 0 : 1
        index += 1
      }
    }
  }

  private func sentenceEnd(_ index: Int) -> Int {
    var end = index
    while end < finder.words.count, finder.words[end].gap < .sentence { end += 1 }
    return end
  }
}
