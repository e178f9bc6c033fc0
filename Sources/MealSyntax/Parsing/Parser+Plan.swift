import MealSource

extension Parser {
  /// True where the current word is a weekday.
  var isWeekday: Bool {
    let words: [StaticString] = [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri",
      "sat", "sun",
    ]
    return words.contains { at(word: $0) }
  }

  mutating func from() {
    let mark = mark
    eat()
    expression()
    let clause = self.mark
    if eat(.reservedFor) {
      expression()
      finish(.forClause, clause)
    }
    finishStatement(.field, mark, "the days")
  }

  mutating func slot() {
    let mark = mark
    eat()
    nameOrTitle("a slot's name")
    if kind == .time || kind == .openParen { expression() }
    flag("assemble")
    finishStatement(.slot, mark, "the slot")
  }

  private mutating func flag(_ word: StaticString) {
    let mark = mark
    if eat(word: word) { finish(.flag, mark) }
  }

  mutating func using() {
    let mark = mark
    eat()
    repeat { usingSource() } while eat(.comma)
    finishStatement(.using, mark, "what may fill the slots")
  }

  private mutating func usingSource() {
    let mark = mark
    if kind == .string || kind == .stringStart {
      string()
    } else if expect(.identifier, "`course`, `tag`, `recipe`, `file` or `composed`") {
      if kind == .identifier || kind == .string || kind == .stringStart { nameOrTitle("a name") }
    }
    finish(.source, mark)
  }

  /// `monday dinner "X" for Ana 1, Ben 3/2`, `friday dinner out`.
  mutating func pin() {
    let mark = mark
    day()
    nameOrTitle("a slot")
    if kind == .string || kind == .stringStart {
      string()
    } else if at(word: "leftovers") {
      eat()
      title("what is left over")
    } else if !eat(word: "out") {
      expected("a dish's name in quotes, `leftovers` or `out`")
    }
    if kind == .reservedFor { portions() }
    finishStatement(.pin, mark, "the entry")
  }

  /// A weekday, a date, or a computed one in brackets.
  private mutating func day() {
    let mark = mark
    if kind == .identifier {
      eat()
      finish(.name, mark)
    } else if kind == .openParen {
      paren()
    } else if kind == .date {
      postfix()
    } else {
      expected("a weekday or a date")
    }
  }

  /// `for Ana 1, Ben 3/2`.
  private mutating func portions() {
    let mark = mark
    eat()
    repeat {
      nameOrTitle("who")
      if kind == .number || kind == .openParen { bareNumber() }
    } while eat(.comma)
    finish(.forClause, mark)
  }

  mutating func attendance() {
    let mark = mark
    eat()
    nameOrTitle("who")
    if !eat(word: "on") { expected("`on` and a day") }
    day()
    if kind == .identifier || kind == .string || kind == .stringStart { nameOrTitle("a slot") }
    finishStatement(.attendance, mark, "the entry")
  }

  mutating func objective() {
    let mark = mark
    eat()
    metric()
    finishStatement(.objective, mark, "what is measured")
  }

  /// A nutrient, `cost`, `each ATTRIBUTE` and their like.
  mutating func metric() {
    let mark = mark
    let takesAttribute = at(word: "each") || at(word: "distinct")
    expect(.identifier, "what is measured")
    if takesAttribute { expect(.identifier, "what is told apart") }
    finish(.metric, mark)
  }

  /// `require`, `prefer`, `check`.
  mutating func requirement() {
    let mark = mark
    let isSoft = at(word: "prefer")
    eat()
    if isSoft, at(word: "weight"), kindAhead() == .number || kindAhead() == .openParen { weightClause() }
    metric()
    requirementClauses()
    bound(isOptional: isSoft)
    finishStatement(.requirement, mark, "the limit")
  }

  private mutating func weightClause() {
    let mark = mark
    eat()
    bareNumber()
    finish(.weightClause, mark)
  }

  private mutating func requirementClauses() {
    var seen: Set<SyntaxKind> = []
    while true {
      let start = token.range
      let clause: SyntaxKind
      if at(word: "of") {
        ofClause()
        clause = .ofClause
      } else if at(word: "per") {
        perClause()
        clause = .perClause
      } else if kind == .reservedFor {
        requirementEaters()
        clause = .forClause
      } else {
        return
      }
      reportRepeat(of: clause, at: start, &seen)
    }
  }

  /// Reports a clause that stood before in the same statement.
  mutating func reportRepeat(of clause: SyntaxKind, at range: ByteRange, _ seen: inout Set<SyntaxKind>) {
    if seen.insert(clause).inserted { return }
    report(.repeatedClause(String(decoding: bytes[range.indices], as: UTF8.self)), range)
  }

  /// `per serving`, `per 14 days`.
  mutating func perClause() {
    let mark = mark
    eat()
    if kind == .identifier {
      eat()
    } else if kind == .number {
      measure()
    } else {
      postfix()
    }
    finish(.perClause, mark)
  }

  /// A number with one unit: `per 14 days 1900 kcal..2100 kcal` is no quantity of two parts.
  private mutating func measure() {
    let mark = mark
    eat()
    if isUnitAhead { eat() }
    finish(.number, mark)
  }

  private mutating func requirementEaters() {
    let mark = mark
    eat()
    repeat { nameOrTitle("who") } while eat(.comma)
    finish(.forClause, mark)
  }

  private mutating func ofClause() {
    let mark = mark
    eat()
    selectorChain(.reservedOr)
    finish(.ofClause, mark)
  }

  /// Selectors between `or`, and between `and` within them.
  private mutating func selectorChain(_ connective: TokenKind) {
    let mark = mark
    selectorOperand(connective)
    guard kind == connective else { return }
    while eat(connective) { selectorOperand(connective) }
    finish(.binary, mark)
  }

  private mutating func selectorOperand(_ connective: TokenKind) {
    if connective == .reservedOr { selectorChain(.reservedAnd) } else { selector() }
  }

  /// `dinner`, `monday`, `tag fish`, `"Lentil soup"`, a date, brackets.
  private mutating func selector() {
    let mark = mark
    if kind == .string || kind == .stringStart {
      string()
    } else if kind == .date {
      eat()
    } else if kind == .openParen {
      return selectorParens()
    } else if at(word: "tag") || at(word: "course") || at(word: "recipe") || at(word: "meal") {
      eat()
      nameOrTitle("a name")
    } else {
      expect(.identifier, "a slot, a day, `tag` or a dish's name in quotes")
    }
    finish(.selector, mark)
  }

  private mutating func selectorParens() {
    guard depth < Parser.nestingLimit else {
      report(.tooDeep, token.range)
      return skipElementAsError()
    }
    let mark = mark
    depth += 1
    region(needs: "a slot, a day or `tag`") { $0.selectorChain(.reservedOr) }
    depth -= 1
    finish(.paren, mark)
  }

  /// `<= V`, `>= V`, `= V`, `V..W`.
  private mutating func bound(isOptional: Bool) {
    switch kind {
    case .newline, .semicolon, .endOfFile, .closeBrace:
      if isOptional { return }
    default: break
    }
    let mark = mark
    boundSign()
    expression()
    finish(.bound, mark)
  }
}
