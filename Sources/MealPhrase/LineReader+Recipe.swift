internal import MealSource
internal import MealUnits

extension LineReader {
  /// `"…"` names a recipe only where it is the whole food: `2 servings "Pizza dough"`, `"Pizza dough" x 1/2`.
  mutating func readRecipeReference() -> Bool {
    guard kind(at) == .quote, at == 0 || tokens[at].spaced || tokens[at].gap, let close = closingQuote(at) else {
      return false
    }
    guard let (factor, next) = behindRecipe(close + 1) else { return false }
    let whole = ByteRange(tokens[at].start, tokens[close].end)
    phrase.recipe = RecipeReference(
      name: ByteRange(tokens[at].end, tokens[close].start), range: whole, factor: factor)
    phrase.food = PhraseText(ByteRange(tokens[at].end, tokens[close].start))
    phrase.foodAsWritten = phrase.food
    at = next
    readTails(tokens.count)
    settleFlags()
    return true
  }

  /// The closing quote; one behind a backslash is part of the name.
  private func closingQuote(_ open: Int) -> Int? {
    var index = open + 1
    while index < tokens.count {
      if kind(index) == .quote, bytes[Int(tokens[index].start) - 1] != UInt8(ascii: "\\") {
        return index > open + 1 ? index : nil
      }
      index += 1
    }
    return nil
  }

  /// What may follow the name: nothing, `x N`, `, note`, `(note)`.
  private func behindRecipe(_ index: Int) -> (Rational?, Int)? {
    if index == tokens.count || kind(index) == .comma || kind(index) == .open { return (nil, index) }
    guard kind(index) == .times || isWord(index, "x"), let number = single(index + 1) else { return nil }
    let end = number.next
    return end == tokens.count || kind(end) == .comma || kind(end) == .open ? (number.low, end) : nil
  }
}
