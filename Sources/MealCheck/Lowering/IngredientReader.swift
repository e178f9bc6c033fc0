import MealData
import MealIR
import MealPhrase
import MealSource
import MealUnits

/// Reads ingredient lines: cuts a text into phrases, finds the foods and weighs them.
///
/// One reader serves recipes, pantries, journals and single phrases, so that a line means the same everywhere.
struct IngredientReader {
  /// A text with the place it came from.
  struct Line {
    /// The bytes that ranges count in.
    var bytes: [UInt8]
    /// The part to read.
    var range: Range<Int>
    /// The file; ranges count from `base` in it where `isPlain` holds.
    var file: FileID
    /// The whole line as written.
    var span: SourceSpan
    /// False where the bytes were computed, so that parts have no place of their own.
    var isPlain = true
    /// The offset in the file of the first of `bytes`.
    var base = 0
    /// How many of the first bytes stand in the file as they are, where the others were computed.
    var plainPrefix = 0
    /// The line for readers, where it is not simply the bytes of `range`.
    var written: String?

    /// The line for readers.
    var text: String { written ?? String(decoding: bytes[range], as: UTF8.self) }

    func span(_ range: ByteRange) -> SourceSpan {
      isPlain && !range.isEmpty ? SourceSpan(file: file, range: placed(range)) : span
    }

    /// A range of `bytes` as a range of the file.
    func placed(_ range: ByteRange) -> ByteRange { ByteRange(Int(range.start) + base, Int(range.end) + base) }

    func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
  }

  let foods: FoodFinder
  let system: UnitSystem
  /// The recipe that a quoted name means.
  var recipe: (String) -> RecipeID? = { _ in nil }
  /// Names of recipes, for suggestions.
  var recipeNames: [String] = []
  /// True where an amount that is missing matters: in recipes.
  var isStrict = true
  /// True where a food without an amount is one piece of it: in what people say they ate.
  var takesOne = false
  var diagnostics: [Diagnostic] = []

  init(foods: FoodFinder, system: UnitSystem) {
    self.foods = foods
    self.system = system
  }

  /// The ingredients of one line; `given` is an amount computed from the bracket that the line began with.
  mutating func read(_ line: Line, given: GivenAmount? = nil) -> [Ingredient] {
    let phrase = PhraseReader.read(line.bytes.span, range: line.range, given: given) { [foods] in
      foods.knows($0.bytes(in: line.bytes.span))
    }
    let known = diagnostics.count
    let result = ingredients(phrase, line)
    let isDoubtful = result.first?.food == .unknown || hasAmountBehind(phrase, line)
    guard isDoubtful, given == nil, let several = several(line) else { return result }
    diagnostics = Array(diagnostics[..<known]) + several.diagnostics
    return several.foods
  }

  /// True for `1 onion, 1 carrot and 1 stick celery` and `2 carrots and 3 onions`: an amount stands behind the first food,
  /// so what follows may be more food, not something done with the first.
  private func hasAmountBehind(_ phrase: Phrase, _ line: Line) -> Bool {
    let food = phrase.food.range.indices
    return phrase.preparation.contains { !$0.isEmpty && isDigit(line.bytes[Int($0.start)]) }
      || food.dropFirst().contains { isDigit(line.bytes[$0]) && line.bytes[$0 - 1] == 0x20 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The foods of `2 carrots and 3 onions`, each with an amount of its own; nil where that does not make sense of it.
  ///
  /// Two that are known make it a list; what else stands in it and is not known is reported, never left out.
  private func several(_ line: Line) -> (foods: [Ingredient], diagnostics: [Diagnostic])? {
    var reader = self
    reader.diagnostics = []
    let list = reader.parts(line)
    let isList =
      list.count > 1
      && list.prefix(2).allSatisfy { $0.amount != nil && $0.food != .unknown && foods.knows(Array($0.foodText.utf8)) }
    return isList ? (list, reader.diagnostics) : nil
  }

  /// The ingredients of a free phrase such as `2 eggs with 200 g cottage cheese`.
  mutating func readList(_ line: Line) -> [Ingredient] {
    takesOne = true
    return parts(line)
  }

  private mutating func parts(_ line: Line) -> [Ingredient] {
    let phrases = PhraseListReader.read(line.bytes.span, range: line.range) { [foods] in
      foods.knows($0.bytes(in: line.bytes.span))
    }
    return phrases.flatMap { phrase in
      var part = line
      if let range = extent(of: phrase, in: line) {
        part.range = range.indices
        part.span = line.span(range)
      }
      return ingredients(phrase, part)
    }
  }

  /// The bytes that a phrase of a list covers.
  private func extent(of phrase: Phrase, in line: Line) -> ByteRange? {
    var ranges = phrase.measures.map(\.range) + [phrase.food.range, phrase.foodAsWritten.range]
    ranges += phrase.preparation + phrase.notes + phrase.alternatives.map(\.range) + phrase.also.map(\.range)
    ranges += phrase.marks.map(\.range) + [phrase.size?.range, phrase.recipe?.range].compactMap { $0 }
    let written = ranges.filter { !$0.isEmpty }
    guard let extent = written.dropFirst().reduce(written.first, { $0?.union($1) }) else { return nil }
    // A bracket that closes a remark belongs to it.
    let bytes = line.bytes[extent.indices]
    let open = bytes.count { $0 == UInt8(ascii: "(") } - bytes.count { $0 == UInt8(ascii: ")") }
    let end = Int(extent.end)
    let closes = open > 0 && end < line.range.upperBound && line.bytes[end] == UInt8(ascii: ")")
    return closes ? ByteRange(Int(extent.start), end + 1) : extent
  }

  /// The ingredients of a phrase that has been cut already.
  mutating func ingredients(_ phrase: Phrase, _ line: Line) -> [Ingredient] {
    let phrase = parted(phrase, line)
    if let reference = phrase.recipe, let ingredient = recipeIngredient(reference, phrase, line) { return [ingredient] }
    var result = [main(phrase, line)]
    if phrase.flags.isSuperset(of: [.juiceOf, .zestOf]) { result.append(zest(phrase, line)) }
    for item in phrase.also { result.append(further(item, phrase, line)) }
    return result
  }

  // MARK: Foods

  /// A line of which nothing but the text is known.
  private func blank(_ phrase: Phrase, _ food: PhraseText, _ line: Line) -> Ingredient {
    var ingredient = Ingredient(
      text: line.text, span: line.span, food: .unknown,
      foodText: food.string(in: line.bytes.span), foodSpan: line.span(food.range))
    ingredient.isFixed = phrase.marks.contains { $0.kind == .fixed }
    ingredient.isOptional = phrase.flags.contains(.optional) || phrase.marks.contains { $0.kind == .optional }
    if !phrase.notes.isEmpty { ingredient.notes = phrase.notes.map(line.text) }
    return ingredient
  }

  private mutating func main(_ phrase: Phrase, _ line: Line) -> Ingredient {
    var ingredient = blank(phrase, phrase.food, line)
    if !phrase.preparation.isEmpty {
      ingredient.preparation = phrase.preparation.map(line.text).joined(separator: ", ")
    }
    if let amount = phrase.amount {
      ingredient.amount = Interval(amount.low, amount.high)
      ingredient.unit = amount.unit
    }
    guard let found = find(phrase, line, &ingredient) else { return unknown(ingredient, phrase, line) }
    ingredient.food = found.reference
    weigh(&ingredient, phrase, found, line)
    ingredient.alternatives = phrase.alternatives.map { alternative($0, ingredient, line) }
    return ingredient
  }

  /// The food of a line; nil where no one knows it.
  private mutating func find(_ phrase: Phrase, _ line: Line, _ ingredient: inout Ingredient) -> FoodFinder.Found? {
    let preparation = Array((ingredient.preparation ?? "").utf8)
    if let mark = phrase.marks.first(where: { $0.kind == .key }) {
      let key = line.text(mark.key)
      if let found = foods.find(key: key, text: phrase.food.bytes(in: line.bytes.span)) { return found }
      diagnostics.append(.unknownFoodKey(key, at: line.span(mark.range)))
      return nil
    }
    for (flag, part) in [(PhraseFlags.juiceOf, "juice"), (.zestOf, "zest")] where phrase.flags.contains(flag) {
      if let found = foods.find(Array("\(ingredient.foodText) \(part)".utf8)) { return found }
    }
    if let found = findWords(phrase, preparation, line) {
      noteIfClose(found, ingredient)
      return found
    }
    guard let found = foods.guess(nameForGuess(phrase, line), preparation: preparation) else { return nil }
    noteAssumption(found, found.assumption ?? "", ingredient)
    return found
  }

  /// The words of the food, with the signs `®` and `™` that reading took out: they mark brands.
  private func nameForGuess(_ phrase: Phrase, _ line: Line) -> String {
    let written = line.text(phrase.food.range)
    return written.holds("®") || written.holds("™") ? written : phrase.food.string(in: line.bytes.span)
  }

  /// The first alternative that someone knows, where no one knows the food itself: `eschallot / shallot`.
  private mutating func instead(_ phrase: Phrase, _ line: Line) -> Ingredient? {
    let known = phrase.alternatives.first { item in
      foods.find(item.food.bytes(in: line.bytes.span)) != nil
        || foods.guess(item.food.string(in: line.bytes.span), preparation: []) != nil
    }
    guard let known else { return nil }
    var own = phrase
    own.food = known.food
    own.foodAsWritten = known.food
    own.alternatives = []
    if !known.measures.isEmpty { own.measures = known.measures }
    let ingredient = main(own, line)
    let text = phrase.food.string(in: line.bytes.span)
    diagnostics.append(
      .assumedFood(
        text, chosen: ingredient.foodText, assumption: "no one knows `\(text)`, so the alternative counts",
        at: line.span(phrase.food.range)))
    return ingredient
  }

  /// A line whose food no one knows: an alternative that someone knows, else reported.
  private mutating func unknown(_ ingredient: Ingredient, _ phrase: Phrase, _ line: Line) -> Ingredient {
    if phrase.marks.contains(where: { $0.kind == .key }) { return ingredient }
    if let other = instead(phrase, line) { return other }
    let text = ingredient.foodText.isEmpty ? ingredient.text : ingredient.foodText
    diagnostics.append(.unknownFood(text, suggestions: foods.suggestions(for: text), at: ingredient.foodSpan))
    var ingredient = ingredient
    // Whatever it is, `to taste` of it counts as nothing: the dish's total is still known.
    let isExcused = phrase.measures.isEmpty && !phrase.flags.isDisjoint(with: IngredientReader.excused)
    ingredient.basis = isExcused ? .none : .unknown
    return ingredient
  }

  /// The food by its words: as written first (`cooked rice`), then without what is only preparation.
  private func findWords(_ phrase: Phrase, _ preparation: [UInt8], _ line: Line) -> FoodFinder.Found? {
    let food = phrase.food.bytes(in: line.bytes.span)
    guard !food.isEmpty else { return nil }
    if phrase.foodAsWritten != phrase.food, !phrase.foodAsWritten.isEmpty {
      let written = phrase.foodAsWritten.bytes(in: line.bytes.span)
      if let found = find(written, preparation, phrase), found.match?.quality != .searched { return found }
    }
    if let name = KindWords.name(food, preparation), let found = foods.find(name), found.match?.quality != .searched {
      return found
    }
    return find(food, KindWords.keepsSkin(preparation) ? [] : preparation, phrase)
  }

  /// A food by its name; the tinned one where tins of it are counted: `1 can peaches`.
  private func find(_ name: [UInt8], _ preparation: [UInt8], _ phrase: Phrase) -> FoodFinder.Found? {
    guard let found = foods.find(name, preparation: preparation) else { return nil }
    guard phrase.measures.contains(where: { $0.unit == .can }), let group = found.group,
      [.vegetable, .fruit, .fish, .seafood].contains(group),
      let tinned = foods.find(name, preparation: preparation + Array(" canned".utf8)),
      tinned.reference != found.reference
    else { return found }
    return tinned
  }

  private mutating func noteAssumption(_ found: FoodFinder.Found, _ assumption: String, _ ingredient: Ingredient) {
    diagnostics.append(
      .assumedFood(ingredient.foodText, chosen: found.name, assumption: assumption, at: ingredient.foodSpan))
  }

  private mutating func noteIfClose(_ found: FoodFinder.Found, _ ingredient: Ingredient) {
    guard let match = found.match, match.quality == .searched, !match.alternatives.isEmpty else { return }
    let chosen = "\(match.entry.name) [\(match.key)]"
    let others = match.alternatives.map { "\($0.name) [\($0.key)]" }
    diagnostics.append(.uncertainFood(ingredient.foodText, chosen: chosen, others: others, at: ingredient.foodSpan))
  }

  /// The zest of a line that asks for juice and zest.
  private mutating func zest(_ phrase: Phrase, _ line: Line) -> Ingredient {
    var ingredient = blank(phrase, phrase.food, line)
    let text = "\(ingredient.foodText) zest"
    guard let found = foods.find(Array(text.utf8)) else {
      diagnostics.append(.unknownFood(text, suggestions: foods.suggestions(for: text), at: ingredient.foodSpan))
      return ingredient
    }
    ingredient.foodText = text
    ingredient.food = found.reference
    weigh(&ingredient, phrase, found, line)
    return ingredient
  }

  /// The pepper of `salt and pepper`.
  private mutating func further(_ item: PhraseItem, _ phrase: Phrase, _ line: Line) -> Ingredient {
    var own = Phrase()
    own.food = item.food
    own.foodAsWritten = item.food
    own.measures = item.measures.isEmpty && phrase.flags.contains(.each) ? phrase.measures : item.measures
    own.preparation = item.preparation
    own.flags = phrase.flags.subtracting([.juiceOf, .zestOf])
    return main(own, line)
  }

  private func alternative(_ item: PhraseItem, _ ingredient: Ingredient, _ line: Line) -> Ingredient.Alternative {
    let text = item.food.string(in: line.bytes.span)
    guard let found = foods.find(item.food.bytes(in: line.bytes.span)) else {
      return Ingredient.Alternative(text: text, food: .unknown, grams: nil)
    }
    var own = Phrase()
    own.measures = item.measures
    let weight = item.measures.isEmpty ? nil : Weigher(found: found, system: system).weigh(own)
    let shared = item.measures.isEmpty && ingredient.unit?.kind == .mass ? ingredient.grams : nil
    return Ingredient.Alternative(text: text, food: found.reference, grams: weight?.grams ?? shared)
  }

  // MARK: Weights

  /// Fills in grams, basis and how they are known.
  private mutating func weigh(_ ingredient: inout Ingredient, _ phrase: Phrase, _ found: FoodFinder.Found, _ line: Line)
  {
    guard !isNumberedCan(ingredient, phrase), let weight = weight(phrase, found, ingredient.preparation ?? "") else {
      return withoutWeight(&ingredient, phrase, found, line)
    }
    if let clash = weight.clash {
      diagnostics.append(
        .implausibleWeight(
          line.text(clash.weight), measure: line.text(clash.measure), expected: clash.expected,
          at: line.span(clash.weight)))
    }
    ingredient.basis = weight.isEstimated ? .estimated : .given
    ingredient.weighing = weight.assumption
    let isAsBought = isAsBought(phrase, found)
    let eaten = Rational.one.subtracting(isAsBought ? refuseAsBought(found) : found.refuse) ?? .one
    if weight.isMass && isAsBought {
      ingredient.purchasedGrams = weight.grams
      ingredient.grams = weight.grams.scaled(by: eaten)
    } else {
      ingredient.grams = weight.grams
      ingredient.purchasedGrams = Rational.one.divided(by: eaten).flatMap { weight.grams.scaled(by: $0) }
    }
  }

  /// `1 #10 can`: a size of its own, seven times that of the can that a catalogue weighs.
  private func isNumberedCan(_ ingredient: Ingredient, _ phrase: Phrase) -> Bool {
    guard ingredient.unit == .can, phrase.measures.count == 1 else { return false }
    return ingredient.notes.contains { $0.hasPrefix("#") }
  }

  /// The weight written; of what was eaten, one piece where no amount is told: `a coffee and banana`.
  private func weight(_ phrase: Phrase, _ found: FoodFinder.Found, _ preparation: String) -> Weigher.Weight? {
    var weigher = Weigher(found: found, system: system)
    weigher.keepsLiquid = preparation.holds("undrained") || preparation.holds("liquid")
    if let weight = weigher.weigh(phrase) { return weight }
    guard !isStrict, takesOne, phrase.measures.isEmpty, needsAmount(phrase, found) else { return nil }
    return weigher.onePiece(phrase)
  }

  /// What is thrown away of a food bought in its shell or on its bone: the row's share where the food is sold without.
  private func refuseAsBought(_ found: FoodFinder.Found) -> Rational {
    guard found.refuse.isZero, let entry = found.entry, let percent = foods.catalogue.refusePercent(of: entry.food)
    else {
      return found.refuse
    }
    return Rational(nearest: min(99, percent) / 100) ?? .zero
  }

  /// True where the weight written is that of the food as bought, with bone, shell or peel.
  private func isAsBought(_ phrase: Phrase, _ found: FoodFinder.Found) -> Bool {
    if phrase.flags.contains(.asBought) || isSoldOnBone(found) { return true }
    guard phrase.flags.contains(.whole), let group = found.group else { return false }
    switch group {
    case .poultry, .fish, .seafood, .fruit: return true
    default: return false
    }
  }

  /// True for ribs, wings, drumsticks, shanks: no shop sells them without the bone unless they are called boneless.
  private func isSoldOnBone(_ found: FoodFinder.Found) -> Bool {
    guard let entry = found.entry, entry.group == .meat || entry.group == .poultry, !found.refuse.isZero else {
      return false
    }
    let words = entry.name.split(separator: " ")
    guard let last = words.last, !words.contains("boneless"),
      found.match?.preparation.words.contains("boneless") != true
    else {
      return false
    }
    return ["rib", "wing", "drumstick", "oxtail", "shank"].contains(last)
  }

  private mutating func withoutWeight(
    _ ingredient: inout Ingredient, _ phrase: Phrase, _ found: FoodFinder.Found, _ line: Line
  ) {
    if let measure = phrase.measures.first, measure.unit == nil, isSeasoning(found) {
      ingredient.basis = .none
      diagnostics.append(
        .amountWithoutUnit(line.text(measure.range), of: ingredient.foodText, at: line.span(measure.range)))
    } else if let measure = phrase.measures.first {
      ingredient.basis = .unknown
      let written = line.text(measure.range)
      diagnostics.append(
        .unknownWeight(written.isEmpty ? "one" : written, of: found.name, at: line.span(measure.range)))
    } else if isStrict, needsAmount(phrase, found), !ingredient.isOptional {
      ingredient.basis = .unknown
      diagnostics.append(.missingAmount(ingredient.foodText, at: ingredient.foodSpan))
    } else {
      ingredient.basis = .none
    }
  }

  private func isSeasoning(_ found: FoodFinder.Found) -> Bool {
    switch found.group {
    case .spice, .herb, .condiment: true
    default: false
    }
  }

  /// What excuses a missing amount.
  private static let excused: PhraseFlags = [
    .toTaste, .toServe, .forGarnish, .forFrying, .forGreasing, .forDusting, .asNeeded, .optional, .plusMore, .vague,
  ]

  /// True for a main ingredient, whose missing amount leaves a hole; salt and parsley leave none.
  private func needsAmount(_ phrase: Phrase, _ found: FoodFinder.Found) -> Bool {
    guard phrase.flags.isDisjoint(with: IngredientReader.excused) else { return false }
    switch found.group {
    case .spice, .herb, .condiment, .fat, .sauce: return false
    case .drink, .sugar, .sweet, .seed: return takesOne
    case .vegetable, .fruit: return takesOne || isRich(found)
    case .cheese, .nut: return takesOne || !isTopping(found)
    default: return true
    }
  }

  /// True where 100 g more or less move a dish: potatoes, avocados; not lemons, radishes, berries.
  private func isRich(_ found: FoodFinder.Found) -> Bool {
    guard let food = found.match?.food ?? found.entry?.food, let energy = foods.catalogue.value(.energy, of: food)
    else {
      return true
    }
    return energy > 60
  }

  /// True for cheese and nuts readied to be strewn over a dish.
  private func isTopping(_ found: FoodFinder.Found) -> Bool {
    let words = found.match?.preparation.words ?? []
    return words.contains {
      ["chopped", "grated", "shaved", "crumbled", "shredded", "flaked", "slivered", "crushed"].contains($0)
    }
  }
}
