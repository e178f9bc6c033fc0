internal import MealUnits

/// Reads the wording of a household measure of SR28: "cup, chopped or diced", "large (2-1/2" dia)", "slice, thin".
struct MeasureWording {
  var unit: Unit?
  var size: PieceSize?
  /// What stands behind the unit, outside brackets.
  var qualifier = ""
  var preparation: Preparation = []
  /// True where the qualifier has words that no preparation stands for, such as "with liquid".
  var isSpecial = false

  /// - Parameter nameWords: the words of the food's name: "1 onion" of onions is a piece.
  init(_ text: String, nameWords: Set<String>) {
    let plain = MeasureWording.withoutBrackets(text)
    var words = MeasureWording.words(plain)
    guard !text.contains("yield"), !words.isEmpty else { return }
    takeSize(&words)
    takeUnit(&words, nameWords)
    if size == nil { takeSize(&words) }
    qualifier = words.joined(separator: " ")
    for word in words { note(word) }
  }

  private mutating func takeSize(_ words: inout [String]) {
    guard let first = words.first else { return }
    if first == "extra", words.count > 1, UnitWords.size(words[1]) != nil {
      size = .extraLarge
      words.removeFirst(2)
    } else if let found = UnitWords.size(first) {
      size = found
      words.removeFirst()
    }
  }

  private mutating func takeUnit(_ words: inout [String], _ nameWords: Set<String>) {
    turn(&words)
    guard let first = words.first else { return unit = size == nil ? nil : .piece }
    if first == "fl", words.count > 1, words[1] == "oz" {
      unit = .fluidOunce
      words.removeFirst(2)
    } else if first == "nlea" {
      unit = .serving
      words.removeFirst()
    } else if let found = UnitWords.unit(first), found.kind != .duration, found.kind != .temperature {
      unit = found
      words.removeFirst()
    } else if nameWords.contains(first) || MeasureWording.pieceWords.contains(first) {
      unit = .piece
      words.removeFirst()
    } else if size != nil {
      unit = .piece
    }
  }

  /// "thin slice" is read as "slice thin".
  private func turn(_ words: inout [String]) {
    guard words.count > 1, UnitWords.unit(words[0]) == nil, UnitWords.preparation(words[0]) != nil,
      UnitWords.unit(words[1]) != nil
    else { return }
    words.swapAt(0, 1)
  }

  private mutating func note(_ word: String) {
    if let bit = UnitWords.preparation(word) {
      preparation.insert(Preparation(bit: bit))
    } else if !MeasureWording.silent.contains(word) {
      isSpecial = true
    }
  }

  private static let pieceWords: Set<String> = ["fruit", "whole", "berry", "nut", "egg"]

  private static let silent: Set<String> = ["or", "and", "not", "about", "of", "a", "the", "each"]

  /// The words of a text as names are compared.
  static func words(_ text: String) -> [String] {
    let words = NameWords(text)
    return (0..<words.count).map { words.text($0) }
  }

  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text.unicodeScalars {
      if character == "(" { depth += 1 }
      if depth == 0 { result.unicodeScalars.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    return result
  }
}
