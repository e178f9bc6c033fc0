import MealPhrase
import MealSource

extension IngredientReader {
  /// `1 tsp salt and pepper`: where no one knows the two as one food, the amount is the first one's.
  func parted(_ phrase: Phrase, _ line: Line) -> Phrase {
    guard !phrase.measures.isEmpty, phrase.also.isEmpty, phrase.recipe == nil, phrase.marks.isEmpty,
      let (first, second) = halves(of: phrase.food, line), isUnknown(phrase.food, line), !isUnknown(first, line),
      !isUnknown(second, line)
    else { return phrase }
    var result = phrase
    result.food = first
    result.foodAsWritten = first
    result.also = [PhraseItem(food: second, range: second.range)]
    return result
  }

  private func isUnknown(_ text: PhraseText, _ line: Line) -> Bool {
    foods.find(text.bytes(in: line.bytes.span)) == nil
  }

  /// The texts around the only ` and ` of a text.
  private func halves(of food: PhraseText, _ line: Line) -> (PhraseText, PhraseText)? {
    guard food.rest.isEmpty else { return nil }
    let word = Array(" and ".utf8)
    let range = food.range.indices
    let places = range.dropLast(word.count).filter { line.bytes[$0..<$0 + word.count].elementsEqual(word) }
    guard places.count == 1, let place = places.first, place > range.lowerBound else { return nil }
    // `carrots and 3 onions`: the second has an amount of its own.
    if (0x30...0x39).contains(line.bytes[place + word.count]) { return nil }
    let first = ByteRange(range.lowerBound, place)
    return (PhraseText(first), PhraseText(ByteRange(place + word.count, range.upperBound)))
  }
}
