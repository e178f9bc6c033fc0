/// What a token is.
///
/// Every byte of a text belongs to exactly one token.
public enum TokenKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // Trivia: does not reach the grammar.
  /// Spaces, tabs, a byte-order mark, no-break spaces.
  case whitespace
  /// A line's end that ends nothing: inside `( )` or `[ ]`, after a comma or an operator, before `else` or `{`.
  case lineBreak
  /// A `\` at a line's end, and the line's end.
  case continuation
  /// `# …` to the end of the line.
  case comment
  /// `## …` to the end of the line.
  case docComment

  // What ends statements.
  /// A line's end that ends a statement.
  case newline
  /// `;`
  case semicolon
  /// The end of the text; always the last token, always empty.
  case endOfFile

  // Words and values.
  /// A name or a word that is a keyword only in its place.
  case identifier
  /// `true false and or not if else for in let def`
  case reservedTrue, reservedFalse, reservedAnd, reservedOr, reservedNot, reservedIf, reservedElse, reservedFor,
    reservedIn, reservedLet, reservedDef
  /// `12`, `1.5`, `1,5`, `1_000`, `1/2`, `1 1/2`, `½`
  case number
  /// `2026-11-30`
  case date
  /// `18:30`, `6:30 pm`
  case time
  /// `€`, `$`, `£`
  case currencySymbol
  /// A whole string without escapes: `"…"`.
  case string
  /// The opening quotes of a string that has escapes, interpolations or no end.
  case stringStart
  /// Text within such a string, escapes included.
  case stringText
  /// The closing quotes of such a string.
  case stringEnd
  /// `\(` within a string or an ingredient line.
  case interpolationStart
  /// `)` that closes it.
  case interpolationEnd

  // Raw text.
  /// The `-` that begins an ingredient line.
  case itemDash
  /// Text of an ingredient line.
  case ingredientText
  /// What was eaten, to the end of a journal line.
  case logText

  // Punctuation.
  /// Brackets.
  case openBrace, closeBrace, openParen, closeParen, openBracket, closeBracket
  /// `,` `:` `.` `..`
  case comma, colon, dot, range
  /// `=` `==` `!=` `<` `<=` `>` `>=`
  case equal, equalEqual, notEqual, less, lessEqual, greater, greaterEqual
  /// `+` `-` `*` `/` `%`
  case plus, minus, star, slash, percent
  /// A character that the language has no use for.
  case unknown
}

extension TokenKind {
  /// True for tokens that the grammar never sees.
  @inlinable public var isTrivia: Bool { rawValue <= TokenKind.docComment.rawValue }

  /// True for a token after which a line's end goes on: a comma or an operator.
  var continuesLine: Bool {
    switch self {
    case .comma, .equal, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .plus, .minus, .star,
      .slash,
      .range, .colon, .reservedAnd, .reservedOr, .reservedNot:
      true
    default: false
    }
  }

  /// The reserved word's spelling; nil for other kinds.
  public var reservedWord: String? {
    switch self {
    case .reservedTrue: "true"
    case .reservedFalse: "false"
    case .reservedAnd: "and"
    case .reservedOr: "or"
    case .reservedNot: "not"
    case .reservedIf: "if"
    case .reservedElse: "else"
    case .reservedFor: "for"
    case .reservedIn: "in"
    case .reservedLet: "let"
    case .reservedDef: "def"
    default: nil
    }
  }
}
