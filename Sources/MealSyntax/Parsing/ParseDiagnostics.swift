public import MealSource

extension SyntaxTree {
  /// The faults of the text as diagnostics; `bytes` is the text of file `file`.
  public func diagnostics(file: FileID, bytes: [UInt8]) -> [Diagnostic] {
    faults.map { fault in
      ParseDiagnostics(file: file, bytes: bytes).diagnostic(fault)
    }
  }
}

/// Words the faults of lexer and parser.
///
/// All sentences about syntax stand here.
struct ParseDiagnostics {
  let file: FileID
  let bytes: [UInt8]

  func diagnostic(_ fault: SyntaxFault) -> Diagnostic {
    switch fault.kind {
    case .invalidUTF8, .controlCharacter, .lineTooLong, .unknownCharacter: character(fault)
    case .unterminatedString, .badEscape: string(fault)
    case .ambiguousComma, .commaInList, .numberTooLong, .malformedNumber: number(fault)
    case .unclosed, .strayCloser, .tooDeep: bracket(fault)
    default: statement(fault)
    }
  }

  private func span(_ fault: SyntaxFault) -> SourceSpan { SourceSpan(file: file, range: fault.range) }

  private func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  private func character(_ fault: SyntaxFault) -> Diagnostic {
    let span = span(fault)
    let offset = fault.range.start
    switch fault.kind {
    case .invalidUTF8:
      let count = fault.range.count
      let what = count == 1 ? "a byte that is" : "\(count) bytes that are"
      return Diagnostic(
        .invalidUTF8, "\(what) not UTF-8 at offset \(offset)", at: span, label: "not UTF-8",
        notes: ["a `.meal` file is UTF-8 text"], help: "save the file as UTF-8, or delete the byte")
    case .controlCharacter:
      return Diagnostic(
        .controlCharacter, "a control character (byte \(bytes[Int(offset)])) at offset \(offset)", at: span,
        label: "cannot be seen", help: "delete it",
        fixes: [FixIt("delete the control character", replace: span, with: "")])
    case .lineTooLong:
      return Diagnostic(
        .lineTooLong, "a line longer than \(Lexer.lineLimit) bytes", at: span, label: "the line starts here",
        help: "break the line; an ingredient or statement may go on after a `\\` at the line's end")
    default:
      return Diagnostic(
        .unknownCharacter, "`\(text(fault.range))` means nothing here", at: span, label: "unexpected character",
        help: "delete it, or put the text in quotes")
    }
  }

  private func string(_ fault: SyntaxFault) -> Diagnostic {
    let span = span(fault)
    if fault.kind == .badEscape {
      return Diagnostic(
        .badEscape, "`\(text(fault.range))` is no escape", at: span, label: "unknown escape",
        notes: ["strings know \\n, \\t, \\\", \\\\, \\u{1F35E} and \\(expression)"],
        help: "write `\\\\` for a backslash")
    }
    return Diagnostic(
      .unterminatedString, "a string without its closing quotes", at: span, label: "opened here",
      help: "close it with `\(text(fault.range))` on the same line")
  }

  private func number(_ fault: SyntaxFault) -> Diagnostic {
    let span = span(fault)
    let written = text(fault.range)
    switch fault.kind {
    case .ambiguousComma:
      let thousand = written.filter { $0 != "," }
      let decimal = ParseDiagnostics.decimal(written)
      return Diagnostic(
        .ambiguousComma, "`\(written)` may mean \(thousand) or \(decimal)", at: span,
        label: "a thousand, or a decimal?",
        notes: ["a comma is a decimal comma in some countries and parts thousands in others"],
        help: "write `\(thousand)` or `\(decimal)`",
        fixes: [
          FixIt("write \(thousand)", replace: span, with: thousand, applicability: .maybe),
          FixIt("write \(decimal)", replace: span, with: decimal, applicability: .maybe),
        ])
    case .commaInList:
      let apart = written.split(separator: ",").joined(separator: ", ")
      let joined = ParseDiagnostics.decimal(written)
      return Diagnostic(
        .commaInList, "`\(written)` may be one number or several", at: span, label: "one number, or several?",
        help: "write `\(apart)` or `\(joined)`",
        fixes: [
          FixIt("write \(apart)", replace: span, with: apart, applicability: .maybe),
          FixIt("write \(joined)", replace: span, with: joined, applicability: .maybe),
        ])
    case .numberTooLong:
      return Diagnostic(
        .numberTooLong, "a number of more than 15 digits", at: span, label: "too long",
        notes: ["a number has at most 15 significant digits and lies below 1e15"], help: "round it")
    default:
      return Diagnostic(
        .malformedNumber, "`\(written)` is no number", at: span, label: "not a number",
        help: "write it like `12`, `1.5`, `1_000`, `1/2` or `1 1/2`")
    }
  }

  /// `1,000` as a decimal: `1.0`; `1,250` is `1.25`.
  private static func decimal(_ written: String) -> String {
    let parts = written.split(separator: ",", maxSplits: 1)
    var fraction = parts.count > 1 ? parts[1].filter { $0 != "," } : "0"
    while fraction.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(parts[0]).\(fraction)"
  }

  private func bracket(_ fault: SyntaxFault) -> Diagnostic {
    let span = span(fault)
    let written = text(fault.range)
    switch fault.kind {
    case .unclosed:
      let closer = written.hasSuffix("{") ? "}" : written.hasSuffix("[") ? "]" : ")"
      return Diagnostic(
        .unclosedBracket, "`\(written)` is never closed", at: span, label: "opened here",
        help: "add the missing `\(closer)`")
    case .strayCloser:
      return Diagnostic(
        .strayCloser, "`\(written)` closes nothing", at: span, label: "nothing is open here", help: "delete it",
        fixes: [FixIt("delete `\(written)`", replace: span, with: "", applicability: .maybe)])
    default:
      return Diagnostic(
        .nestedTooDeep, "nested more than \(Parser.nestingLimit) deep", at: span, label: "too deep",
        help: "name the inner part with `let`")
    }
  }

  private func statement(_ fault: SyntaxFault) -> Diagnostic {
    let span = span(fault)
    let written = text(fault.range)
    switch fault.kind {
    case .unknownStatement(let suggestion, let place):
      let fixes = suggestion.map { [FixIt("write `\($0)`", replace: span, with: $0)] } ?? []
      return Diagnostic(
        .unknownStatement, "no statement \(place) begins with `\(written)`", at: span, label: "not a statement",
        help: suggestion.map { "did you mean `\($0)`?" } ?? "an ingredient line begins with `- `, a comment with `#`",
        fixes: fixes)
    case .misplacedStatement(let word, let place):
      let what = word == "-" ? "an ingredient line" : "`\(word)`"
      return Diagnostic(
        .misplacedStatement, "\(what) cannot stand here", at: span, label: "out of place",
        help: word == "-" ? "put it into a recipe, a dish, a pantry or a shop list" : "it stands \(place)")
    case .trailing(let what):
      return Diagnostic(
        .trailingText, "unexpected `\(written)` after \(what)", at: span, label: "left over",
        help: "end the statement before it with a new line or `;`")
    case .reservedName(let word):
      return Diagnostic(
        .reservedName, "`\(word)` is a reserved word", at: span, label: "cannot be a name", help: "choose another name")
    case .emptyIngredient:
      return Diagnostic(
        .emptyIngredient, "an ingredient line without an ingredient", at: span, label: "nothing after it",
        help: "write the ingredient, or delete the line")
    case .repeatedClause(let word):
      return Diagnostic(
        .repeatedClause, "`\(word)` stands twice in one statement", at: span, label: "second one",
        help: "keep one of them")
    case .expected(let what):
      return Diagnostic(
        .expectedSomething, "\(what) is missing", at: span, label: "expected \(what)", help: "add \(what)")
    default:
      return Diagnostic(.expectedSomething, "something is missing", at: span)
    }
  }
}
