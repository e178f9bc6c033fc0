import Glibc
import MealPhrase
import MealSource
import MealUnits

/// Reads the lines of `phrases.tsv` and compares amount, unit and food with the columns beside them; then measures speed.
///
/// The comparison is lenient on case, diacritics, hyphens, singular and plural, and names of one unit. A food is right
/// where its words equal the gold's, alone or with its alternatives or further foods as they are written. Size words in a
/// gold unit (`thick slice`) are set aside. A gold amount is empty where ours is an article or implied (`a knob`).
struct PhraseBench {
  struct Row {
    var sentence, amount, unit, name: String
  }

  let folder: String

  func run() {
    let rows = rows()
    var (amounts, foods, both) = (0, 0, 0)
    for row in rows {
      let phrase = read(row.sentence)
      let (amount, food) = (isAmountRight(phrase, row), isFoodRight(phrase, row))
      amounts += amount ? 1 : 0
      foods += food ? 1 : 0
      both += amount && food ? 1 : 0
      if !amount { print("amount: \(row.sentence) | gold \(row.amount) \(row.unit) | \(shown(phrase, row))") }
      if !food { print("food:   \(row.sentence) | gold \(row.name) | \(shown(phrase, row))") }
    }
    let count = Double(rows.count) / 100
    print(
      "lines \(rows.count)  amount and unit \(percent(amounts, count))  food \(percent(foods, count))  both \(percent(both, count))"
    )
    measureSpeed(rows)
  }

  /// Prints how each line of standard input is read.
  func printLines() {
    while let line = readLine() {
      let bytes = Array(line.utf8)
      print(line)
      print("    \(PhraseReader.read(bytes.span).summary(in: bytes.span))")
    }
  }

  private func percent(_ hits: Int, _ count: Double) -> String {
    "\(((Double(hits) / count) * 100).rounded() / 100) %"
  }

  private func read(_ line: String) -> Phrase {
    let bytes = Array(line.utf8)
    return PhraseReader.read(bytes.span)
  }

  private func shown(_ phrase: Phrase, _ row: Row) -> String {
    let line = Array(row.sentence.utf8)
    let texts = [phrase.food] + phrase.alternatives.map(\.food) + phrase.also.map(\.food)
    let amount =
      phrase.amount.map { "\($0.low.decimalText())-\($0.high.decimalText()) \($0.unit?.symbol ?? "")" } ?? "none"
    return ([amount] + texts.map { $0.string(in: line.span) }).joined(separator: " · ")
  }

  // MARK: Rows

  private func rows() -> [Row] {
    contents("\(folder)/phrases.tsv").split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(sentence: fields[0], amount: fields[1], unit: fields[2], name: fields[3])
    }
  }

  private func contents(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[0..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Comparison

  private func isAmountRight(_ phrase: Phrase, _ row: Row) -> Bool {
    let (unit, times) = goldUnit(row.unit)
    guard let ours = phrase.amount else { return row.amount.isEmpty && row.unit.isEmpty }
    let bounds = row.amount.split(separator: "-").compactMap { Double($0) }.map { $0 * times }
    let isNumberRight =
      row.amount.isEmpty
      ? ours.isImplied
      : abs(ours.low.double - bounds[0]) < 0.001 && abs(ours.high.double - bounds[bounds.count - 1]) < 0.001
    return isNumberRight && ours.unit == unit && (unit != nil || row.unit.isEmpty)
  }

  private func goldUnit(_ text: String) -> (Unit?, Double) {
    let aliases = [
      "xicaracha": "xicara de cha", "xicaracafe": "xicara de cafe", "colhersopa": "colher de sopa",
      "colhercha": "colher de cha",
    ]
    let bytes = Array((aliases[text] ?? text).utf8)
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    let sizes = ["thick", "thin", "small", "large", "good", "whole", "medium", "sm"]
    let word = words.drop { sizes.contains($0.lowercased()) }.joined(separator: " ")
    let plain = Array(word.utf8)
    guard let match = UnitWords.match(plain.span, at: 0, context: .ingredient) else { return (nil, 1) }
    return (match.unit, Double(match.times))
  }

  private func isFoodRight(_ phrase: Phrase, _ row: Row) -> Bool {
    let line = Array(row.sentence.utf8)
    let gold = words(row.name)
    let food = phrase.food.string(in: line.span)
    if words(food) == gold { return true }
    let others = phrase.alternatives.filter { $0.measures.isEmpty } + phrase.also.filter { $0.measures.isEmpty }
    guard !others.isEmpty else { return false }
    let joint = phrase.alternatives.isEmpty ? "and" : "or"
    let joined = ([food] + others.map { $0.food.string(in: line.span) }).joined(separator: " \(joint) ")
    let end = others.map { Int($0.range.end) }.max() ?? 0
    let start = Int(phrase.food.range.start)
    let written = start < end ? String(decoding: line[start..<end], as: UTF8.self) : ""
    return words(joined) == gold || words(written) == gold
  }

  /// The folded words without signs, each in the singular.
  private func words(_ text: String) -> [String] {
    let letters = NameFolding.folded(text).map { $0.isLetter || $0.isNumber || $0 == "%" ? $0 : " " }
    return String(letters).split(separator: " ").map { singular(String($0)) }
  }

  private func singular(_ word: String) -> String {
    if word.hasSuffix("leaves") { return "leaf" }
    if word.count > 4, word.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    if word.count > 4, word.hasSuffix("oes") || word.hasSuffix("ches") || word.hasSuffix("shes") {
      return String(word.dropLast(2))
    }
    return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  // MARK: Speed

  private func measureSpeed(_ rows: [Row]) {
    let lines = rows.map { Array($0.sentence.utf8) }
    var best = 0.0
    var checksum = 0
    for _ in 0..<5 {
      let start = now()
      for _ in 0..<40 {
        for line in lines { checksum &+= PhraseReader.read(line.span).measures.count }
      }
      best = max(best, Double(40 * lines.count) / (now() - start))
    }
    print("lines a second \(Int(best)) (best of 5, checksum \(checksum))")
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
