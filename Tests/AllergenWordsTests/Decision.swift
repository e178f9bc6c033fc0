import Foundation
import Testing

@testable import AllergenWords

/// A line of `Cases/decisions.txt`: what some words of a language must decide about an allergen.
struct Decision: CustomTestStringConvertible, Sendable {
  let language: String
  let allergen: AllergenName
  let mark: Character
  let words: [String]

  var testDescription: String { "\(language) \(allergen.rawValue)\(mark)" }

  static let all: [Decision] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases/decisions.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(read)
  }()

  /// `en gluten+ : bread, rye toast`.
  private static func read(_ line: Substring) -> Decision? {
    guard let colon = line.range(of: " : ") else { return nil }
    let head = line[..<colon.lowerBound].split(separator: " ")
    guard head.count == 2, let mark = head[1].last, let allergen = AllergenName(rawValue: String(head[1].dropLast()))
    else { return nil }
    let words = line[colon.upperBound...].components(separatedBy: ", ")
    return Decision(language: String(head[0]), allergen: allergen, mark: mark, words: words)
  }

  /// The words that are decided otherwise.
  var failures: [String] { words.filter { !holds(AllergenWordScanner.scan([$0])) } }

  private func holds(_ findings: AllergenFindings) -> Bool {
    let sure = findings.contains.contains(allergen)
    let possible = findings.mayContain.contains(allergen)
    switch mark {
    case "+": return sure
    case "~": return sure || possible
    default: return !sure && !possible
    }
  }
}
