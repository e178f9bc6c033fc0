internal import MealSource
internal import MealUnits

extension LineReader {
  /// What is decided when everything is read.
  mutating func settle() {
    settleFlags()
    settleStick()
    completeAlternatives()
    if phrase.food.isEmpty, phrase.recipe == nil { foodFromPreparation() }
  }

  /// A stick of celery is a stalk, not a quarter of a pound.
  private mutating func settleStick() {
    guard let first = tokens.firstIndex(where: { $0.start == phrase.food.first.start }), isWord(first, "celery") else {
      return
    }
    for index in phrase.measures.indices where phrase.measures[index].unit == .stick {
      phrase.measures[index].unit = .stalk
    }
  }

  mutating func settleFlags() {
    for index in tokens.indices where tokens[index].kind == .word {
      if has(index, .asBought), isAsBought(index) { phrase.flags.insert(.asBought) }
      if isWord(index, "whole") { phrase.flags.insert(.whole) }
    }
  }

  /// `bone in`, `bone-in`, `on the bone`, `in shell`, `in their shells`, `unpeeled`.
  private func isAsBought(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.range.count > 6 && !isWord(index, "carcass") { return true }
    if isWord(index, "bone") {
      return isWord(index + 1, "in") || isWord(index + 1, "on") || isWord(index - 1, "the") && isWord(index - 2, "on")
        || (kind(index + 1) == .dash && isWord(index + 2, "in"))
    }
    guard isWord(index, "shell") || isWord(index, "shells") else {
      return isWord(index, "bones") && isWord(index - 1, "with")
    }
    return isWord(index - 1, "in") || isWord(index - 2, "in") || isWord(index + 1, "on") || isWord(index - 1, "with")
  }

  /// A line that is only preparation words has them as its food: nothing is dropped.
  private mutating func foodFromPreparation() {
    guard !phrase.preparation.isEmpty else { return }
    phrase.food = PhraseText(phrase.preparation.removeFirst())
    phrase.foodAsWritten = phrase.food
  }
}
