import MealKit
import MealPhrase

/// Takes a line through the phrase reader, the matcher and the calculator.
struct LineTarget {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func run() {
    check(PhraseReader.read(bytes.span))
    for phrase in PhraseListReader.read(bytes.span) { check(phrase) }
    calculate(String(decoding: bytes, as: UTF8.self))
  }

  /// Everything in a phrase has a place within the line, and stands there once.
  private func check(_ phrase: Phrase) {
    let texts = [phrase.food, phrase.foodAsWritten] + phrase.alternatives.map(\.food) + phrase.also.map(\.food)
    var ranges = texts.flatMap(\.pieces) + phrase.measures.map(\.range) + phrase.preparation + phrase.notes
    ranges += phrase.stripped + phrase.marks.map(\.range) + phrase.alternatives.map(\.range) + phrase.also.map(\.range)
    for range in ranges {
      promise(range.start <= range.end && Int(range.end) <= bytes.count, "a part outside the line: \(range)")
    }
    for measure in phrase.measures { promise(measure.low <= measure.high, "a measure whose bounds are swapped") }
  }

  private func calculate(_ text: String) {
    let calculator = Calculator(
      catalogue: .builtIn, options: CheckOptions(today: CalendarDate(dayNumber: 0), budget: 20_000))
    report(calculator.ingredientLine(text), text, calculator)
    report(calculator.ingredients(text), text, calculator)
    if case .phrase(let lines) = calculator.answer(text) { report(lines, text, calculator) }
  }

  private func report(_ lines: [Ingredient], _ text: String, _ calculator: Calculator) {
    for line in lines {
      promise(Int(line.foodSpan.range.end) <= text.utf8.count, "a food outside the line")
      if let grams = line.grams { promise(!grams.low.isNegative && grams.low <= grams.high, "a weight below zero") }
    }
    let report = MacrosReport(text, lines: lines, catalogue: .builtIn)
    var size = report.json().compact().utf8.count
    size += TextWriter(glyphs: .unicode, style: .none).text(report.document(glyphs: .unicode)).utf8.count
    size += DiagnosticRenderer(files: [calculator.lineFile]).human(calculator.diagnostics).utf8.count
    promise(size > 0, "no report")
  }
}
