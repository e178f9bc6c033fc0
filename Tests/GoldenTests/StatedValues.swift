import Foundation
import MealKit

/// Values that a case states, computed by hand: `# = 190 g usda:20081` at the end of an ingredient line says what it weighs
/// and is, ` | ` between two foods; a line `#: TEXT` says what stands in the output.
struct StatedValues {
  let golden: GoldenCase
  let compilation: Compilation

  /// What does not come out as stated.
  func differences(_ output: String) -> [String] {
    lines(of: golden.entry).enumerated().flatMap { index, line -> [String] in
      if line.hasPrefix("#: ") { return missing(String(line.dropFirst(3)), output) }
      guard let mark = line.range(of: " # = ", options: .backwards) else { return [] }
      return weights(String(line[mark.upperBound...]), index + 1)
    }
  }

  private func lines(of file: String) -> [String] {
    let text = String(decoding: golden.files[file] ?? [], as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func missing(_ text: String, _ output: String) -> [String] {
    output.contains(text) ? [] : ["not in the output: \(text)"]
  }

  private func weights(_ stated: String, _ line: Int) -> [String] {
    let parts = stated.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
    let found = ingredients(line)
    let agrees = parts.count == found.count && zip(parts, found).allSatisfy { $1.hasPrefix($0) }
    return agrees ? [] : ["line \(line): stated \(stated), found \(found.joined(separator: " | "))"]
  }

  private func ingredients(_ line: Int) -> [String] {
    let program = compilation.program
    let eaten = program.log.flatMap { event -> [Ingredient] in
      if case .ate(let items, _) = event.action { return items }
      return []
    }
    let all = program.recipes.flatMap(\.ingredients) + program.pantry.map(\.ingredient) + eaten
    return all.filter { isOn(line, $0.span) }.map { ingredient in
      let key = Plain.key(ingredient.food, program, compilation.catalogue)
      let grams = ingredient.grams.map { "\(Plain.interval($0)) g" } ?? "no weight"
      return "\(grams) \(key) \(ingredient.basis.word)"
    }
  }

  private func isOn(_ line: Int, _ span: SourceSpan) -> Bool {
    let source = compilation.files[Int(span.file.index)]
    return span.file == FileID(0) && source.position(Int(span.range.end)).line == line
  }
}
