import MealSource

extension Parser {
  /// A whole text.
  mutating func file() {
    let mark = mark
    statements(in: .file)
    stack.append(UInt32(truncatingIfNeeded: index) | SyntaxTree.tokenBit)
    finish(.file, mark)
  }

  /// Statements until the region's end.
  mutating func statements(in block: BlockKind) {
    while kind != .endOfFile {
      let before = index
      switch kind {
      case .newline, .semicolon: eat()
      default: statement(in: block)
      }
      if index == before { skipElement() }
    }
  }

  /// `{ … }` of statements.
  mutating func block(_ block: BlockKind) {
    guard kind == .openBrace else { return blockWithoutBrace(block) }
    let mark = mark
    if depth >= Parser.nestingLimit {
      report(.tooDeep, token.range)
      skipElement()
    } else {
      depth += 1
      region(isBlock: true) { $0.statements(in: block) }
      depth -= 1
    }
    finish(.block, mark)
  }

  private mutating func statement(in block: BlockKind) {
    beginStatement()
    switch kind {
    case .reservedLet: letStatement()
    case .reservedDef: defStatement()
    case .reservedIf: ifStatement(in: block)
    case .reservedFor: forStatement(in: block)
    case .itemDash: item(in: block)
    case .identifier: keyword(in: block)
    case .openBrace: extraBrace(in: block)
    case .date, .openParen: if block == .plan { pin() } else { unknownStatement(in: block) }
    case .time: if block == .log { logEvent() } else { unknownStatement(in: block) }
    default: unknownStatement(in: block)
    }
  }

  private mutating func keyword(in block: BlockKind) {
    for (word, rule) in block.rules where spells(index, word) { return statement(rule, in: block) }
    switch block {
    case .kitchen: appliance()
    case .targets: target()
    case .food: foodValue()
    case .plan where isWeekday: pin()
    default: unknownStatement(in: block)
    }
  }

  private mutating func statement(_ rule: StatementRule, in block: BlockKind) {
    let mark = mark
    switch rule {
    case .special(let special): return self.special(special)
    case .value:
      eat()
      expression()
    case .wordOrValue:
      eat()
      wordOrValue()
    case .names:
      eat()
      names()
    case .text:
      eat()
      text(until: [])
    case .alone: eat()
    }
    finishStatement(.field, mark, "the value")
  }

  /// Ends a simple statement and closes its node.
  mutating func finishStatement(_ kind: SyntaxKind, _ mark: Int, _ what: String) {
    endStatement(what)
    finish(kind, mark, isBroken: isStatementBroken)
  }

  private mutating func wordOrValue() {
    let mark = mark
    guard kind == .identifier, kindAhead() != .dot, kindAhead() != .openParen else { return expression() }
    eat()
    finish(.name, mark)
  }

  /// Names with commas between them.
  mutating func names() {
    repeat {
      let mark = mark
      if kind == .string || kind == .stringStart { string() } else { words() }
      if stack.count == mark { return }
    } while eat(.comma)
  }

  /// One name of several words, to a comma or the statement's end.
  mutating func words() {
    let mark = mark
    while isWordPart { eat() }
    if stack.count == mark { return expected("a name") }
    finish(.words, mark)
  }

  private var isWordPart: Bool {
    switch kind {
    case .identifier, .number, .percent, .unknown, .minus, .slash, .dot, .reservedAnd, .reservedOr, .reservedIn,
      .reservedNot,
      .reservedFor:
      true
    default: false
    }
  }

  /// A string, or words to the statement's end.
  mutating func text(until stops: [StaticString]) {
    if kind == .string || kind == .stringStart { return string() }
    let mark = mark
    while isWordPart || kind == .comma || kind == .date || kind == .colon, !stops.contains(where: { at(word: $0) }) {
      eat()
    }
    if stack.count == mark { return expected("a text in quotes") }
    finish(.words, mark)
  }

  private mutating func unknownStatement(in block: BlockKind) {
    let mark = mark
    if tree.tokens[index].kind == .unknown {
      report(.unknownCharacter, token.range)
    } else if isCloser(kind) {
      reportStray()
      eat()
      return finish(.error, mark, isBroken: true)
    } else if kind == .identifier {
      report(unknownWord(in: block), token.range)
    } else if let word = kind.reservedWord {
      report(.misplacedStatement(word: word, place: block.place), token.range)
    } else {
      report(.unknownStatement(suggestion: nil, place: block.place), token.range)
    }
    skipToStatementEnd()
    finish(.error, mark, isBroken: true)
  }

  private func unknownWord(in block: BlockKind) -> SyntaxFault.Kind {
    let word = text
    for other in BlockKind.allCases where other.rules.contains(where: { "\($0.word)" == word }) {
      return .misplacedStatement(word: word, place: other.place)
    }
    let known = block.rules.map { "\($0.word)" } + ["let", "def", "for", "if"]
    return .unknownStatement(suggestion: Suggestion.closest(to: word, in: known).first, place: block.place)
  }

  // MARK: Bindings and control

  private mutating func letStatement() {
    let mark = mark
    eat()
    nameToDeclare()
    expect(.equal, "`=`")
    expression()
    finishStatement(.letStatement, mark, "the value")
  }

  private mutating func nameToDeclare() {
    if let word = kind.reservedWord {
      report(.reservedName(word), token.range)
      eat()
    } else {
      expect(.identifier, "a name")
    }
  }

  private mutating func defStatement() {
    let mark = mark
    eat()
    nameToDeclare()
    if kind == .openParen { region { $0.parameters() } } else { expected("`(`") }
    expect(.equal, "`=`")
    expression()
    finishStatement(.defStatement, mark, "the value")
  }

  private mutating func parameters() {
    while kind != .endOfFile {
      let mark = mark
      let before = index
      nameToDeclare()
      if eat(.equal) { expression() }
      finish(.parameter, mark)
      guard kind != .endOfFile else { return }
      if !expect(.comma, "`,` or `)`") || index == before { return }
    }
  }

  private mutating func ifStatement(in block: BlockKind) {
    let mark = mark
    eat()
    comparison()
    var isBroken = isStatementBroken
    self.block(block)
    strayBeforeElse()
    while kind == .reservedElse {
      beginStatement()
      eat()
      if eat(.reservedIf) {
        expression()
        isBroken = isBroken || isStatementBroken
      }
      self.block(block)
      strayBeforeElse()
    }
    finish(.ifStatement, mark, isBroken: isBroken)
  }

  private mutating func forStatement(in block: BlockKind) {
    if block == .plan, tree.tokens[following(following(index))].kind != .reservedIn { return planEaters() }
    let mark = mark
    eat()
    if kind == .reservedIn, kindAhead() != .reservedIn { expected("a name") } else { nameToDeclare() }
    expect(.reservedIn, "`in`")
    expression()
    let isBroken = isStatementBroken
    self.block(block)
    finish(.forStatement, mark, isBroken: isBroken)
  }

  private mutating func planEaters() {
    let mark = mark
    eat()
    names()
    finishStatement(.forClause, mark, "the names")
  }

  // MARK: Ingredient lines

  private mutating func item(in block: BlockKind) {
    let mark = mark
    let dash = token.range
    if !block.takesItems { report(.misplacedStatement(word: "-", place: BlockKind.recipe.place), dash) }
    eat()
    var isEmpty = true
    while kind == .ingredientText || kind == .interpolationStart {
      isEmpty = false
      if kind == .ingredientText { eat() } else { interpolation() }
    }
    if isEmpty { report(.emptyIngredient, dash) }
    finish(.ingredient, mark, isBroken: isStatementBroken)
  }
}
