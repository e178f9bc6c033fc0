import MealSource

extension Parser {
  mutating func special(_ special: StatementRule.Special) {
    switch special {
    case .use: useStatement()
    case .units: unitsStatement()
    case .household: household()
    case .kitchen: nested(.kitchen, .kitchen)
    case .eater: named(.eater, .eater)
    case .targets: nested(.targets, .targets)
    case .food: food()
    case .mayContain: mayContain()
    case .goal: goal()
    case .price: price()
    case .rate: rate()
    case .recipe: titled(.recipe, .recipe)
    case .meal: titled(.meal, .meal)
    case .dish: dish()
    case .plan: titled(.plan, .plan)
    case .pantry: nested(.pantry, .pantry)
    case .shop: nested(.shop, .shop)
    case .aisle: aisle()
    case .alias: alias()
    case .log: log()
    case .report: reportStatement()
    case .requirement: requirement()
    case .step: step()
    case .shortStep: shortStep()
    case .ready: ready()
    case .from: from()
    case .slot: slot()
    case .using: using()
    case .attendance: attendance()
    case .objective: objective()
    }
  }

  private mutating func useStatement() {
    let mark = mark
    eat()
    title("a file's name in quotes")
    finishStatement(.useStatement, mark, "the file's name")
  }

  private mutating func unitsStatement() {
    let mark = mark
    eat()
    let word = self.mark
    if expect(.identifier, "`us`, `metric`, `uk` or `au`") { finish(.name, word) }
    finishStatement(.field, mark, "the system of units")
  }

  /// A string that names something.
  mutating func title(_ what: String) {
    if kind == .string || kind == .stringStart { string() } else { expected(what) }
  }

  /// A name as a word or a string.
  mutating func nameOrTitle(_ what: String) {
    let mark = mark
    if kind == .identifier {
      eat()
      finish(.name, mark)
    } else {
      title(what)
    }
  }

  private mutating func household() {
    let mark = mark
    eat()
    if kind != .openBrace { nameOrTitle("a name in quotes, or `{`") }
    let isBroken = isStatementBroken
    block(.household)
    finish(.household, mark, isBroken: isBroken)
  }

  /// A keyword and a block.
  private mutating func nested(_ kind: SyntaxKind, _ body: BlockKind) {
    let mark = mark
    eat()
    block(body)
    finish(kind, mark)
  }

  /// A keyword, a word or string, and a block.
  private mutating func named(_ kind: SyntaxKind, _ body: BlockKind) {
    let mark = mark
    eat()
    nameOrTitle("a name")
    finishDeclaration(kind, body, mark)
  }

  /// A keyword, a string, and a block.
  private mutating func titled(_ kind: SyntaxKind, _ body: BlockKind) {
    let mark = mark
    eat()
    title("a name in quotes")
    finishDeclaration(kind, body, mark)
  }

  private mutating func finishDeclaration(_ kind: SyntaxKind, _ body: BlockKind, _ mark: Int) {
    let isBroken = isStatementBroken
    block(body)
    finish(kind, mark, isBroken: isBroken)
  }

  mutating func appliance() {
    let mark = mark
    eat()
    bareNumber()
    if eat(word: "shelves") { bareNumber() }
    finishStatement(.appliance, mark, "the number")
  }

  mutating func target() {
    let mark = mark
    let metric = self.mark
    eat()
    finish(.metric, metric)
    targetBound()
    finishStatement(.target, mark, "the target")
  }

  /// `<= 25 g`, `100 g..120 g`, `1.6 g/kg lean`: the value stops before a `/`.
  private mutating func targetBound() {
    let mark = mark
    boundSign()
    postfix()
    if eat(.range) { postfix() }
    if eat(.slash) {
      expect(.identifier, "`kg`")
      _ = eat(word: "lean")
    }
    finish(.bound, mark)
  }

  /// `<=`, `>=`, `=` or nothing; a limit is always part of what is allowed, so that `<` is none.
  mutating func boundSign() {
    switch kind {
    case .equal, .equalEqual, .lessEqual, .greaterEqual: eat()
    case .less, .greater:
      expected(kind == .less ? "`<=`" : "`>=`")
      eat()
    default: break
    }
  }

  private mutating func goal() {
    let mark = mark
    eat()
    let word = self.mark
    if expect(.identifier, "`maintain`, `lose` or `gain`") { finish(.name, word) }
    if kind == .number || kind == .openParen { postfix() }
    finishStatement(.field, mark, "the goal")
  }

  private mutating func food() {
    let mark = mark
    eat()
    if kind == .string || kind == .stringStart { string() } else { foodWords() }
    var seen: Set<SyntaxKind> = []
    while at(word: "per") || at(word: "label") {
      let start = token.range
      let clause: SyntaxKind = at(word: "per") ? .perClause : .labelClause
      if clause == .perClause { perClause() } else { labelClause() }
      reportRepeat(of: clause, at: start, &seen)
    }
    finishDeclaration(.food, .food, mark)
  }

  private mutating func foodWords() {
    let mark = mark
    while kind != .openBrace, kind != .newline, kind != .semicolon, kind != .endOfFile, !at(word: "per"),
      !at(word: "label")
    {
      wordOrBracket()
    }
    if stack.count == mark { return expected("a food's name") }
    finish(.words, mark)
  }

  private mutating func labelClause() {
    let mark = mark
    eat()
    expect(.identifier, "`us` or `eu`")
    finish(.labelClause, mark)
  }

  /// `energy 63 kcal`, `piece 450 g`: a word and an amount.
  mutating func foodValue() {
    let mark = mark
    eat()
    if kind == .identifier, kindAhead() == .number || kindAhead() == .openParen {
      // Two words: `saturated fat 0.1 g`.
      eat()
    }
    expression()
    finishStatement(.field, mark, "the amount")
  }

  private mutating func mayContain() {
    let mark = mark
    eat()
    if !eat(word: "contain") { expected("`contain`") }
    names()
    finishStatement(.field, mark, "the names")
  }

  private mutating func price() {
    let mark = mark
    eat()
    if kind == .string || kind == .stringStart { string() } else { priceWords() }
    expression()
    if at(word: "per") { pricePer() } else { expected("`per` and what the money buys") }
    var seen: Set<SyntaxKind> = []
    while at(word: "at") || at(word: "on") {
      let start = token.range
      let clause: SyntaxKind = at(word: "at") ? .atClause : .onClause
      placeOrDate()
      reportRepeat(of: clause, at: start, &seen)
    }
    finishStatement(.price, mark, "the price")
  }

  /// The words before the last money amount ahead of `per`.
  private mutating func priceWords() {
    let end = moneyStart()
    let mark = mark
    while index < end, kind != .endOfFile { wordOrBracket() }
    if stack.count == mark { return expected("a food's name") }
    finish(.words, mark)
  }

  /// Part of a food's name; brackets have to be whole.
  private mutating func wordOrBracket() {
    if isCloser(kind) { reportStray() }
    skipElement()
  }

  /// The position where the money amount ahead of `per` begins; without one, where the words seem to end.
  private func moneyStart() -> Int {
    var significant: [Int] = []
    var position = index
    while position < limit, ![.newline, .semicolon, .endOfFile].contains(tree.tokens[position].kind) {
      if tree.tokens[position].kind == .identifier, spells(position, "per"), let start = moneyEnding(significant) {
        return start
      }
      significant.append(position)
      position = following(position)
    }
    return significant.first { tree.tokens[$0].kind == .number || tree.tokens[$0].kind == .currencySymbol } ?? position
  }

  /// Where a money amount begins that ends with the last of `positions`; nil where none does.
  private func moneyEnding(_ positions: [Int]) -> Int? {
    guard positions.count >= 2 else { return nil }
    let last = tree.tokens[positions[positions.count - 1]].kind
    if last == .closeParen {
      return positions.last { tree.tokens[$0].kind == .openParen }
    }
    let first = tree.tokens[positions[positions.count - 2]].kind
    let isMoney =
      first == .number ? last == .identifier || last == .currencySymbol : first == .currencySymbol && last == .number
    guard isMoney else { return nil }
    if positions.count >= 3, tree.tokens[positions[positions.count - 3]].kind == .minus {
      return positions[positions.count - 3]
    }
    return positions[positions.count - 2]
  }

  /// `per kg`, `per 10`, `per 400 g tin`.
  private mutating func pricePer() {
    let mark = mark
    eat()
    if kind == .number || kind == .openParen { postfix() }
    while kind == .identifier, !at(word: "at"), !at(word: "on") { eat() }
    finish(.perClause, mark)
  }

  private mutating func placeOrDate() {
    let mark = mark
    if at(word: "at") {
      eat()
      nameOrTitle("a shop's name")
      finish(.atClause, mark)
    } else {
      eat()
      postfix()
      finish(.onClause, mark)
    }
  }

  private mutating func rate() {
    let mark = mark
    eat()
    expression()
    expect(.equal, "`=`")
    expression()
    if at(word: "on") { placeOrDate() }
    finishStatement(.rate, mark, "the rate")
  }

  private mutating func aisle() {
    let mark = mark
    eat()
    nameOrTitle("a name in quotes")
    let isBroken = isStatementBroken
    guard kind == .openBrace else {
      expected("`{`")
      skipToBlockEnd()
      return finish(.aisle, mark, isBroken: true)
    }
    region(isBlock: true) { $0.aisleFoods() }
    finish(.aisle, mark, isBroken: isBroken)
  }

  private mutating func aisleFoods() {
    while kind != .endOfFile {
      let before = index
      switch kind {
      case .newline, .semicolon, .comma: eat()
      default:
        beginStatement()
        if kind == .openBrace, pair()?.isClosed == false { skipElement() }
        names()
        if isStatementBroken { skipToStatementEnd() }
      }
      if index == before { skipElement() }
    }
  }

  private mutating func alias() {
    let mark = mark
    eat()
    nameOrTitle("a name in quotes")
    expect(.equal, "`=`")
    nameOrTitle("a food's name in quotes")
    finishStatement(.alias, mark, "the alias")
  }

  private mutating func log() {
    let mark = mark
    eat()
    postfix()
    let isBroken = isStatementBroken
    block(.log)
    finish(.log, mark, isBroken: isBroken)
  }

  /// `08:10 Ana ate 2 eggs`.
  mutating func logEvent() {
    let mark = mark
    eat()
    nameOrTitle("who")
    let verb = token.range
    if at(word: "ate") {
      eat()
      logText()
    } else if at(word: "swapped") {
      eat()
      title("the dish that was refused")
      expect(.reservedFor, "`for`")
      title("the dish that took its place")
    } else if at(word: "cooked") {
      eat()
      title("the dish")
    } else if at(word: "carried") {
      eat()
      title("what was carried over")
      expect(.identifier, "`full`, `hungry` or `skipped`")
    } else if kind == .identifier {
      let known = ["ate", "swapped", "cooked", "carried"]
      report(.unknownStatement(suggestion: Suggestion.closest(to: text, in: known).first, place: "in a log"), verb)
      skipToStatementEnd()
    } else {
      expected("`ate`, `swapped`, `cooked` or `carried`")
    }
    finishStatement(.logEvent, mark, "the event")
  }

  private mutating func logText() {
    var isEmpty = true
    while kind == .logText || kind == .interpolationStart {
      isEmpty = false
      if kind == .logText { eat() } else { interpolation() }
    }
    if isEmpty { expected("what was eaten") }
  }

  private mutating func reportStatement() {
    let mark = mark
    eat()
    repeat {
      let word = self.mark
      if expect(.identifier, "a report's name") { finish(.name, word) } else { break }
    } while eat(.comma)
    finishStatement(.report, mark, "the names of reports")
  }
}
