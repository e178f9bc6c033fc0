import MealSource

extension Parser {
  mutating func dish() {
    let mark = mark
    eat()
    title("a name in quotes")
    let isBroken = isStatementBroken
    if kind == .openBrace {
      block(.dish)
      return finish(.dish, mark, isBroken: isBroken)
    }
    if at(word: "x") {
      timesClause()
    } else if kind == .reservedFor {
      let clause = self.mark
      eat()
      expression()
      finish(.forClause, clause)
    } else if isBlockBelow {
      blockWithoutBrace(.dish)
      return finish(.dish, mark, isBroken: true)
    }
    finishStatement(.dish, mark, "the dish")
  }

  /// `x 1/2`.
  private mutating func timesClause() {
    let mark = mark
    eat()
    postfix()
    finish(.timesClause, mark)
  }

  mutating func ready() {
    let mark = mark
    eat()
    expression()
    if at(word: "on") {
      let clause = self.mark
      eat()
      expression()
      finish(.onClause, clause)
    }
    finishStatement(.field, mark, "the time")
  }

  mutating func step() {
    let mark = mark
    eat()
    nameOrTitle("a name for the step")
    duration()
    stepClauses()
    finishStatement(.step, mark, "the step")
  }

  mutating func shortStep() {
    let mark = mark
    let kind: SyntaxKind = at(word: "cook") ? .cook : .rest
    eat()
    duration()
    stepClauses()
    finishStatement(kind, mark, "the step")
  }

  /// An expression, or `20-25 min` and `20 to 25 min`.
  private mutating func duration() {
    guard kind == .number, let sign = rangeSign() else { return expression() }
    let mark = mark
    let first = self.mark
    eat()
    finish(.number, first)
    while index <= sign { eat() }
    numberWithUnits()
    finish(.range, mark)
  }

  /// The position of a `-` without spaces around it, or of `to`, between two numbers.
  private func rangeSign() -> Int? {
    let sign = following(index)
    let second = following(sign)
    guard second < limit, tree.tokens[second].kind == .number else { return nil }
    if spells(sign, "to") { return sign }
    let isTight = sign == index + 1 && second == sign + 1
    return tree.tokens[sign].kind == .minus && isTight ? sign : nil
  }

  private mutating func stepClauses() {
    var seen: Set<SyntaxKind> = []
    while true {
      let start = token.range
      guard let clause = stepClause() else { return }
      if clause != .flag { reportRepeat(of: clause, at: start, &seen) }
    }
  }

  /// One clause; nil where none begins.
  private mutating func stepClause() -> SyntaxKind? {
    let mark = mark
    if kind == .string || kind == .stringStart {
      string()
      return .string
    } else if kind == .reservedIn || at(word: "on") {
      eat()
      expect(.identifier, "an appliance")
      finish(.onClause, mark)
      return .onClause
    } else if at(word: "at") {
      eat()
      signedValue()
      finish(.atClause, mark)
      return .atClause
    } else if at(word: "after") {
      afterClause()
      return .afterClause
    } else if at(word: "hold") {
      holdClause()
      return .holdClause
    } else if at(word: "overlaps") {
      eat()
      if !eat(word: "none") { expected("`none`") }
      finish(.overlapsClause, mark)
      return .overlapsClause
    } else if at(word: "unattended") || at(word: "attended") {
      eat()
      finish(.flag, mark)
      return .flag
    }
    return nil
  }

  private mutating func afterClause() {
    let mark = mark
    eat()
    repeat {
      nameOrTitle("a step's name")
    } while eat(.comma)
    finish(.afterClause, mark)
  }

  private mutating func holdClause() {
    let mark = mark
    eat()
    if eat(word: "up"), !eat(word: "to") { expected("`to`") }
    postfix()
    finish(.holdClause, mark)
  }
}
