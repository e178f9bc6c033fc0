import Foundation

/// The rules of `grammar/meal.ebnf`.
struct Grammar {
  /// What the right side of a rule is made of.
  indirect enum Expression {
    case choice([Expression], id: Int)
    case sequence([Expression])
    case optional(Expression, id: Int)
    case repetition(Expression, id: Int)
    case literal(String)
    case reference(String)
  }

  /// The right side of each rule.
  var rules: [String: Expression] = [:]
  /// The tokens, which are told in words.
  var tokens: Set<String> = []
  /// How many alternatives each choice has; an option and a repetition have two.
  var alternatives: [Int] = []

  /// Reads the grammar of this checkout.
  static func ofThisLanguage() throws -> Grammar {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let text = try String(contentsOf: root.appendingPathComponent("grammar/meal.ebnf"), encoding: .utf8)
    var reader = GrammarReader(text)
    return reader.grammar()
  }
}

/// Reads the notation that `meal.ebnf` explains at its top.
struct GrammarReader {
  private let words: [String]
  private var position = 0
  private var result = Grammar()

  init(_ text: String) {
    words = GrammarReader.words(of: text)
  }

  mutating func grammar() -> Grammar {
    while position < words.count {
      let name = take()
      precondition(take() == "=", "no `=` after \(name)")
      if words[position].hasPrefix("?") {
        _ = take()
        result.tokens.insert(name)
      } else {
        precondition(result.rules[name] == nil, "two rules \(name)")
        result.rules[name] = choice()
      }
      precondition(take() == ";", "no `;` after the rule \(name)")
    }
    return result
  }

  private mutating func take() -> String {
    position += 1
    return words[position - 1]
  }

  private mutating func choice() -> Grammar.Expression {
    var parts = [sequence()]
    while words[position] == "|" {
      position += 1
      parts.append(sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts, id: newID(parts.count))
  }

  private mutating func newID(_ count: Int) -> Int {
    result.alternatives.append(count)
    return result.alternatives.count - 1
  }

  private mutating func sequence() -> Grammar.Expression {
    var parts = [item()]
    while words[position] == "," {
      position += 1
      parts.append(item())
    }
    return .sequence(parts)
  }

  private mutating func item() -> Grammar.Expression {
    let word = take()
    switch word {
    case "(": return inside(")") { $0 }
    case "[":
      let id = newID(2)
      return inside("]") { .optional($0, id: id) }
    case "{":
      let id = newID(2)
      return inside("}") { .repetition($0, id: id) }
    default: return word.hasPrefix("\"") ? .literal(String(word.dropFirst().dropLast())) : .reference(word)
    }
  }

  private mutating func inside(_ closer: String, _ make: (Grammar.Expression) -> Grammar.Expression)
    -> Grammar.Expression
  {
    let inner = choice()
    precondition(take() == closer, "no `\(closer)`")
    return make(inner)
  }

  /// Names, strings, `? … ?`, and signs; comments left out.
  private static func words(of text: String) -> [String] {
    var result: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("(*") {
        rest = rest[(rest.firstRange(of: "*)")?.upperBound ?? rest.endIndex)...]
      } else {
        let word = word(rest, first)
        result.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  private static func word(_ rest: Substring, _ first: Character) -> Substring {
    if first == "\"" || first == "?" {
      let inner = rest.dropFirst()
      let end =
        first == "?"
        ? inner.firstRange(of: " ?")?.upperBound : inner.firstIndex(of: "\"").map { inner.index(after: $0) }
      return rest[..<(end ?? rest.endIndex)]
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return name.isEmpty ? rest.prefix(1) : name
  }
}
