internal import MealSource
internal import MealUnits

extension Phrase {
  /// The whole reading in one line of text, for tests, tools and people: `amount(2 can) each(14 oz) «tomatoes»`.
  public func summary(in line: Span<UInt8>) -> String {
    var parts = measures.map(\.summary)
    parts.append("«\(food.string(in: line))»")
    if foodAsWritten != food { parts.append("as «\(foodAsWritten.string(in: line))»") }
    if let size { parts.append("\(size.kind)") }
    if let recipe { parts.append("recipe \(recipe.factor.map { "x \($0.decimalText())" } ?? "")") }
    for item in also { parts.append("also \(item.summary(in: line))") }
    for item in alternatives { parts.append("or \(item.summary(in: line))") }
    for range in preparation { parts.append("prep[\(PhraseText(range).string(in: line))]") }
    for range in notes { parts.append("note[\(PhraseText(range).string(in: line))]") }
    for range in stripped { parts.append("stripped[\(PhraseText(range).string(in: line))]") }
    for mark in marks { parts.append("mark[\(PhraseText(mark.key).string(in: line))]") }
    return (parts + flags.names.map { "#\($0)" }).joined(separator: " ")
  }
}

extension PhraseItem {
  /// The measures and the food in one line of text.
  func summary(in line: Span<UInt8>) -> String {
    (measures.map(\.summary) + ["«\(food.string(in: line))»"]).joined(separator: " ")
  }
}

extension Measure {
  /// `amount(2..3 tbsp heaped)`; `~` where no number is written, `?` where it is vague.
  var summary: String {
    let upper = low == high ? "" : "..\(high.decimalText(places: 3))"
    let signs = "\(isImplied ? "~" : "")\(isVague ? "?" : "")"
    let words = [unit?.symbol, level.map { "\($0)" }].compactMap(\.self).map { " \($0)" }.joined()
    return "\(role)(\(low.decimalText(places: 3))\(upper)\(signs)\(words))"
  }
}

extension PhraseFlags {
  /// The names of the flags that are set, in the order of their bits.
  public var names: [String] {
    let all = [
      "optional", "toTaste", "forFrying", "forGreasing", "forDusting", "toServe", "forGarnish", "plusMore",
      "approximate", "asBought", "whole", "juiceOf", "zestOf", "each", "vague", "asNeeded", "divided",
    ]
    return all.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { all[$0] }
  }
}
