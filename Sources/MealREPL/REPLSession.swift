import MealKit

/// What a prompt knows: the loaded program, the names bound so far, the last foods.
struct REPLSession {
  private let compilation: Compilation?
  private let calculator: Calculator
  private var last: (text: String, lines: [Ingredient])?

  init(compilation: Compilation?, today: CalendarDate) {
    self.compilation = compilation
    calculator = Calculator(
      compilation?.parsedFiles ?? [], catalogue: .builtIn, options: CheckOptions(today: today))
  }

  private var program: Program { compilation?.program ?? Program() }

  /// The names that a list of the program has.
  func names(of list: (Program) -> [String]) -> [String] { list(program) }

  /// One line about a loaded file.
  func summary(of path: String) -> String {
    let recipes = program.recipes.named.count
    return
      "loaded \(path): \(recipes) recipe\(recipes == 1 ? "" : "s"), \(program.eaters.count) eater\(program.eaters.count == 1 ? "" : "s")\n"
  }

  /// What a line comes to, as text.
  mutating func answer(_ line: String, glyphs: Glyphs, style: Style) -> String {
    if let grams = per(line) { return per(grams, glyphs, style) }
    switch calculator.answer(line) {
    case .value(let text): return text + "\n"
    case .binding(let name, let value): return "\(name) = \(value)\n"
    case .phrase(let lines):
      let problems = rendered(glyphs, style)
      if lines.isEmpty { return problems }
      last = (line, lines)
      return problems + report(line, lines, glyphs, style)
    case .faulty: return rendered(glyphs, style)
    }
  }

  private func rendered(_ glyphs: Glyphs, _ style: Style) -> String {
    guard !calculator.diagnostics.isEmpty else { return "" }
    let file = calculator.lineFile
    let shown = calculator.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.primary.span.file = FileID(0)
      diagnostic.secondary = []
      return diagnostic
    }
    return DiagnosticRenderer(files: [file], glyphs: glyphs, style: style).human(shown) + "\n"
  }

  private func report(
    _ text: String, _ lines: [Ingredient], times factor: Rational = .one, _ glyphs: Glyphs, _ style: Style
  ) -> String {
    let options = NutritionOptions(scaling: .factor(factor))
    let report = MacrosReport(text, lines: lines, in: program, catalogue: .builtIn, options: options)
    return TextWriter(glyphs: glyphs, style: style).text(report.document(glyphs: glyphs))
  }

  // MARK: Per 100 g

  /// The grams of `per 100 g`; nil for any other line.
  private func per(_ line: String) -> Rational? {
    let words = line.split(separator: " ").map(String.init)
    guard words.first == "per", words.count > 1 else { return nil }
    let text = words.dropFirst().joined(separator: " ")
    guard case .value(let value) = calculator.answer(text), value.hasSuffix(" g") || value.hasSuffix(" kg") else {
      return nil
    }
    let parts = value.split(separator: " ")
    guard parts.count == 2, let number = Double(parts[0]),
      let grams = Rational(nearest: parts[1] == "kg" ? number * 1000 : number)
    else { return nil }
    return grams > .zero ? grams : nil
  }

  /// The last foods again, scaled so that together they weigh `grams`.
  private func per(_ grams: Rational, _ glyphs: Glyphs, _ style: Style) -> String {
    guard let last else { return "no foods yet: type some, then `per 100 g`\n" }
    let total = MacrosReport(last.text, lines: last.lines, in: program, catalogue: .builtIn).total
    guard let weight = total.tally?.grams.value else { return "the last foods have no known weight\n" }
    guard weight > 0, let factor = Rational(nearest: grams.double / weight) else {
      return "the last foods weigh nothing\n"
    }
    return report(last.text, last.lines, times: factor, glyphs, style)
  }

  // MARK: Completion

  /// What the word before the cursor may become: commands, names, recipes, foods.
  func completion(of line: String, at cursor: Int) -> Completion? {
    let bytes = Array(line.utf8)
    let end = min(cursor, bytes.count)
    var start = end
    while start > 0, bytes[start - 1] != 0x20 { start -= 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard !word.isEmpty else { return nil }
    let candidates = candidates(for: word, isFirst: start == 0)
    guard !candidates.isEmpty else { return nil }
    return Completion(
      range: start..<end, candidates: candidates.map { Completion.Candidate($0, label: nil, suffix: " ") })
  }

  private func candidates(for word: String, isFirst: Bool) -> [String] {
    if word.hasPrefix(":") { return isFirst ? REPLHelp.commands.filter { $0.hasPrefix(word) } : [] }
    let key = NameFolding.folded(word)
    var found: [String] = []
    if word.hasPrefix("\"") {
      return program.recipes.named.map { "\"\($0)\"" }.filter { NameFolding.folded($0).hasPrefix(key) }.sorted()
    }
    found += calculator.names.filter { NameFolding.folded($0).hasPrefix(key) }
    found += program.foods.map(\.name).filter { NameFolding.folded($0).hasPrefix(key) }
    for result in Catalogue.builtIn.search(word, limit: 30)
    where result.entry.isCard && NameFolding.folded(result.name).hasPrefix(key) {
      if !found.contains(result.name) { found.append(result.name) }
    }
    return found
  }
}

extension [Recipe] {
  /// The names of the recipes that stand by themselves.
  var named: [String] { filter { $0.meal == nil }.map(\.name) }
}
