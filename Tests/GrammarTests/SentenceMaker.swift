import MealTestSupport

/// Makes sentences of a grammar.
struct SentenceMaker {
  /// How an alternative is chosen where several are open.
  enum Strategy {
    /// One that was never used, or that leads to one, else any.
    case unusedFirst
    /// Any.
    case any
  }

  let grammar: Grammar
  var strategy = Strategy.unusedFirst
  /// How often each alternative of each choice was taken.
  private(set) var uses: [[Int]]
  /// The fewest levels below each rule.
  private let heights: [String: Int]
  /// The choices with an alternative that was never taken.
  private(set) var unfinished: Set<Int>
  /// The choices that each rule may come to.
  private var reach: [String: Set<Int>] = [:]
  private var generator: SplitMix
  private var nextExample: [String: Int] = [:]
  private var text = ""
  private var length = 0
  private var isTight = true
  private var isBehindRawText = false

  /// Beyond this depth, and this length, the shortest way out is taken.
  private static let (depthLimit, lengthLimit) = (24, 250)

  init(_ grammar: Grammar, strategy: Strategy, seed: UInt64) {
    self.grammar = grammar
    self.strategy = strategy
    generator = SplitMix(seed: seed)
    uses = grammar.alternatives.map { [Int](repeating: 0, count: $0) }
    heights = SentenceMaker.heights(grammar)
    unfinished = Set(grammar.alternatives.indices)
    findReach()
  }

  /// One sentence of a rule.
  mutating func sentence(of rule: String = "file") -> String {
    (text, length, isTight, isBehindRawText) = ("", 0, true, false)
    expand(.reference(rule), 0)
    return text
  }

  // MARK: Walking

  private mutating func expand(_ expression: Grammar.Expression, _ depth: Int) {
    switch expression {
    case .literal(let word): write(word)
    case .sequence(let parts): for part in parts { expand(part, depth) }
    case .choice(let parts, let id): expand(parts[choose(id, parts, depth)], depth)
    case .optional(let part, let id):
      if choose(id, [.sequence([]), part], depth) == 1 { expand(part, depth) }
    case .repetition(let part, let id):
      var count = 0
      while count < 3, choose(id, [.sequence([]), part], depth + count * 4) == 1 {
        expand(part, depth + 1)
        count += 1
      }
    case .reference(let name): expandReference(name, depth)
    }
  }

  private mutating func expandReference(_ name: String, _ depth: Int) {
    guard let rule = grammar.rules[name] else { return writeToken(name) }
    expand(rule, depth + 1)
    if name == "ingredient" { isBehindRawText = true }
  }

  private mutating func choose(_ id: Int, _ parts: [Grammar.Expression], _ depth: Int) -> Int {
    let choice = choice(id, parts, depth)
    uses[id][choice] += 1
    if !uses[id].contains(0) { unfinished.remove(id) }
    return choice
  }

  private mutating func choice(_ id: Int, _ parts: [Grammar.Expression], _ depth: Int) -> Int {
    if strategy == .unusedFirst, depth < SentenceMaker.depthLimit, let unused = uses[id].firstIndex(of: 0) {
      return unused
    }
    if depth > SentenceMaker.depthLimit || length > SentenceMaker.lengthLimit {
      let costs = parts.map { SentenceMaker.height($0, heights) }
      return costs.firstIndex(of: costs.min() ?? 0) ?? 0
    }
    var open = Array(parts.indices)
    if strategy == .unusedFirst, !unfinished.isEmpty {
      let wanted = open.filter { !choices(below: parts[$0]).isDisjoint(with: unfinished) }
      if !wanted.isEmpty { open = wanted }
    }
    return open[Int(generator.next() % UInt64(open.count))]
  }

  /// The choices that an expression may come to.
  private func choices(below expression: Grammar.Expression) -> Set<Int> {
    switch expression {
    case .literal: []
    case .sequence(let parts): parts.reduce(into: []) { $0.formUnion(choices(below: $1)) }
    case .choice(let parts, let id): parts.reduce(into: [id]) { $0.formUnion(choices(below: $1)) }
    case .optional(let part, let id), .repetition(let part, let id): choices(below: part).union([id])
    case .reference(let name): reach[name] ?? []
    }
  }

  private mutating func findReach() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for (name, rule) in grammar.rules {
        let found = choices(below: rule)
        if found != reach[name] {
          reach[name] = found
          isChanged = true
        }
      }
    }
  }

  // MARK: Writing

  private mutating func writeToken(_ name: String) {
    switch name {
    case "ADJACENT": isTight = true
    case "NEWLINE": endLine("\n")
    case "END": endLine(isBehindRawText ? "\n" : example("END"))
    default: write(example(name))
    }
  }

  private mutating func endLine(_ end: String) {
    text += end
    (isTight, isBehindRawText) = (true, false)
  }

  private mutating func write(_ word: String) {
    length += word.utf8.count + 1
    if !isTight { text += " " }
    text += word
    (isTight, isBehindRawText) = (false, false)
  }

  private mutating func example(_ name: String) -> String {
    guard let examples = TokenExamples.all[name] else { return "<\(name)>" }
    let index = nextExample[name, default: 0]
    nextExample[name] = index + 1
    return examples[index % examples.count]
  }

  // MARK: The shortest way out

  private static func heights(_ grammar: Grammar) -> [String: Int] {
    var heights: [String: Int] = [:]
    for token in grammar.tokens { heights[token] = 0 }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (name, rule) in grammar.rules {
        let height = height(rule, heights) + 1
        if height < heights[name, default: 1_000] {
          heights[name] = height
          isChanged = true
        }
      }
    }
    return heights
  }

  private static func height(_ expression: Grammar.Expression, _ heights: [String: Int]) -> Int {
    switch expression {
    case .literal, .optional, .repetition: 0
    case .sequence(let parts): parts.map { height($0, heights) }.max() ?? 0
    case .choice(let parts, _): parts.map { height($0, heights) }.min() ?? 0
    case .reference(let name): heights[name, default: 1_000]
    }
  }
}
