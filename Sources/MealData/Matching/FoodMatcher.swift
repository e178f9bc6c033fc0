/// Finds the food that a text means.
///
/// In order: the text as a name; its words in another order; the same after setting aside words that do not change the
/// food, then states, which choose another row; at last the best row of the source by its words. Below a clear threshold
/// nothing is found: an unknown food is an error for the caller to report, never some row.
public struct FoodMatcher: Sendable {
  let catalogue: Catalogue
  /// The language whose names come first; nil for English.
  public var language: FoodLanguage?

  /// Makes a matcher over a catalogue; free of cost.
  public init(_ catalogue: Catalogue, language: FoodLanguage? = nil) {
    self.catalogue = catalogue
    self.language = language
  }

  /// The food that `text` means, with the words that stand behind it (`preparation`: "finely chopped"; empty where
  /// none).
  ///
  /// - Parameters: UTF-8 without the amount and the unit.
  public func match(_ text: UnsafeRawBufferPointer, preparation: UnsafeRawBufferPointer) -> FoodMatch? {
    let words = NameWords(text)
    guard words.count > 0 else { return nil }
    var attempt = MatchAttempt(catalogue: catalogue, language: language, words: words)
    if preparation.count > 0 { attempt.readPreparation(NameWords(preparation)) }
    return attempt.run()
  }

  /// True where `text` is itself the name of a food, but for case, accents, plural, hyphens: `match` finds it exactly.
  ///
  /// Far cheaper than a match: one look-up.
  public func isName(_ text: UnsafeRawBufferPointer) -> Bool {
    let words = NameWords(text)
    return words.count > 0 && MatchAttempt(catalogue: catalogue, language: language, words: words).exact != nil
  }

  /// The food that `text` means.
  public func match(_ text: String, preparation: String = "") -> FoodMatch? {
    var (text, preparation) = (text, preparation)
    return text.withUTF8 { food in
      preparation.withUTF8 { match(UnsafeRawBufferPointer(food), preparation: UnsafeRawBufferPointer($0)) }
    }
  }
}
