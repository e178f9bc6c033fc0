internal import MealUnits

/// Reads a file of cards into a builder.
///
/// The form of cards is described in `Sources/CMealData/tables/README.md`.
struct CardReader {
  var lines: LineReader
  let file: String
  private var card: BuildCard?

  init(lines: LineReader, file: String) {
    self.lines = lines
    self.file = file
  }

  mutating func read(into builder: inout CatalogueBuilder) {
    while let line = lines.next() {
      let content = lines.trimmed(line)
      if content.isEmpty || lines.text[content.lowerBound] == UInt8(ascii: "#") { continue }
      if content.lowerBound == line.lowerBound {
        finish(&builder)
        readHead(lines.string(content), &builder)
      } else {
        readField(lines.string(content), &builder)
      }
    }
    finish(&builder)
  }

  private mutating func finish(_ builder: inout CatalogueBuilder) {
    if let card { builder.cards.append(card) }
    card = nil
  }

  private mutating func readHead(_ text: String, _ builder: inout CatalogueBuilder) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, CatalogueBuilder.parse(parts[0]) != nil else {
      return builder.fault(file, lines.line, "expected `KEY NAME` at the head of a card, found `\(text)`")
    }
    card = BuildCard(
      file: file, line: lines.line, key: parts[0], name: parts[1],
      names: [BuildName(text: parts[1], language: .english, line: lines.line)])
  }

  private mutating func readField(_ text: String, _ builder: inout CatalogueBuilder) {
    guard card != nil else { return builder.fault(file, lines.line, "a field before the first card") }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "also": addNames(CardReader.items(rest), .english)
    case "in": readLanguages(rest, &builder)
    case "weigh": for item in CardReader.items(rest) { readWeight(item, &builder) }
    case "values": for item in CardReader.items(rest) { readValue(item, &builder) }
    case "density", "refuse": readNumber(parts[0], rest, &builder)
    case "aisle": readAisle(rest, &builder)
    case "group": readGroup(rest, &builder)
    case "family": card?.family = rest
    case "note": card?.note = rest
    case "source": card?.source = rest
    case "like": card?.like = (rest, lines.line)
    default: readLink(parts[0], rest, &builder)
    }
  }

  private mutating func readLink(_ word: String, _ key: String, _ builder: inout CatalogueBuilder) {
    guard let state = FoodState.allCases.first(where: { $0.word == word }) else {
      return builder.fault(file, lines.line, "no field of a card is called `\(word)`")
    }
    card?.links.append((state, key, lines.line))
  }

  /// The parts of a list between semicolons.
  static func items(_ text: String) -> [String] {
    text.split(separator: ";").map { trim($0) }.filter { !$0.isEmpty }
  }

  private static func trim(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private mutating func addNames(_ names: [String], _ language: FoodLanguage) {
    card?.names += names.map { BuildName(text: $0, language: language, line: lines.line) }
  }

  private mutating func readLanguages(_ text: String, _ builder: inout CatalogueBuilder) {
    var language: FoodLanguage?
    for item in CardReader.items(text) {
      var name = item
      if let space = item.firstIndex(of: " "), let named = FoodLanguage(code: item[..<space]) {
        language = named
        name = CardReader.trim(item[item.index(after: space)...])
      }
      guard let language else { return builder.fault(file, lines.line, "expected a language before `\(item)`") }
      addNames([name], language)
    }
  }

  private mutating func readNumber(_ field: String, _ text: String, _ builder: inout CatalogueBuilder) {
    let places = field == "density" ? 4 : 1
    guard let value = CardReader.scaled(text, places: places) else {
      return builder.fault(file, lines.line, "`\(text)` is no number of at most \(places) decimals")
    }
    if field == "density" { card?.density = UInt32(clamping: value) } else { card?.refuse = UInt16(clamping: value) }
  }

  private mutating func readAisle(_ word: String, _ builder: inout CatalogueBuilder) {
    card?.aisle = Aisle(rawValue: word)
    if card?.aisle == nil { builder.fault(file, lines.line, "no aisle is called `\(word)`") }
  }

  private mutating func readGroup(_ word: String, _ builder: inout CatalogueBuilder) {
    card?.group = FoodGroup(rawValue: word)
    if card?.group == nil { builder.fault(file, lines.line, "no group is called `\(word)`") }
  }

  private static func scaled(_ text: String, places: Int) -> Int? {
    Array(text.utf8).withUnsafeBytes { LineReader($0).scaled(0..<$0.count, places: places) }
  }

  private mutating func readWeight(_ item: String, _ builder: inout CatalogueBuilder) {
    guard let space = item.lastIndex(of: " "),
      let grams = CardReader.scaled(String(item[item.index(after: space)...]), places: 3)
    else { return builder.fault(file, lines.line, "expected `UNIT GRAMS`, found `\(item)`") }
    let wording = MeasureWording(String(item[..<space]), nameWords: [])
    guard let unit = wording.unit else {
      return builder.fault(file, lines.line, "no unit is called `\(item[..<space])`: left out", isWarning: true)
    }
    card?.weights.append(
      WeightRecord(
        preparation: wording.preparation.rawValue, grams: UInt32(clamping: grams), unit: unit.rawValue,
        size: wording.size?.rawValue ?? 255, special: wording.isSpecial ? 1 : 0))
  }

  private mutating func readValue(_ item: String, _ builder: inout CatalogueBuilder) {
    let parts = item.split(separator: " ").map(String.init)
    guard parts.count == 2, let nutrient = Nutrient(word: parts[0]),
      let value = Array(parts[1].utf8).withUnsafeBytes({ LineReader($0).decimal(0..<$0.count) })
    else { return builder.fault(file, lines.line, "expected `NUTRIENT AMOUNT`, found `\(item)`") }
    card?.values.append(OddValue(nutrient: Int(nutrient.rawValue), places: value.places, digits: value.digits))
  }
}
