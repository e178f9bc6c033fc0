/// Reads the text of a table into its lines.
struct TableReader {
  let table: String

  private static let classes: [String: WordClass] = ["skip": .skip, "or": .or, "and": .and, "unit": .unit]
  private static let modifiers: [String: DecisionKind] = [
    "not": .not, "list": .notList, "free": .freeAfter, "trace": .trace, "none": .nothing,
  ]
  private static let marks: [Character: DecisionKind] = ["+": .includes, "-": .excludes, "~": .may, "!": .removes]

  /// All lines with terms.
  func read(_ text: String) throws(VocabularyFault) -> [TableLine] {
    var lines: [TableLine] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.prefix { $0 != "#" }
      if line.allSatisfy(\.isWhitespace) { continue }
      lines.append(try readLine(line, index + 1))
    }
    return lines
  }

  private func readLine(_ line: Substring, _ number: Int) throws(VocabularyFault) -> TableLine {
    guard let colon = line.firstIndex(of: ":") else { throw fault(number, "no colon") }
    let terms = line[line.index(after: colon)...].split(separator: ",").map(trimmed)
    guard !terms.isEmpty, !terms.contains("") else { throw fault(number, "an empty term") }
    return TableLine(number: number, head: try readHead(line[..<colon], number), terms: terms)
  }

  private func readHead(_ head: Substring, _ number: Int) throws(VocabularyFault) -> TableLine.Head {
    let name = trimmed(head)
    if name == "forms" { return .forms }
    if let wordClass = Self.classes[name] { return .wordClass(wordClass.rawValue) }
    if let kind = Self.modifiers[name] { return .decisions([BuildDecision(allergen: 0, kind: kind)]) }
    var decisions: [BuildDecision] = []
    for word in head.split(separator: " ") { decisions.append(try readDecision(word, number)) }
    return .decisions(decisions)
  }

  private func readDecision(_ word: Substring, _ number: Int) throws(VocabularyFault) -> BuildDecision {
    guard let mark = word.last, let kind = Self.marks[mark], let name = AllergenName(rawValue: String(word.dropLast())),
      let index = AllergenName.allCases.firstIndex(of: name)
    else { throw fault(number, "no such decision: \(word)") }
    return BuildDecision(allergen: UInt8(index), kind: kind)
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func fault(_ line: Int, _ message: String) -> VocabularyFault {
    VocabularyFault(table: table, line: line, message: message)
  }
}
